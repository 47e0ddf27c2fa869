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
