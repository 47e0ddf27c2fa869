"""One suite that every game passes, over many random evenings. A new game adds nothing here but
where its cards lie and who may know them (`sight.py`)."""
