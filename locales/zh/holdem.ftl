# 德州扑克的文字。

holdem-fold = 弃牌
holdem-check = 过牌
holdem-call = 跟注
holdem-bet = 下注
holdem-raise = 加注
holdem-all-in = 全下
holdem-to = 到 { $amount }
holdem-all-of = 全部 { $amount }

holdem-key-fold = 弃牌
holdem-key-call = 过牌或跟注
holdem-key-check = 过牌
holdem-key-raise = 下注或加注
holdem-key-all-in = 选择全下
holdem-key-arrows = 增减金额

holdem-board = 公共牌：{ $cards }
holdem-board-none = 公共牌：还没有
holdem-your-cards = 你的牌：{ $cards }
holdem-your-cards-folded = 你弃掉的牌：{ $cards }
holdem-players = 玩家
holdem-pot = 底池
holdem-side = 边池
holdem-side-number = 边池 { $number }
holdem-pot-total = 共 { $amount }
holdem-cards-in-play = 公共牌数
holdem-money-in-play = 桌上筹码
holdem-high-card = 大牌坐庄：{ $draws }
holdem-draw = { $name } { $card }
holdem-tag-fold = 弃牌
holdem-tag-check = 过牌
holdem-tag-call = 跟注
holdem-tag-bet = 下注
holdem-tag-raise = 加注
holdem-tag-all-in = 全下
holdem-tag-wins = 赢
holdem-tag-waiting = 等待
holdem-bet-of =
    { $me ->
        [yes] 你本轮已下注 { $amount }
       *[no] { $name } 本轮已下注 { $amount }
    }
holdem-won-by =
    { $me ->
        [yes] 你赢得 { $amount }
       *[no] { $name } 赢得 { $amount }
    }
holdem-got-back =
    { $me ->
        [yes] 你已收回 { $amount }
       *[no] { $name } 已收回 { $amount }
    }
holdem-has-cards = 有牌
holdem-shows = 亮出 { $cards }
holdem-wins =
    { $me ->
        [yes] 你赢得 { $amount }
       *[no] { $name } 赢得 { $amount }
    }

holdem-hand-high_card = 高牌
holdem-hand-one_pair = 一对
holdem-hand-two_pair = 两对
holdem-hand-three_of_a_kind = 三条
holdem-hand-straight = 顺子
holdem-hand-flush = 同花
holdem-hand-full_house = 葫芦
holdem-hand-four_of_a_kind = 四条
holdem-hand-straight_flush = 同花顺
holdem-hand-royal_flush = 皇家同花顺
holdem-made-high_card = { $first } 高
holdem-made-one_pair = { $firsts }
holdem-made-two_pair = { $firsts } 和 { $seconds }
holdem-made-three_of_a_kind = { $firsts }
holdem-made-straight = { $first } 高
holdem-made-flush = { $first } 高
holdem-made-full_house = { $firsts } 带 { $seconds }
holdem-made-four_of_a_kind = { $firsts }
holdem-made-straight_flush = { $first } 高
holdem-made-royal_flush = A 高
holdem-made = { $hand }（{ $detail }）

holdem-told-hand = 第 { $number } 手
holdem-told-hand-blinds = 第 { $number } 手 · 盲注 { $small } / { $big }
holdem-told-button =
    { $me ->
        [yes] 你坐庄
       *[no] { $name } 坐庄
    }
holdem-told-drawn =
    { $me ->
        [yes] 你抽到{ $card }
       *[no] { $name } 抽到{ $card }
    }
holdem-told-post =
    { $kind ->
        [ante] { $me ->
            [yes] 你下底注 { $amount }
           *[no] { $name } 下底注 { $amount }
        }
        [small_blind] { $me ->
            [yes] 你下小盲 { $amount }
           *[no] { $name } 下小盲 { $amount }
        }
        [straddle] { $me ->
            [yes] 你抓头 { $amount }
           *[no] { $name } 抓头 { $amount }
        }
        [entry] { $me ->
            [yes] 你补盲 { $amount } 入局
           *[no] { $name } 补盲 { $amount } 入局
        }
       *[big_blind] { $me ->
            [yes] 你下大盲 { $amount }
           *[no] { $name } 下大盲 { $amount }
        }
    }
holdem-told-dealt = 你的牌：{ $cards }
holdem-told-fold =
    { $me ->
        [yes] 你弃牌
       *[no] { $name } 弃牌
    }
holdem-told-fold-clock =
    { $me ->
        [yes] 时间到：你弃牌
       *[no] 时间到：{ $name } 弃牌
    }
holdem-told-check-clock =
    { $me ->
        [yes] 时间到：你过牌
       *[no] 时间到：{ $name } 过牌
    }
