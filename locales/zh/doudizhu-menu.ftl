# 斗地主在菜单和列表上的文字，随首页加载。

doudizhu-name = 斗地主
doudizhu-room-bid = 斗地主
doudizhu-room-bid-sub =
    { $tables ->
        [0] 两家斗地主
       *[other] 两家斗地主 · 已开 { $tables } 桌
    }
doudizhu-room-random = 随机地主
doudizhu-room-random-sub =
    { $tables ->
        [0] 斗地主，随机选出地主
       *[other] 斗地主，随机选出地主 · 已开 { $tables } 桌
    }
doudizhu-room-beginner = 新手场
doudizhu-room-beginner-sub =
    { $tables ->
        [0] 斗地主，只用简单牌型
       *[other] 斗地主，只用简单牌型 · 已开 { $tables } 桌
    }
doudizhu-stakes = 底分 { $base }
doudizhu-stakes-spring = 底分 { $base }，春天翻倍
doudizhu-round-title = 第 { $number } 局

# 机器人，由弱到强
doudizhu-bot-easy = 简单：能出就出
doudizhu-bot-medium = 中等：会规划手牌
doudizhu-bot-hard = 困难：经过学习，会推演
