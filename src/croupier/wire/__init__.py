"""The messages between client and server, typed once; the TypeScript types and the protocol's
documentation are generated from here."""
