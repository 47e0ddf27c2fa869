# 斗地主的文字。

# 按钮
doudizhu-pass = 不叫
doudizhu-bid = { $points } 分
doudizhu-skip = 不出
doudizhu-hint = 提示
doudizhu-play = 出牌
doudizhu-counter = 记牌器
doudizhu-unseen = 你还没见过的牌
doudizhu-your-moves = 你的操作

# 按键
doudizhu-key-bid = 叫相应的分
doudizhu-key-pass = 叫分时不叫
doudizhu-key-ranks = 选这个点数的牌，或放回
doudizhu-key-jokers = 选小王或大王
doudizhu-key-along = 在手牌间移动；空格键选牌
doudizhu-key-play = 打出选中的牌
doudizhu-key-skip = 不出
doudizhu-key-hint = 下一个提示
doudizhu-key-counter = 显示或隐藏记牌器

# 牌桌
doudizhu-players = 玩家
doudizhu-your-cards = 你的手牌，{ $count } 张，已选 { $chosen } 张
doudizhu-bottom = 底牌：{ $cards }
doudizhu-bottom-covered = 底牌，尚未翻开
doudizhu-base = 底分 { $base }
doudizhu-stake = 本局 { $stake }
doudizhu-landlord = 地主
doudizhu-peasant = 农民
doudizhu-left = 还剩 { $count } 张
doudizhu-tag-bid = { $points } 分
doudizhu-tag-pass = 不叫
doudizhu-tag-skip = 不出
doudizhu-tag-ready = 已准备
doudizhu-tag-left = 已离开
doudizhu-played = { $name }：{ $hand }
doudizhu-chosen = 已选 { $count } 张
doudizhu-no-hand = 还不成牌型
doudizhu-nothing-beats = 没有能大过的牌
doudizhu-waits = 等待 { $name }
doudizhu-next-in = { SECONDS($seconds) }后开始下一局
doudizhu-next-round = 你下一局开始参加

# 牌型
doudizhu-rank =
    { $rank ->
        [J] 钩
        [Q] 圈
        [K] K
        [A] 尖
       *[other] { $rank }
    }
doudizhu-hand-of = { $hand }：{ $rank }
doudizhu-hand-chain = { $hand }，{ $low } 到 { $high }
doudizhu-hand-solo = 单牌
doudizhu-hand-pair = 一对
doudizhu-hand-trio = 三张
doudizhu-hand-trio_solo = 三带一
doudizhu-hand-trio_pair = 三带二
doudizhu-hand-solo_chain = 顺子
doudizhu-hand-pair_chain = 连对
doudizhu-hand-airplane = 飞机
doudizhu-hand-airplane_solo = 飞机带小翼
doudizhu-hand-airplane_pair = 飞机带大翼
doudizhu-hand-four_solo = 四带二
doudizhu-hand-four_pair = 四带两对
doudizhu-hand-bomb = 炸弹
doudizhu-hand-rocket = 火箭

# 发生了什么
doudizhu-told-opened = 第 { $number } 局，底分 { $base }
doudizhu-told-dealt = 你拿到 { $cards }
doudizhu-told-again = 都不叫，重新发牌
doudizhu-told-bid =
    { $me ->
        [yes] 你叫 { $points } 分
       *[no] { $name } 叫 { $points } 分
    }
doudizhu-told-pass =
    { $me ->
        [yes] 你不叫
       *[no] { $name } 不叫
    }
doudizhu-told-clock =
    { $me ->
        [yes] 你的时间到了
       *[no] { $name } 的时间到了
    }
doudizhu-told-landlord =
    { $me ->
        [yes] 你以 { $points } 分成为地主
       *[no] { $name } 以 { $points } 分成为地主
    }
doudizhu-told-drawn =
    { $me ->
        [yes] 你被随机选为地主
       *[no] { $name } 被随机选为地主
    }
doudizhu-told-play =
    { $me ->
        [yes] 你出 { $hand }
       *[no] { $name } 出 { $hand }
    }
