# 轮盘的词句。

# 号码和下注点
roulette-colour =
    { $colour ->
        [red] 红
        [black] 黑
       *[green] 绿
    }
roulette-number = { $number } { roulette-colour }
roulette-number-long =
    { $parity ->
        [zero] 0 { roulette-colour }
        [odd] { $number } { roulette-colour }，单
       *[even] { $number } { roulette-colour }，双
    }
roulette-kind =
    { $kind ->
        [straight] 单号
        [split] 分注
        [street] 街注
        [trio] 三数
        [first_four] 首四
        [corner] 角注
        [six] 线注
        [colour] 颜色
        [parity] 单双
        [half] 大小
        [dozen] 一打
       *[column] 一列
    }
roulette-point-straight = 单号 { $a }
roulette-point-split = 分注 { $a } 和 { $b }
roulette-point-street = 街注 { $a } { $b } { $c }
roulette-point-trio = 三数 { $a } { $b } { $c }
roulette-point-first_four = 首四
roulette-point-corner = 角注 { $a } { $b } { $c } { $d }
roulette-point-six = 线注 { $a } 至 { $z }
roulette-point-dozen =
    { $place ->
        [1] 第一打
        [2] 第二打
       *[3] 第三打
    }
roulette-point-column = 第 { $place } 列
roulette-point-red = 红
roulette-point-black = 黑
roulette-point-odd = 单
roulette-point-even = 双
roulette-point-low = 1 至 18
roulette-point-high = 19 至 36
roulette-column-box = 1 赔 2
roulette-pays = 1 赔 { $factor }
roulette-kind-pays = { $kind }，1 赔 { $factor }

# 画面
roulette-board = 下注台面
roulette-board-help = 方向键在下注点之间移动。回车放下所选筹码，减号收回。
roulette-wheel = 轮盘
roulette-wheel-rest = 轮盘，球停在 { $number }
roulette-wheel-spins = 轮盘，正在转动
roulette-last-numbers = 最近的号码
roulette-last-number = 上一个号码
roulette-place-bets = 请下注
roulette-no-more-bets = 停止下注
roulette-next-spin = 下一转起可以下注
roulette-closes = { SECONDS($seconds) }后停止下注
roulette-closes-short = { SECONDS($seconds) }后停止下注
roulette-waiting = 等待其他玩家
roulette-your-bets = 你的下注
roulette-bets = 下注
roulette-no-bets = 还没有下注。选一枚筹码，然后按台面上的位置。
roulette-chip-to-place = 要放的筹码
roulette-chip = { $value } 筹码
roulette-undo = 撤销
roulette-clear = 清空
roulette-repeat = 重复
roulette-take-back = 收回 { $point }
roulette-on-board = 台面上
roulette-spin = 转动
roulette-next = 下一局
roulette-stake = 注额
roulette-gain = 可能赢得
roulette-total = 全部下注
roulette-best = 最好的情况，开 { $number }
roulette-win = 你赢了 { $amount }
roulette-lose = 你输了 { $amount }
roulette-even = 不输不赢
roulette-no-room = 那里不能再放筹码。
roulette-laid = { $point }：{ $amount }。台面上：{ $total }
roulette-taken = { $point }：无。台面上：{ $total }
roulette-cleared = 台面已清空。
roulette-others = 轮盘旁的玩家
roulette-ready = 准备好了
roulette-chips-on = 上面有 { $chips }

# 按键
roulette-key-arrows = 在下注点之间移动
roulette-key-add = 放下所选筹码
roulette-key-take = 收回
roulette-key-chips = 选择筹码
roulette-key-spin = 转动
roulette-key-undo = 撤销
roulette-key-clear = 清空
roulette-key-repeat = 重复上次下注

# 离开
roulette-leave-title = 丢下台面上的筹码？
roulette-leave-text = 现在离开，台面上的筹码就归赌场。其余的回到你的钱包。

# 讲述
roulette-told-laid =
    { $me ->
        [yes] 你在台面上有 { $amount }
       *[no] { $name } 在台面上有 { $amount }
    }
roulette-told-asked =
    { $me ->
        [yes] 你准备好了
       *[no] { $name } 准备好了
    }
roulette-told-number = 球停在 { $number }
roulette-told-win =
    { $me ->
        [yes] 你赢了 { $amount }
       *[no] { $name } 赢了 { $amount }
    }
roulette-told-lose =
    { $me ->
        [yes] 你输了 { $amount }
       *[no] { $name } 输了 { $amount }
    }
roulette-told-even =
    { $me ->
        [yes] 你不输不赢
       *[no] { $name } 不输不赢
    }
roulette-told-forfeited =
    { $me ->
        [yes] 你离开，失去 { $amount }
       *[no] { $name } 离开，失去 { $amount }
    }
roulette-told-no-spin = 没有人下注，轮盘不转
roulette-outcome-none = 没有转动

# 规则
roulette-rules-aim = 玩法
roulette-rules-aim-text = 球落入 0 到 36 这 37 个格子之一，机会均等。你来猜它落在哪里：把筹码放在号码上、号码之间的线上，或旁边的方格里，然后按“转动”。
roulette-rules-flow = 一转
roulette-rules-flow-text = 包含开出号码的每一注，赢得注额乘以赔率，本金仍归你。其余的注都输掉。开出 0 时，颜色、单双、大小、打和列的注全部输掉。
roulette-rules-several = 几位玩家共用一个轮盘。所有人都按下“转动”后开始，最迟在第一注之后 { SECONDS($seconds) }。
roulette-rules-leaving = 在球停下之前离开，台面上的筹码就输掉。断线不算离开：一分钟之内你的注照常进行。
roulette-rules-payouts = 本桌的赔率
roulette-rules-bet = 下注
roulette-rules-covers = 号码数
roulette-rules-pays = 赔率
roulette-rules-edge = 庄家优势
roulette-rules-edge-text = 庄家优势是长期来看庄家从每注中留下的部分。小于零表示优势在你这边。
roulette-rules-table = 本桌
roulette-rules-bet-min = 最小注
roulette-rules-bet-max = 每点最大注
roulette-rules-bet-max-none = 你的全部筹码，最多一百万
roulette-rules-spin = 球转动
roulette-rules-seconds = { SECONDS($seconds) }

# What is special about each room
roulette-room-casino-about = 一个零，赔率是本店的：规则里写着每种注的赔付。全桌押同一次转盘。
roulette-room-european-about = 一个零，赔率与各家赌场相同：单个号码 35 比 1。
