# 沙巴克用语。

# 按钮
sabacc-draw = 摸牌
sabacc-swap = 换牌
sabacc-stand = 不动
sabacc-junk = 弃牌
sabacc-keep = 保留
sabacc-discard = 打出
sabacc-check = 过牌
sabacc-match = 跟注
sabacc-raise = 加注
sabacc-bet = 下注
sabacc-all-in = 全下
sabacc-to = 到 { $amount }
sabacc-all-of = 全部 { $amount }
sabacc-swap-what = { $gave } 换 { $took }
sabacc-choose = 先选一张牌
sabacc-keep-all = 全部 { $count } 张
sabacc-your-moves = 你的操作
sabacc-hint-play = 摸一张牌、与弃牌堆顶换一张、不动，或弃掉手牌。
sabacc-hint-swap = 请选择用哪张牌换{ $card }。
sabacc-hint-discard = 打出一张牌，或全部保留。
sabacc-hint-choose = 请选择要打出的牌。

# 按键
sabacc-key-draw = 摸牌
sabacc-key-swap = 换所选的牌
sabacc-key-stand = 不动
sabacc-key-junk = 弃牌
sabacc-key-keep = 全部保留
sabacc-key-discard = 打出所选的牌
sabacc-key-match = 过牌或跟注
sabacc-key-raise = 下注或加注
sabacc-key-all-in = 选择全下
sabacc-key-cards = 选牌

# 牌桌
sabacc-players = 玩家
sabacc-your-cards = 你的牌
sabacc-drawn-now = 刚摸到
sabacc-deck = 牌堆
sabacc-deck-of = 牌堆，剩 { $count } 张
sabacc-pile = 弃牌堆
sabacc-pile-top = 弃牌堆，最上面是{ $card }
sabacc-pile-none = 弃牌堆，空
sabacc-pot = 底池
sabacc-sabacc-pot = 沙巴克池
sabacc-dice = 骰子：{ $first } 和 { $second }
sabacc-dice-none = 骰子：尚未掷出
sabacc-stake = 已下注
sabacc-stake-of = { $name }，已下注 { $amount }
sabacc-round = 第 { $round } 轮，共 { $rounds } 轮
sabacc-sum = 你的点数是 { $sum }
sabacc-sum-zero = 你的点数是零：沙巴克
sabacc-sum-tag = 点数 { $sum }
sabacc-next-in = { SECONDS($seconds) }后下一局
sabacc-next-game = 你将参加下一局

# 座位刚才做了什么
sabacc-tag-draw = 摸牌
sabacc-tag-swap = 换牌
sabacc-tag-stand = 不动
sabacc-tag-junk = 弃牌
sabacc-tag-check = 过牌
sabacc-tag-match = 跟注 { $amount }
sabacc-tag-raise = 加注 { $amount }
sabacc-tag-all-in = 全下
sabacc-tag-wins = 获胜
sabacc-tag-waiting = 等下一局
sabacc-shows = 亮牌：{ $cards }
sabacc-has-cards = { $count } 张盖着的牌
sabacc-has-open = 明牌：{ $cards }

# 谁赢了
sabacc-sabacc = 沙巴克！
sabacc-wins =
    { $me ->
        [yes] 你赢得 { $amount }
       *[no] { $name } 赢得 { $amount }
    }
sabacc-wins-nothing =
    { $me ->
        [yes] 你赢了；没有人跟你赌
       *[no] { $name } 赢了；没有人跟着赌
    }
sabacc-shares =
    { $me ->
        [yes] 你分得 { $amount }
       *[no] { $name } 分得 { $amount }
    }
sabacc-wins-pot = 并赢得沙巴克池
sabacc-with-sum = 点数 { $sum }

# 发生的事
sabacc-told-opened = 第 { $number } 局：每人向沙巴克池付 { $fee }，池中现有 { $pot }
sabacc-told-dealt = 你拿到{ $cards }
sabacc-told-pile = 弃牌堆翻开{ $card }
sabacc-told-round = 第 { $number } 轮
sabacc-told-draw =
    { $me ->
        [yes] 你摸了一张牌
       *[no] { $name } 摸了一张牌
    }
sabacc-told-draw-card = 你摸到{ $card }
sabacc-told-discard =
    { $me ->
        [yes] 你打出{ $card }
       *[no] { $name } 打出{ $card }
    }
sabacc-told-keep =
    { $me ->
        [yes] 你全部保留
       *[no] { $name } 全部保留
    }
sabacc-told-swap =
    { $me ->
        [yes] 你用{ $gave }换{ $took }
       *[no] { $name } 用{ $gave }换{ $took }
    }
sabacc-told-stand =
    { $me ->
        [yes] 你不动
       *[no] { $name } 不动
    }
sabacc-told-junk =
    { $me ->
        [yes] 你弃掉手牌
       *[no] { $name } 弃掉手牌
    }
sabacc-told-junk-clock =
    { $me ->
        [yes] 时间到：你弃掉手牌
       *[no] 时间到：{ $name } 弃掉手牌
    }
sabacc-told-junk-left = { $name } 离开本局
sabacc-told-check =
    { $me ->
        [yes] 你过牌
       *[no] { $name } 过牌
    }
