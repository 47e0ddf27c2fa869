"""The processes of a house with many: each wired together from the parts that its role has."""
