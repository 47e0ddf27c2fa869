"""The bus between processes: gateways, dealers and rooms over core NATS, which only carries."""
