"""Tables over the network: their protocol, their store, and who sits at them."""
