# 终端里的二十一点。每条文字占一行，不依赖颜色。

# 金额
terminal-money = ${ $amount }

# 可以做的事和对应的字母
terminal-do-hit = 要牌
terminal-keys-hit = y
terminal-do-stand = 停牌
terminal-keys-stand = t
terminal-do-double = 加倍
terminal-keys-double = j
terminal-do-split = 分牌
terminal-keys-split = f
terminal-do-surrender = 投降
terminal-keys-surrender = x
terminal-do-again = 再来一局
terminal-keys-again = z
terminal-do-quit = 退出
terminal-keys-quit = q
terminal-do-yes = 是
terminal-keys-yes = s
terminal-do-no = 否
terminal-keys-no = b
terminal-do-hall = 名人榜
terminal-keys-hall = m
terminal-do-help = 帮助
terminal-keys-help = ?
terminal-do-book = 查书
terminal-keys-book = c
terminal-do-chart = 策略表
terminal-keys-chart = l
terminal-offer = { $word } ({ $key })

# 提问
terminal-ask-move = { $name }：{ $offers }？
terminal-ask-again = { $name }：{ $offers }？
terminal-ask-bet = { $name }，你有 { $balance }。请下注 { $least } 到 { $most }（筹码 { $chips }；回车下注 { $default }；{ $quit } 退出）：
terminal-ask-insurance = { $name }，庄家亮出尖。保险（防庄家二十一点），最多 { $most }：输入金额，{ $yes }买满，或{ $no }？
terminal-ask-players = 几位玩家，1 到 { $most }？回车为 1 位：
terminal-ask-bots = 另加几个机器人，0 到 { $most }？回车为不加：
terminal-ask-name = 玩家 { $number } 的名字？回车为“{ $default }”：
terminal-ask-language = { $name }，你的语言（{ $languages }）？回车为 { $default }：
terminal-ask-save = 把设置和余额保存在 { $path } 吗？

# 没看懂时的提示
terminal-hint-choices = 没看懂。请输入{ $offers }。
terminal-hint-amount = “{ $typed }”不是金额。请输入数字（如 25）或筹码（如 25 5 5）。
terminal-hint-chip = 没有 { $typed } 的筹码。可选 { $chips }。
terminal-hint-not-of-chips = { $typed } 无法用筹码凑成。可选 { $chips }。
terminal-hint-range = 请输入 { $least } 到 { $most } 的金额。
terminal-hint-number = 请输入 { $least } 到 { $most } 的数字。
terminal-hint-name = 请输入 1 到 { $most } 个字符的名字。
terminal-hint-language = 请输入其中之一：{ $languages }。

# 牌桌
terminal-welcome = 二十一点：比庄家更接近 21 点而不超过。
terminal-welcome-keys = 任何时候都可输入 { $help } 查看按键，{ $hall } 查看名人榜。
terminal-hand = { $title }：{ $cards }
terminal-title-dealer = 庄家
terminal-title-player = { $name }（{ $points } 点）
terminal-title-player-soft = { $name }（软 { $points } 点）
terminal-title-split = { $name }，第 { $number } 手（{ $points } 点）
terminal-title-split-soft = { $name }，第 { $number } 手（软 { $points } 点）
terminal-round = 第 { $number } 局
terminal-player = 玩家 { $number }
terminal-name-hand = { $name }（第 { $number } 手）

