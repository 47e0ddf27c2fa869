# 轮盘在菜单和列表上的文字，随首页加载。

roulette-name = 轮盘
roulette-room-casino = 轮盘
roulette-room-casino-sub =
    { $tables ->
        [0] 最多 8 人
       *[other] 一个轮盘 · { $tables } 桌开放
    }
roulette-room-european = 欧式轮盘
roulette-room-european-sub =
    { $tables ->
        [0] 通行赔率
       *[other] 通行赔率 · { $tables } 桌开放
    }
roulette-stakes = 每注 { $min } 起
roulette-stakes-range = 每注 { $min } 至 { $max }
roulette-round = 第 { $number } 转
