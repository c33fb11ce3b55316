"""Turn notifications: people are notified when it is their turn and they are not there."""
