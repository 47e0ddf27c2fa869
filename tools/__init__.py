"""What a checkout needs to build, check and test itself; never imported by the product."""
