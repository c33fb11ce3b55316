"""What bots have learned: small networks, and their weights as the package ships them."""