doudizhu-told-doubled = 本局翻倍
doudizhu-told-skip =
    { $me ->
        [yes] 你不出
       *[no] { $name } 不出
    }
doudizhu-told-departed = { $name } 已离开，由场馆代打
doudizhu-told-rest =
    { $me ->
        [yes] 你剩下 { $cards }
       *[no] { $name } 剩下 { $cards }
    }
doudizhu-told-spring = 春天！再翻一倍
doudizhu-told-gain =
    { $me ->
        [yes] 你赢得 { $amount }
       *[no] { $name } 赢得 { $amount }
    }
doudizhu-told-loss =
    { $me ->
        [yes] 你输掉 { $amount }
       *[no] { $name } 输掉 { $amount }
    }
doudizhu-your-bid = 轮到你：叫分，或不叫
doudizhu-your-lead = 轮到你先出，任意牌型
doudizhu-your-turn = 轮到你：压过它，或不出。桌上是 { $hand }

# 结果
doudizhu-wins =
    { $winner ->
        [landlord] 地主获胜
       *[peasant] 农民获胜
    }
doudizhu-spring = 春天！
doudizhu-score-wins = { $rounds } 局 { $wins } 胜
doudizhu-round-won = { $result } · { $amount } 筹码

# 离开
doudizhu-leave-title = 离开本局？
doudizhu-leave-text = 场馆会替你打完这手牌，输赢仍归你。

# 规则
doudizhu-rules-aim = 目标
doudizhu-rules-aim-text = 最先出完手牌。一人当地主，两名农民联手对抗；任一农民先出完，两人都获胜。
doudizhu-rules-order = 从大到小：大王、小王、2、尖（A，也叫枪）、K、圈（Q）、钩（J）、10 到 3。花色无关。
doudizhu-rules-flow = 一局的流程
doudizhu-rules-flow-1 = 每人发 17 张牌，留三张底牌。
doudizhu-rules-flow-2 = 依次不叫或叫 1、2、3 分，须比前面高，叫分最高者当地主。
doudizhu-rules-flow-2-random = 随机选出地主，按 1 分计。
doudizhu-rules-flow-3 = 底牌亮开归地主，由地主先出任意牌型。
doudizhu-rules-flow-4 = 随后依次用同牌型、同长度的更大牌压过，或不出。连续两家不出，由最后出牌者重新先出。
doudizhu-rules-flow-5 = 炸弹大过除更大炸弹和火箭外的一切；火箭（也叫核弹、王炸）最大。每出一次，本局翻倍。
doudizhu-rules-hands = 牌型
doudizhu-rules-kickers = 带牌点数须不同，不能与三张同点，也不能两张王一起带。2 和王不能进顺子（单顺、双顺、三顺）。三带二也叫三带一对。
doudizhu-rules-table = 本房间
doudizhu-rules-base = 底分
doudizhu-rules-stake = 本局输赢
doudizhu-rules-stake-text = 底分 × 叫分，每个炸弹和火箭翻倍；每名农民与地主各算一份
doudizhu-rules-spring = 春天
doudizhu-rules-spring-on = 输家一手未出，或地主只出了第一手时，再翻一倍
doudizhu-rules-spring-off = 这里不计
doudizhu-rules-buy-in = 所需筹码
doudizhu-rules-clock = 每次操作时间
doudizhu-rules-seconds = { SECONDS($seconds, unitDisplay: "long") }，到时自动不叫、不出，或先出最小的单牌
doudizhu-rules-clock-none = 不限时

# What is special about each room
doudizhu-room-bid-about = 三人玩：叫分最高的当地主，多拿三张底牌，对抗另外两家。
doudizhu-room-random-about = 不叫分：地主随机决定，马上开打。
doudizhu-room-beginner-about = 只有单张、对子、三张、炸弹和火箭：学会玩法足够了。
doudizhu-bot-easy-note = 用最小的牌压你，不留后手。
doudizhu-bot-medium-note = 先把手牌分好组，会配合队友。
doudizhu-bot-hard-note = 从自己的对局中学会，能猜你的牌，想得很远。