holdem-told-fold-left =
    { $me ->
        [yes] 你已离开：手牌弃掉
       *[no] { $name } 已离开：手牌弃掉
    }
holdem-told-check =
    { $me ->
        [yes] 你过牌
       *[no] { $name } 过牌
    }
holdem-told-call =
    { $me ->
        [yes] 你跟注 { $amount }
       *[no] { $name } 跟注 { $amount }
    }
holdem-told-bet =
    { $me ->
        [yes] 你下注 { $amount }
       *[no] { $name } 下注 { $amount }
    }
holdem-told-raise =
    { $me ->
        [yes] 你加注到 { $amount }
       *[no] { $name } 加注到 { $amount }
    }
holdem-told-all-in =
    { $me ->
        [yes] 你全下 { $amount }
       *[no] { $name } 全下 { $amount }
    }
holdem-told-returned =
    { $me ->
        [yes] 退回你 { $amount }
       *[no] 退回 { $name } { $amount }
    }
holdem-told-flop = 翻牌：{ $cards }
holdem-told-turn = 转牌：{ $cards }
holdem-told-river = 河牌：{ $cards }
holdem-told-shown =
    { $me ->
        [yes] 你亮出 { $cards }
       *[no] { $name } 亮出 { $cards }
    }
holdem-told-mucked =
    { $me ->
        [yes] 你盖牌
       *[no] { $name } 盖牌
    }
holdem-told-won =
    { $me ->
        [yes] 你收下底池 { $amount }
       *[no] { $name } 收下底池 { $amount }
    }
holdem-told-won-with =
    { $me ->
        [yes] 你收下底池 { $amount }：{ $hand }
       *[no] { $name } 收下底池 { $amount }：{ $hand }
    }
holdem-told-share =
    { $me ->
        [yes] 你分得底池中的 { $amount }
       *[no] { $name } 分得底池中的 { $amount }
    }
holdem-told-share-with =
    { $me ->
        [yes] 你分得底池中的 { $amount }：{ $hand }
       *[no] { $name } 分得底池中的 { $amount }：{ $hand }
    }
holdem-told-stack-of = { $name } 现在有 { $amount }
holdem-told-stack = 你现在有 { $amount }
holdem-your-turn = 轮到你：{ $choices }
holdem-choice-fold = 弃牌
holdem-choice-check = 过牌
holdem-choice-call = 跟注 { $amount }
holdem-choice-bet = 下注
holdem-choice-raise = 加注
holdem-choice-all-in = 全下

holdem-round-won = { $names } · { $amount }

holdem-rules-aim = 目标
holdem-rules-aim-text = 用你的两张牌和五张公共牌组成最好的五张牌，或者成为最后一个没有弃牌的人。赢家拿走底池。
holdem-rules-table = 本桌规则
holdem-rules-blinds = 盲注
holdem-rules-blinds-none = 无
holdem-rules-antes = 底注
holdem-rules-bet-min = 最小下注
holdem-rules-step = 下注单位
holdem-rules-raise = 最小加注
holdem-rules-raise-last_raise = 不小于上一次下注或加注的幅度
holdem-rules-raise-double = 到需跟注额的两倍
holdem-rules-raise-step = 多 { $amount }
holdem-rules-buy-in = 买入
holdem-rules-range = { $min } 到 { $max }
holdem-rules-clock = 行动时间
holdem-rules-seconds = { SECONDS($seconds) }，超时{ $then }
holdem-rules-clock-none = 不限
holdem-rules-then-fold = 弃牌
holdem-rules-then-check_or_fold = 能过牌就过牌，否则弃牌
holdem-rules-untimed = 桌上只有你一个人时不计时。
holdem-rules-side-pots = 边池
holdem-rules-side-pots-yes = 有：你能从每人赢得的不超过自己投入的
holdem-rules-side-pots-no = 无：只有一个底池
holdem-rules-flow = 一手牌的过程
holdem-rules-flow-full = 每人先发两张牌。翻牌前下注，然后桌面发三张（翻牌）、一张（转牌）、一张（河牌），每次之后下注。最后亮出剩下的牌。
holdem-rules-flow-casino = 每人先发两张牌，首次下注前桌面先发三张（翻牌），然后一张（转牌）、一张（河牌）。每次之后下注一圈：每人行动一次。过牌总是免费的。
holdem-rules-moves = 可选的行动
holdem-rules-move-fold = 放弃这手牌
holdem-rules-move-check = 不下注
holdem-rules-move-call = 跟上最高的下注
holdem-rules-move-bet = 本轮第一个下注
holdem-rules-move-raise = 超过最高的下注；金额总是新的总额
holdem-rules-move-all-in = 投入所有筹码
holdem-rules-order = 牌型大小，从大到小
holdem-rules-ties = 牌型相同平分底池；零头归庄家左边第一个赢家。
holdem-rules-first-button-high_card = 第一手之前每人抽一张牌：最大的坐庄。
holdem-bare = { $amount }
holdem-next-hand = 下一手开始发牌给你。
holdem-your-moves = 你的行动

