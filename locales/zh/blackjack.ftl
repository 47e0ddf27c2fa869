# 二十一点的文字。

# 按钮
blackjack-start = 开始
blackjack-hit = 要牌
blackjack-stand = 停牌
blackjack-double = 加倍
blackjack-split = 分牌
blackjack-surrender = 投降
blackjack-insure = 买保险
blackjack-no-insurance = 不买保险
blackjack-more = 再押 { $amount }
blackjack-half-back = 退回 { $amount }
blackjack-aside = 另押 { $amount }
blackjack-insurance-amount = 保险
blackjack-chips = 可下注的筹码
blackjack-add = 加 { $amount }
blackjack-add-least = { $chip } 的筹码：下最低注 { $amount }
blackjack-take = 收回 { $amount }
blackjack-undo = 撤销
blackjack-clear = 清空
blackjack-repeat = 重复
blackjack-repeat-of = 上次下注 { $amount }
blackjack-all-in = 全下
blackjack-bet = 下注
blackjack-bet-bad = { $min } 到 { $max }
blackjack-bet-typed = 按回车下注 { $amount }
blackjack-bet-none = 按回车收回下注
blackjack-your-moves = 你的行动

# 快捷键
blackjack-key-chips = 加一枚筹码，从最小的开始
blackjack-key-take = 收回最近按的那种筹码
blackjack-key-undo = 撤销
blackjack-key-clear = 清空下注
blackjack-key-repeat = 重复上次下注
blackjack-key-all-in = 全下
blackjack-key-start = 开始
blackjack-key-hit = 要牌
blackjack-key-stand = 停牌
blackjack-key-double = 加倍
blackjack-key-split = 分牌
blackjack-key-surrender = 投降
blackjack-key-insure = 买或不买保险

# 台面
blackjack-felt-pays = 赢则一赔一
blackjack-felt-soft = 庄家 16 点及软 17 点必须要牌
blackjack-felt-hard = 庄家 16 点必须要牌，17 点停牌
blackjack-felt-hits = 庄家凡十七点皆补牌
blackjack-felt-natural = 天成二十一点 { $win } 赔 { $stake }
blackjack-felt-insurance = 保险二赔一
blackjack-shoe = { $decks } 副牌的牌靴里还有 { $left } 张
blackjack-shoe-shuffle = { $cards } 张后洗牌
blackjack-shoe-soon = 即将洗牌
blackjack-place-bet = 请下注
blackjack-players = 玩家
blackjack-dealer = 庄家
blackjack-total-soft = 软 { $points }
blackjack-total-bust = { $points } · 爆牌
# 加倍的一手
blackjack-total-doubled = { $points } · 2×
blackjack-insured-for = 保险 { $amount }
blackjack-hand-none = { $name }：还没有牌
blackjack-hand = { $name }：{ $cards }；{ $points } 点
blackjack-hand-soft = { $name }：{ $cards }；软 { $points } 点
blackjack-note-bet = 请下注
blackjack-note-start = 按“开始”，或再加筹码
blackjack-note-turn = { $points } 点对 { $dealer } 点
blackjack-note-dealer = 庄家行动
blackjack-note-other = { $name } 行动
blackjack-note-hand = 第 { $number } 手，共 { $count } 手：{ $points } 点对 { $dealer } 点
blackjack-note-insurance = 庄家亮出 A
blackjack-note-others-insure = 其他人正在决定是否买保险
blackjack-next-round =
    { $seconds ->
        [0] 下一局 …
       *[other] { SECONDS($seconds) }后下一局
    }
blackjack-win = 你赢了 { $amount }
blackjack-push = 平局：退回 { $amount }
blackjack-loss = 庄家赢：你输了 { $amount }
blackjack-why-points = { $points } 点对 { $dealer } 点
blackjack-why-dealer-bust = 庄家 { $dealer } 点爆牌
blackjack-why-bust = { $points } 点爆牌
blackjack-why-natural = 天成二十一点
blackjack-why-other-natural = 有人拿到天成二十一点，胜过其他所有人
blackjack-why-surrendered = 已投降
blackjack-house-busted = { $name } 赢垮了赌场
blackjack-house-busted-why = { $amount } 超过了本桌的上限。牌桌就此关闭，每个人保留自己的筹码。

# 播报
blackjack-told-bet =
    { $me ->
        [yes] 你下注 { $amount }
       *[no] { $name } 下注 { $amount }
    }
blackjack-told-no-bet =
    { $me ->
        [yes] 你收回下注
       *[no] { $name } 收回下注
    }
