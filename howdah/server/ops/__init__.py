"""What whoever runs a server looks after: limits, logs, metrics, housekeeping, time."""
