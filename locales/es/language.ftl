# El nombre de esta lengua en esta lengua.

language-name = Español
