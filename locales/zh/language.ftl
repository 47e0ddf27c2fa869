# 这种语言的自称。

language-name = 中文