blackjack-told-dealt =
    { $me ->
        [yes] 你拿到 { $cards }，{ $points } 点
       *[no] { $name } 拿到 { $cards }，{ $points } 点
    }
blackjack-told-up = 庄家亮出 { $card }
blackjack-told-drawn =
    { $me ->
        [yes] 你要到 { $card }：{ $points } 点
       *[no] { $name } 要到 { $card }：{ $points } 点
    }
blackjack-told-stood =
    { $me ->
        [yes] 你以 { $points } 点停牌
       *[no] { $name } 以 { $points } 点停牌
    }
blackjack-told-busted =
    { $me ->
        [yes] 你爆牌了
       *[no] { $name } 爆牌
    }
blackjack-told-hole = 庄家翻开 { $card }：{ $points } 点
blackjack-told-dealer-drew = 庄家要到 { $card }：{ $points } 点
blackjack-told-dealer-bust = 庄家爆牌
blackjack-told-forfeited =
    { $me ->
        [yes] 你离开，下注的 { $amount } 归庄家
       *[no] { $name } 离开，下注的 { $amount } 归庄家
    }
blackjack-told-win =
    { $me ->
        [yes] 你赢了 { $amount }
       *[no] { $name } 赢了 { $amount }
    }
blackjack-told-push =
    { $me ->
        [yes] 平局：退回你的下注 { $amount }
       *[no] 平局：退回 { $name } 的下注 { $amount }
    }
blackjack-told-loss =
    { $me ->
        [yes] 庄家赢：你输了 { $amount }
       *[no] 庄家赢：{ $name } 输了 { $amount }
    }
blackjack-told-shuffled = 到了切牌标记：桌上以外的牌全部重新洗过
blackjack-told-insured =
    { $me ->
        [yes] 你买了 { $amount } 的保险
       *[no] { $name } 买了 { $amount } 的保险
    }
blackjack-told-not-insured =
    { $me ->
        [yes] 你不买保险
       *[no] { $name } 不买保险
    }
blackjack-told-insurance-won =
    { $me ->
        [yes] 你的保险赔付 { $amount }
       *[no] 保险赔付 { $name } { $amount }
    }
blackjack-told-insurance-lost =
    { $me ->
        [yes] 你输掉了 { $amount } 的保险
       *[no] { $name } 输掉了 { $amount } 的保险
    }
blackjack-told-peeked = 庄家看了暗牌：不是天生二十一点
blackjack-told-doubled =
    { $me ->
        [yes] 你加倍，再下 { $amount }
       *[no] { $name } 加倍，再下 { $amount }
    }
blackjack-told-split =
    { $me ->
        [yes] 你分牌，第二手下注 { $amount }
       *[no] { $name } 分牌，第二手下注 { $amount }
    }
blackjack-told-surrendered =
    { $me ->
        [yes] 你投降，退回一半下注
       *[no] { $name } 投降，退回一半下注
    }
blackjack-told-house-busted =
    { $me ->
        [yes] 你有 { $amount }，赢垮了庄家！本桌关闭，各人保留自己的筹码
       *[no] { $name } 有 { $amount }，赢垮了庄家！本桌关闭，各人保留自己的筹码
    }
blackjack-told-stack = 你现在有 { $amount }
blackjack-told-place-bet = 请下注，然后按“开始”
blackjack-told-your-turn = 轮到你：{ $points } 点对 { $dealer } 点。要牌或停牌
blackjack-told-insurance = 庄家亮出 A。要买保险吗？

# 历史
blackjack-outcome-win = 赢 { $amount } · { $points } 点对 { $dealer } 点
blackjack-outcome-push = 平局 · { $points } 点对 { $dealer } 点
blackjack-outcome-loss = 输 { $amount } · { $points } 点对 { $dealer } 点
blackjack-outcome-none = 没有下注
blackjack-outcome-dealer = 庄家 { $dealer } 点

# 离开
blackjack-leave-title = 放弃你的下注？
blackjack-leave-text = 放下的筹码就是下注：现在离开，它们归庄家。其余回到你的钱包。

