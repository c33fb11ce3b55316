"""Where others find this server: its addresses on the network, a second listener, tunnels."""