# 发生的事
terminal-told-bet = { $name } 下注 { $bet }。
terminal-told-no-bet = { $name } 这局不下注。
terminal-told-shuffled = 庄家洗牌：{ $cards } 张。
terminal-told-drawn = { $name } 拿到{ $card }：{ $points } 点。
terminal-told-stood = { $name } 停在 { $points } 点。
terminal-told-busted = { $name } 爆牌，输掉 { $bet }。
terminal-told-doubled = { $name } 把赌注加倍到 { $bet }。
terminal-told-split = { $name } 分牌，再下 { $bet }。
terminal-told-insured = { $name } 买了 { $bet } 的保险。
terminal-told-not-insured = { $name } 不买保险。
terminal-told-surrendered = { $name } 投降，退回 { $back }。
terminal-told-forfeited = { $name } 离开，{ $bet } 的赌注归庄家。
terminal-told-natural = { $name } 是天生二十一点！
terminal-told-peeked = 庄家查看底牌：不是二十一点。
terminal-told-hole = 庄家翻开{ $card }：{ $points } 点。
terminal-told-dealer-drew = 庄家拿到{ $card }：{ $points } 点。
terminal-told-dealer-bust = 庄家爆牌。
terminal-told-insurance-won = { $name } 的保险赢了 { $amount }。
terminal-told-insurance-lost = { $name } 输掉 { $amount } 的保险。

# 一局的结果
terminal-results = 结果
terminal-result-dealer = 庄家：{ $points } 点
terminal-result-dealer-bust = 庄家：{ $points } 点爆牌
terminal-result-dealer-natural = 庄家：天生二十一点
terminal-result-natural = { $name }：天生二十一点，赢 { $amount }
terminal-result-win = { $name }：{ $points } 点赢
terminal-result-bonus = { $name }：五次要牌后 { $points } 点赢，双倍赔付
terminal-result-push = { $name }：{ $points } 点平局
terminal-result-loss = { $name }：{ $points } 点输
terminal-result-bust = { $name }：{ $points } 点爆牌
terminal-result-surrender = { $name }：投降
terminal-won = { $name }，这局你赢了 { $amount }。余额：{ $balance }
terminal-lost = { $name }，这局你输了 { $amount }。余额：{ $balance }
terminal-even = { $name }，这局你不输不赢。余额：{ $balance }

# 结束
terminal-broke = { $name }，你的余额是 { $balance }：你出局了。
terminal-quits = { $name } 带着 { $balance } 退出。
terminal-busted-house = { $name } 以 { $balance } 赢垮了庄家！游戏结束。
terminal-game-over = 游戏结束：没有还有钱并想继续的玩家了。
terminal-goodbye = 再见！
terminal-goodbye-unfinished = 这局没有打完，赌注全部退回。再见！

# 名人榜
terminal-hall = 名人榜：最近 { $count } 位赢垮庄家的人
terminal-hall-empty = 名人榜：还没有人赢垮庄家。
terminal-hall-entry = { $place }. { $name }，{ $balance }（{ $day }）
terminal-hall-unreadable = 无法读取 { $path } 中的名人榜（{ $why }）。文件保持原样。
terminal-hall-unsaved = 名人榜无法保存在 { $path }：{ $why }。

# 帮助
terminal-help-keys = 按键：{ $offers }。Ctrl+C 结束游戏并保存余额。
terminal-help-bets = 下注：{ $least } 到 { $most }，用 1、5、25、100 元的筹码。
terminal-help-shoe = 牌靴里有 { $decks } 副牌。
terminal-help-dealer =
    { $dealer ->
        [stands_on_17] 庄家 17 点停牌。
        [hits_soft_17] 庄家软 17 点必须要牌。
       *[hits_17] 庄家 17 点及以下必须要牌。
    }
terminal-help-natural =
    { $ends ->
        [yes] 天生二十一点（尖加一张十点牌）赔 { $win } 比 { $stake }；其他人则都输。
       *[no] 天生二十一点（尖加一张十点牌）赔 { $win } 比 { $stake }。
    }
terminal-help-limit = 余额超过 { $limit } 就赢垮了庄家，游戏结束。