# The entry to the heads-up room
holdem-headsup-profit = 单挑净收益
holdem-headsup-none = 你的成绩会显示在这里。
holdem-headsup-played = { $sessions } 场 · { $hands } 手
holdem-headsup-hands = { $hands } 手
holdem-headsup-last = 最近几场
holdem-headsup-person = 真人
holdem-headsup-rate = { $rate } bb/100
holdem-headsup-opponent = 你的对手
holdem-headsup-stakes = 盲注，小盲 / 大盲
holdem-headsup-mine = 你的买入
holdem-headsup-theirs = { $name } 的买入
holdem-headsup-too-poor = 这个盲注至少需要 { $chips }。请选小一些的。
holdem-headsup-quit = 离开时，你面前的筹码会回到你的账上。
holdem-headsup-play = 开始
holdem-headsup-against = { $mine } 对 { $theirs }
holdem-headsup-friend = 和朋友玩

# All-in, folding for nothing, and what only comes back
holdem-gets-back =
    { $me ->
        [yes] 你的 { $amount } 退回
       *[no] { $name } 收回 { $amount }
    }
holdem-gets-back-with =
    { $me ->
        [yes] 你的 { $amount } 退回：{ $hand }
       *[no] { $name } 收回 { $amount }：{ $hand }
    }
holdem-wins-nothing =
    { $me ->
        [yes] 你赢了，但没有人下注
       *[no] { $name } 赢了，但没有人下注
    }
holdem-chance = { $percent }%
holdem-chance-of = 每 100 次赢 { $percent } 次
holdem-fold-sure = 仍要弃牌？
holdem-fold-free = 过牌不花筹码。再按一次才弃牌。
holdem-plans = 轮到你时
holdem-plan-check_fold = 过牌或弃牌
holdem-plan-call = 过牌
holdem-plan-call-of = 跟注 { $amount }
holdem-plan-call_any = 跟注任意
holdem-show = 亮牌
holdem-bot-thirds-note = 只打手里有的牌，其余都放弃。
holdem-bot-odds-note = 每次跟注都算价钱，偶尔诈唬。
holdem-bot-easy-note = 每个翻牌都想看，跟注太多，很少诈唬：适合初学者。
holdem-bot-timid-note = 等好牌，遇到大注就退缩。
holdem-bot-bluffer-note = 打很多手牌，别人过牌时他下注。
holdem-bot-rock-note = 很少入局，一旦下注就是认真的。
holdem-bot-medium-note = 有耐心：权衡位置、价格和你可能的牌。
holdem-bot-hard-note = 从与自己的数百万手牌中学习，毫不手软。

# What is special about each room
holdem-room-casino-about = 没有盲注：过牌免费，每一轮只下一次注。最多六个机器人，朋友也可以坐他们的位置。
holdem-room-heads-up-about = 两人对决，盲注由你选，想玩多少手都行。
holdem-room-cardroom-about = 俱乐部规则：有盲注、无限注、七个座位，人人都有计时。

# 教练：手里是什么、什么能赢它、它多常赢。份额都是百分数。
holdem-help = 教练
holdem-help-reckons = 正在计算……
holdem-help-best = 所有手牌中有 { $share } 一样好或更好。
holdem-help-any = 对 { $count } 手任意的牌
holdem-help-in-range = 如果另外 { $count } 手牌都在这个范围内
holdem-help-shares = 赢 { $win }，平分 { $tie }
holdem-help-margin = ± { $margin }
holdem-help-pays = 跟注需要底池的 { $needed } 才合算，现在够了。
holdem-help-costs = 跟注需要底池的 { $needed } 才合算，现在不够。
holdem-help-range = 别人可能拿着什么？
holdem-help-typed = 自己写的范围
holdem-help-ask = 询问
holdem-help-threats = 什么能赢你
holdem-help-better = 别人可能拿到的 { $possible } 手牌里，现在有 { $better } 手更好，{ $even } 手一样好。
holdem-help-kind = 牌型
holdem-help-now = 现在
holdem-help-later = 最后
holdem-help-none = 没有牌能赢你。
holdem-help-means = “最后”是指一个可能拿着任何牌的对手用这种牌型获胜的频率。教练只看得到你看得到的。
holdem-range-any = 任意手牌
holdem-range-tight = 最好的 10 %
holdem-range-usual = 最好的 25 %
holdem-range-loose = 最好的 50 %
holdem-range-pairs = 任意对子
holdem-range-pictures = 两张十到 A
holdem-range-own = 我自己写
