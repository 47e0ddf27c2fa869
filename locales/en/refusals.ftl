# Why an order was refused, and what to do next. Amounts are in hundredths: CHIPS writes them.

refusal-malformed = This message is not understood and nothing was changed. Reload the page; if you wrote the client, the facts say where the message is wrong.
