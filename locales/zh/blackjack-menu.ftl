# 二十一点在菜单和列表上的文字，随首页加载。

blackjack-name = 二十一点
blackjack-room-casino = 二十一点
blackjack-room-casino-sub = 你对庄家
blackjack-room-twenty-one = 二十一点
blackjack-room-twenty-one-sub = 最多八人对庄家
blackjack-room-twenty-one-full = 二十一点（全规则）
blackjack-room-twenty-one-full-sub = 加倍、分牌、保险、投降
blackjack-stakes = 最低下注 { $min }
blackjack-stakes-range = 下注 { $min } 到 { $max }
blackjack-round = 第 { $number } 局

# 机器人，由弱到强
blackjack-bot-mimic = 照庄家打
blackjack-bot-bold = 大胆
blackjack-bot-timid = 从不冒爆牌的险
blackjack-bot-basic = 照表打

# What somebody is remembered for
blackjack-feat-busted_the_house = 赢垮了赌场

# 开桌者可更改的规则
blackjack-set-decks = 几副牌
blackjack-set-dealer = 庄家十七点
blackjack-set-dealer-stands_on_17 = 停牌
blackjack-set-dealer-hits_soft_17 = 软十七点补牌
blackjack-set-dealer-hits_17 = 一律补牌
blackjack-set-natural = 天成二十一点赔率
blackjack-set-pays = { $win } 赔 { $stake }
blackjack-set-hands_max = 分牌
blackjack-set-hands =
    { $hands ->
        [1] 不分牌
       *[other] 最多 { $hands } 手
    }
blackjack-set-natural_ends_round = 一位玩家的天成二十一点胜过所有人
blackjack-set-double = 加倍
blackjack-set-double_after_split = 分牌后可加倍
blackjack-set-split_aces_draw = 分开的 A 可补牌
blackjack-set-insurance = 保险
blackjack-set-surrender = 投降
blackjack-set-five_hit_bonus = 补五张牌赢了二赔一
blackjack-set-swedish_pub = 瑞典酒馆：十七至十九点平局庄家赢