# 本桌规则
blackjack-rules-aim = 目标
blackjack-rules-aim-text = 比庄家更接近 21 点，但不能超过。
blackjack-rules-values = 牌的点数
blackjack-rules-value-number = 2 到 10 按数字计点。
blackjack-rules-value-ten = J、Q、K 都算 10 点。
blackjack-rules-value-ace = A 算 11 点；如果那样会超过 21 点，就算 1 点。A 算 11 点的牌叫软牌。
blackjack-rules-moves = 你的行动
blackjack-rules-move-bet = 把筹码放进圈里，再按“开始”。你和庄家各得两张牌，庄家的第一张扣着。
blackjack-rules-move-hit = 再拿一张牌，次数不限。超过 21 点就爆牌，输掉下注。
blackjack-rules-move-stand = 不再拿牌，轮到庄家。
blackjack-rules-dealer = 庄家的行动
blackjack-rules-dealer-soft = 庄家翻开扣着的牌，没有选择：16 点以下和软 17 点必须要牌，硬 17 点和 18 点以上必须停牌，即使你的点数更高。
blackjack-rules-dealer-hits = 庄家翻开暗牌，别无选择：十七点及以下补牌，十八点及以上停牌，即使你的点数更高。
blackjack-rules-dealer-hard = 庄家翻开扣着的牌，没有选择：16 点以下必须要牌，17 点以上必须停牌，即使你的点数更高。
blackjack-rules-win = 怎样赢
blackjack-rules-win-text = 你的点数比庄家高，或者庄家超过 21 点而你没有，你就赢了。赢时拿回下注的两倍，A 加 10 点也一样。点数相同退回下注。否则输掉下注，不会再多输。
blackjack-rules-win-natural = 点数比庄家高，或庄家爆牌而你没有，你就赢，赔与下注相等。头两张牌为 A 和十点是天成二十一点，{ $win } 赔 { $stake }。点数相同，退回下注。否则只输下注。
blackjack-rules-first-natural = 玩家的天成二十一点结束这一局：胜过所有没有它的人，包括庄家。
blackjack-rules-peek = 明牌为 A 或十点时，庄家先看暗牌。若是天成二十一点，这一局立即结束。
blackjack-rules-sides = 本桌规则
blackjack-rules-move-double = 头两张牌时再押同样多，然后只得一张牌。
blackjack-rules-move-split = 两张同点的牌分成两手，第二手下注相同。{ $hands ->
        [2] 一手只能分一次。
       *[other] 最多 { $hands } 手。
    }
blackjack-rules-move-surrender = 放弃头两张牌，退回一半下注。
blackjack-rules-move-insure = 庄家亮出 A 时，可另押至多一半下注。庄家是天成二十一点则二赔一，否则输掉。
blackjack-rules-bonus = 补五张牌而不爆：赢了二赔一。
blackjack-rules-pub = 瑞典酒馆规则：十七、十八、十九点平局时庄家赢。
blackjack-rules-limit = 筹码超过 { $amount } 就赢垮了赌场，牌桌随即关闭。
blackjack-rules-shoe = { $count } 副牌的牌靴，到达离末尾 { $least } 至 { $most } % 的标记时洗牌
blackjack-rules-leave = 放下筹码后离开，这些筹码归庄家。
blackjack-rules-table = 本桌
blackjack-rules-bets = 下注
blackjack-rules-bets-all = { $min } 到你的全部筹码
blackjack-rules-bets-range = { $min } 到 { $max }
blackjack-rules-cards = 牌
blackjack-rules-decks = { $count } 副 52 张的牌，每局重新洗牌
blackjack-rules-clock = 行动时间
blackjack-rules-seconds = { SECONDS($seconds) }，超时停牌
blackjack-rules-clock-none = 不限
blackjack-rules-untimed = 桌上只有你一个人时不计时。

# The book: what each move is worth, and the chart
blackjack-ask-book = 查看策略
blackjack-book = 书上怎么说？
blackjack-book-means = 以牌靴中剩余的牌计算，你的下注平均输赢多少。
blackjack-chart = 本桌策略表
blackjack-chart-hard = 硬牌
blackjack-chart-soft = 软牌
blackjack-chart-pair = 对子
blackjack-chart-hand = 你的牌
blackjack-chart-else = { $first }，否则{ $other }
blackjack-chart-key = 要＝要牌，停＝停牌，倍＝加倍，分＝分牌，降＝投降。第二个字：不许时怎么做；没有则要牌。
blackjack-letter-hit = 要
blackjack-letter-stand = 停
blackjack-letter-double = 倍
blackjack-letter-split = 分
blackjack-letter-surrender = 降

# What is special about each room
blackjack-room-casino-about = 你一个人对庄家，带上全部筹码。
blackjack-room-twenty-one-about = 像在家里玩：要牌或停牌。筹码超过 500 的人就赢垮了庄家。
blackjack-room-twenty-one-full-about = 可加倍、分牌、买保险、投降，五次要牌有奖。
blackjack-bot-mimic-note = 和庄家一样要牌、停牌。
blackjack-bot-bold-note = 别人停牌时还要一张。
blackjack-bot-timid-note = 只要再要一张可能爆牌，就停牌。
blackjack-bot-basic-note = 每一手都按策略表打。