sabacc-told-match =
    { $me ->
        [yes] 你跟注 { $amount }
       *[no] { $name } 跟注 { $amount }
    }
sabacc-told-raise =
    { $me ->
        [yes] 你加注到 { $amount }
       *[no] { $name } 加注到 { $amount }
    }
sabacc-told-all-in =
    { $me ->
        [yes] 你全下 { $amount }
       *[no] { $name } 全下 { $amount }
    }
sabacc-told-dice = 骰子掷出 { $first } 和 { $second }
sabacc-told-doubles = 骰子掷出 { $first } 和 { $second }：对子！所有手牌丢弃并重新发牌
sabacc-told-reshuffled = 弃牌堆洗成新的牌堆
sabacc-told-shown = { $name }：{ $cards }，点数 { $sum }
sabacc-told-won =
    { $me ->
        [yes] 你以点数 { $sum } 赢得底池 { $amount }
       *[no] { $name } 以点数 { $sum } 赢得底池 { $amount }
    }
sabacc-told-sabacc =
    { $me ->
        [yes] 沙巴克！你赢得沙巴克池 { $amount }
       *[no] 沙巴克！{ $name } 赢得沙巴克池 { $amount }
    }
sabacc-told-won-shared =
    { $me ->
        [yes] 你以点数 { $sum } 平分底池，得 { $amount }
       *[no] { $name } 以点数 { $sum } 平分底池，得 { $amount }
    }
sabacc-told-sabacc-shared =
    { $me ->
        [yes] 沙巴克！你平分沙巴克池，得 { $amount }
       *[no] 沙巴克！{ $name } 平分沙巴克池，得 { $amount }
    }
sabacc-told-stack = 你有 { $amount }
sabacc-your-turn = 轮到你：{ $choices }
sabacc-choice-draw = 摸牌
sabacc-choice-swap = 换牌
sabacc-choice-stand = 不动
sabacc-choice-junk = 弃牌
sabacc-choice-keep = 全部保留
sabacc-choice-discard = 打出一张
sabacc-choice-check = 过牌
sabacc-choice-match = 跟注 { $amount }
sabacc-choice-bet = 下注
sabacc-choice-raise = 加注
sabacc-round-won = { $names } · { $amount }

# 离开
sabacc-leave-title = 离开本局？
sabacc-leave-text = 你的下注和入场费会留在桌上。面前的筹码归你。

# 规则
sabacc-rules-aim = 目标
sabacc-rules-aim-text = 让手中的牌加起来等于零，或尽量接近零。绿色实心牌为正，红色空心牌为负，两张灰色牌为零。
sabacc-rules-table = 本桌
sabacc-rules-fee = 每局入场费
sabacc-rules-pot = 最初的沙巴克池
sabacc-rules-pot-range = { $min } 到 { $max }，随机
sabacc-rules-rounds = 轮数
sabacc-rules-buy-in = 需要筹码
sabacc-rules-clock = 每次思考时间
sabacc-rules-seconds = { SECONDS($seconds) }，超时则不动；不会替你跟注
sabacc-rules-clock-none = 不限
sabacc-rules-untimed = 只有你一人与机器人同桌时，时间不限。
sabacc-rules-flow = 一局的过程
sabacc-rules-flow-1 = 每人向沙巴克池付入场费，并拿到两张牌。另翻一张牌开始弃牌堆。
sabacc-rules-flow-2 = 共三轮，每轮每人从左到右行动一次。
sabacc-rules-flow-3 = 然后每人可下注一次：跟上本轮最高注，或加注。最后下注不足者必须跟注、全下或弃牌。
sabacc-rules-flow-4 = 然后掷两颗骰子。掷出对子时，所有手牌丢弃，每人重新拿到同样张数的牌。
sabacc-rules-flow-5 = 三轮之后亮牌。赢家拿走全部下注；没有边池。
sabacc-rules-plays = 四种行动
sabacc-rules-play-draw = 从牌堆摸一张牌。之后可以打出一张，新摸的或其他的都行。
sabacc-rules-play-swap = 用一张牌换弃牌堆顶的牌。大家都看得到。
sabacc-rules-play-stand = 什么也不做。
sabacc-rules-play-junk = 丢弃手牌。你退出本局，下注归底池。
sabacc-rules-winning = 胜负
sabacc-rules-win-1 = 点数最接近零者胜。
sabacc-rules-win-2 = 与零距离相同，正胜负。
sabacc-rules-win-3 = 点数为零即沙巴克，同时赢得沙巴克池。
sabacc-rules-win-4 = 多个沙巴克时，牌多者胜。
sabacc-rules-win-5 = 仍然相同则平分；零头归先行动者。

sabacc-card =
    { $stave ->
        [circle] 圆
        [square] 方
       *[triangle] 三角
    }{ $sign ->
        [plus] 正
       *[minus] 负
    }{ $number }
sabacc-card-zero = 零牌
sabacc-card-back = 盖着的沙巴克牌

# What is special about the room
sabacc-room-casino-about = 点数最接近零的人赢；正好是零，还赢得越积越多的赛巴克奖池。
sabacc-bot-balance-note = 抽牌直到点数接近零，越接近下注越多。
sabacc-shares-nothing =
    { $me ->
        [yes] 你分得奖池，但没有净赢
       *[no] { $name } 分得奖池，但没有净赢
    }
