# What this language calls itself. A folder with catalogues is a language; no list names it.

language-name = English
