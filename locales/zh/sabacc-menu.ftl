# 沙巴克在菜单和列表上的文字，随首页加载。

sabacc-name = 沙巴克
sabacc-room-casino = 沙巴克
sabacc-room-casino-sub =
    { $tables ->
        [0] 最接近零者胜
       *[other] 最接近零者胜 · 已开 { $tables } 桌
    }
sabacc-stakes = 每局入场费 { $fee }
sabacc-round-title = 第 { $number } 局

# 机器人，由弱到强
sabacc-bot-balance = 沉稳型