# 配置文件
terminal-config-problem = { $path } 第 { $line } 行：{ $key } = "{ $value }" 不可用。允许：{ $allowed }。改用默认值。
terminal-config-line = { $path } 第 { $line } 行：看不懂“{ $value }”。应为：{ $allowed }。
terminal-config-unknown = { $path } 第 { $line } 行：不认识 { $key }。保留但忽略。
terminal-config-strict = 因为用了 --strict，游戏没有开始。
terminal-config-foreign = { $path } 已损坏或属于别的程序。不会覆盖它；游戏用默认值开始，不保存余额。
terminal-config-unreadable = 无法读取 { $path }：{ $why }。游戏用默认值开始，不保存余额。
terminal-config-unsaved = 余额无法保存在 { $path }：{ $why }。游戏继续。
terminal-config-saved-again = 余额又可以保存了。
terminal-config-written = 设置和余额保存在 { $path }，可以在那里修改。
terminal-config-not-kept = 什么都不保存。游戏结束后余额就没有了。
terminal-config-anew = { $name } 已经赢垮过庄家，重新从 { $balance } 开始。
terminal-allowed-range = { $least } 到 { $most } 的整数
terminal-allowed-money = 不超过 { $most } 的金额，如 50 或 62.50
terminal-allowed-chips = 1 到 { $most } 的整数金额
terminal-allowed-switch = yes 或 no
terminal-allowed-language = 其中之一：{ $list }
terminal-allowed-name = 1 到 { $most } 个字符
terminal-allowed-once = 每个键一次；以第一个为准
terminal-allowed-bet-max = 至少为最小下注 { $least }
terminal-allowed-limit = 超过起始余额 { $least }
terminal-allowed-seats = 玩家和机器人合计最多 { $most }
terminal-allowed-line = key = "value"，或以 # 开头的注释
terminal-file-title = 二十一点。请在没有游戏进行时修改。"0" 表示默认值。
terminal-file-language = 对所有人说话时用的语言
terminal-file-players = 这个键盘前的玩家（1 到 8）和另加的机器人
terminal-file-shoe = 牌靴里的副数（1 到 8）；洗牌标记离末尾的百分比，默认在 20 到 30 之间抽取
terminal-file-money = 起始余额、赢钱上限、最小和最大下注（元）
terminal-file-rules = 附加规则：yes 或 no
terminal-file-names = 玩家的名字、语言和余额

# 连接服务器
terminal-net-connecting = 正在连接 { $url } …
terminal-net-signed-in = 你是 { $name }，钱包里有 { $balance }。
terminal-net-no-server = 无法连接 { $url }：{ $why }。
terminal-net-bad-url = “{ $url }”不是服务器地址。应类似 http://example.org:8000
terminal-net-tables = 二十一点的牌桌：
terminal-net-table = { $number }. { $name }（{ $seats } 个座位，已坐 { $taken } 人）
terminal-net-no-tables = 没有开着的二十一点牌桌。
terminal-ask-table = 输入牌桌号、{ $plain }（开新桌）或 { $full }（开带全部附加规则的新桌）？
terminal-do-plain = 新桌
terminal-keys-plain = x
terminal-do-full = 全部规则
terminal-keys-full = q
terminal-hint-table = 请输入列表中的号码、{ $plain }或{ $full }。
terminal-ask-your-name = 你的名字？
terminal-net-seated = 你带着 { $balance } 坐下。
terminal-net-queued = 座位都满了。你在等下一个空位。
terminal-net-waiting = 等待其他人 …
terminal-net-sits = { $name } 带着 { $balance } 坐下。
terminal-net-left = { $name } 离开牌桌。
terminal-net-lost = 连接断了。正在重试 …
terminal-net-back = 连接恢复了。
terminal-net-gone = 无法重新连接。你的筹码在赌场里是安全的。
terminal-net-closed = 牌桌关闭了。
terminal-net-too-late = 你的时间到了；赌场替你行动了。
terminal-net-cashed-out = 你离开，钱包里有 { $balance }。

# 策略
terminal-do-insure = 买保险
terminal-do-decline = 不买保险
terminal-book-best = 书上说：{ $move }
terminal-book-wins = { $move }：平均赢 { $amount }
terminal-book-loses = { $move }：平均输 { $amount }
terminal-book-even = { $move }：平均不输不赢
terminal-book-means = 以你的下注 { $bet } 和牌靴中剩余的牌计算。
terminal-chart-reckoning = 请稍候：正在计算本规则的策略表……
