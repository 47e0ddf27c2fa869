# 页面本身的文字；每个游戏有自己的词典。

app-name = Croupier
app-motto = 灯已亮，请入座。
app-closed = 无法连接。每两秒会再试一次。
app-retry = 再试一次
app-unreachable = 无法连接。请检查网络后再试。
app-connection-lost = 连接已断开，正在恢复 …
app-session-over = 登录已失效，请重新进入。
app-announcement = 本店通知
app-coming = 请稍候 …
app-failed = 页面的这一部分出了问题。你的座位和筹码都安全。
app-not-loaded = 页面的这一部分无法加载。你的座位和筹码都安全。
app-language-missing = 无法加载{ $language }的文字。
app-stumbled = 页面出了问题。如果无法继续，请刷新：你的座位和筹码都安全。
app-outdated-title = 页面已过期
app-outdated = 服务器有了新版本。你的座位和筹码都安全：请刷新页面后继续。
app-reload = 刷新

app-your-name = 你在桌上的名字
app-password = 密码
app-play = 开始
app-door-hint = 初来即有 1,000 筹码。来过？
app-with-password = 使用密码
app-password-hint = 有密码，名字就归你。
app-as-guest = 以访客进入
app-play-chips = 只用游戏筹码，不涉及金钱

app-greeting = 欢迎，{ $name }
app-chips = 筹码
app-your-chips = 你的筹码
app-your-seat = 你的座位
app-seat-kept = 你在 { $table } 的座位还留着
app-back-to-table = 回到牌桌
app-back-to-menu = 回到主菜单
app-section-casino = 赌场
app-section-more = 更多牌桌
app-leave = 离开
app-keep-name = 保留名字
app-keep-name-why = 设了密码，这个名字和筹码在任何设备上都归你。
app-new-password = 新密码，至少 8 个字符
app-name-kept = { $name } 现在归你了。

app-too-poor =
    { $where ->
        [tables] 入座至少需要钱包里有 { $chips }。你在其他牌桌上有 { $seated }。
       *[wallet] 入座至少需要钱包里有 { $chips }。
    }
app-open = 开桌
app-table-name = 牌桌名称
app-bots = 机器人
app-bot-kind = 机器人类型
app-buy-in = 买入
app-buy-in-range = 买入 { $min } 到 { $max }
app-buy-in-from = 买入 { $min } 起
app-slider = { $label }，滑块
app-min = 最少 { $amount }
app-max = 最多 { $amount }
app-sit-down = 入座

app-table = 牌桌
app-rules = 规则
app-keys = 快捷键
app-ok = 好
app-chat = 聊天
app-chat-new = 聊天，{ $count } 条新消息
app-history = 历史
app-chat-and-history = 聊天和历史
app-messages = 消息
app-message = 消息
app-nothing-said = 还没有人说话。
app-say-something = 说句友善的话
app-seat-to-talk = 入座后即可聊天。
app-sent-away-quiet = 房主请你离开：你可以继续看消息。
app-send = 发送
app-letters-left = 还可输入 { $count } 个字
app-wallet = 你的钱包里有 { $chips }。
app-top-up = 补充筹码
app-no-top-up = 现在不能补充：面前最多 { $chips }，而且来自你的钱包。
app-wallet-empty = 你的钱包是空的，不能补充筹码。
app-sit-out = 暂离
app-im-back = 我回来了
app-away = 暂离
app-join-queue = 排队
app-leave-queue = 退出排队
app-ready = 准备好了
app-not-ready = 取消准备
app-stand-in = 机器人代打
app-start-round = 开始
app-queue = 排队：{ $names }
app-add-bot = 加机器人
app-dismiss = 请离
app-copy-link = 复制链接
app-link-copied = 本桌链接已复制。
app-link = 本桌链接：{ $link }
app-close-table = 关闭牌桌
app-players = 玩家，{ $taken } / { $seats }
app-seat-number = { $number } 号座
app-sit-here = 坐这里
app-empty-seat = 空座位
app-next-round =
    { $seconds ->
        [0] 下一手 …
       *[other] { SECONDS($seconds) }后下一手
    }
app-you = 你
app-rebuy-bot = 为机器人重新买入：{ $amount }

app-leave-title = 在一手牌中间离开？
app-leave-text = 现在离开，你的牌会弃掉，已下的筹码留在底池，其余回到钱包。
app-leave-now = 离开牌桌
app-leave-seat-kept = 回菜单，保留座位
app-leave-stay = 继续玩
app-ending-stay = 留在这里

app-no-history = 这里还没有打完一手牌。
app-sentences = 。
app-round = 第 { $number } 手
app-replay = 重看
app-older-rounds = 更早的牌局
app-recap-own = 你的牌：{ $cards }
app-recap-board = 桌上的牌：{ $cards }
app-first = 第一步
app-previous = 上一步
app-next = 下一步
app-last = 最后一步
app-run = 播放
app-pause = 暂停

app-told-bot-sat = 机器人 { $name } 带 { $amount } 入座
app-told-left =
    { $cause ->
        [broke] { $name } 没有筹码了，离开
        [short] { $name } 筹码不足，带着 { $amount } 离开
        [missed] { $name } 离开太久，带 { $amount } 离席
        [removed] 庄家请 { $name } 带 { $amount } 离席
        [sent_away] 房主请 { $name } 离开，带走 { $amount }
       *[player] { $name } 带 { $amount } 离开
    }
app-told-own-left =
    { $cause ->
        [broke] 你没有筹码了
        [short] 你的筹码不足，带着 { $amount } 离开
        [missed] 你离开太久，带 { $amount } 离席
        [removed] 庄家请你带 { $amount } 离席
        [sent_away] 房主请你离开，带走 { $amount }
       *[player] 你带 { $amount } 离开
    }
app-told-beaten = 恭喜，你打败了 { $name }
app-told-ready = { $name } 准备好了
app-told-unready = { $name } 取消了准备
app-told-stand-in = { $name } 断线了，暂由机器人代打
app-told-stand-in-over = { $name } 回来了，继续自己打
app-told-queued = { $name } 开始排队
app-told-voided = 这一局无法继续，已经取消；大家的筹码不变
app-told-voided-why = 第 { $number } 局作废：{ $reason }。大家的筹码不变
app-told-reversed = 第 { $number } 局已撤销：{ $reason }。大家的筹码恢复到局前
app-told-rigging-on = 现在测试员可以在这张牌桌指定发牌。
app-told-rigging-off = 这张牌桌恢复随机发牌。
app-told-held = { $name } 让牌桌在下次发牌前等待。
app-told-dealt-on = { $name } 让牌桌发牌。
app-told-rigged = { $name } 指定了接下来的牌。

# Test tables
app-test-table = 测试牌桌
app-test-rigged = 指定了牌
app-test-note = 这是测试牌桌。这里的筹码没有价值，测试员可以指定要发的牌。
app-test-waits = 等待测试员
app-test-chips = 测试牌桌的筹码没有价值。入座时产生，离开时消失。

app-farewell-title = 没有筹码了
app-farewell-text = 你的最后一枚筹码也输掉了，现在必须离开。再进来时，你会重新得到 1,000 筹码。
app-seated = 其中 { $amount } 在牌桌上

# 下注多少
app-bet-amount-bet = 下注
app-bet-amount-raise = 加注到
app-bet-slider-bet = 下注，滑块
app-bet-slider-raise = 加注到，滑块
app-bet-min = 最小
app-bet-pot-part = { $part } 底池
app-bet-blinds = { $count } BB
app-bet-change-sizes = 更改预设金额
app-bet-sizes-text = 最小额与全下之间有两个由你决定的金额，本浏览器会记住。
app-bet-size-place = 金额 { $number }
app-bet-pot-size = 底池
app-bet-shares = 预设金额
app-bet-all-in = 全下
app-bet-limits = { $min } 至 { $max }
app-bet-steps = { $min } 至 { $max }，每级 { $step }
app-turn-now = 正在行动
app-chat-said = { $name }说：{ $text }
app-told-removed =
    { $me ->
        [yes] 房主请你离开：你玩完这一局，带走你的筹码
       *[no] 房主请 { $name } 离开：{ $name } 会玩完这一局
    }
app-told-readmitted = 房主允许 { $name } 再次入座
app-chat-house = 本店
app-line-choices = { $name }：屏蔽或移除
app-line-removed =
    { $by ->
        [host] 已被房主移除
       *[house] 已被本店移除
    }
app-mute = 屏蔽
app-unmute = 取消屏蔽
app-mute-text = 在这个浏览器里你将看不到 { $name } 说的话。没有人会知道。
app-muted = 已屏蔽 { $name }。
app-unmuted = 你又能看到 { $name } 的话了。
app-muted-title = 已屏蔽
app-muted-count =
    { $count ->
       *[other] 已屏蔽 { $count } 人
    }
app-remove-line = 移除这条消息
app-remove = 请离
app-remove-player = 请离牌桌
app-remove-title = 请 { $name } 离开？
app-remove-text = { $name } 会玩完正在进行的一局，带走全部筹码；没有你的允许不能再坐在这里。
app-goes-after-round = 这一局后离开
app-removed-name = { $name } 不能坐在这里
app-readmit = 允许回来
app-cancel = 取消

# 庄家长期的收益

app-picture-too-large = 这张图片超过 { $megabytes } MB。请换一张小一些的；什么都没有改变。
app-picture-not-sent = 联系不上赌场。什么都没有改变；请稍后再试。
app-looks-not-kept = 外观暂时只保存在这个浏览器里：没能通知赌场。

# Going on at once, and not missing one's turn
app-deal-now = 立即发牌
app-deal-waits = 等待 { $names }
app-your-turn-title = 轮到你 · { $name }

# The host, the pace, and inviting others
app-time-bank = 你的备用时间（秒）
app-told-paused = 房主暂停了牌桌：暂不开始新一局
app-told-goes-on = 房主让牌桌继续
app-told-host = { $name } 现在是房主
app-sit-out-next = 下一局暂离
app-play-on = 还是继续玩
app-away-next = 下一局暂离
app-pause-table = 暂停
app-resume-table = 继续
app-hand-over = 设为房主
app-finish-table = 本局后关闭
app-host = 房主
app-invite = 邀请
app-invite-title = 邀请加入 { $table }
app-invite-everyone = 本站所有人都能进来。用这个地址可直接找到牌桌。
app-invite-link = 只有拿到这个地址的人才能进来。
app-invite-code = 可以口头告诉代码，或发送地址。
app-code = 代码
app-qr = 供手机扫描的地址图
app-share = 分享
app-join-code = 用代码加入
app-join-code-hint = 房主告诉你的六位代码。
app-join = 加入
app-coach-on = 可用教练

# Said with one press
app-phrases = 快捷短语
app-phrase-hello = 大家好！
app-phrase-luck = 祝好运
app-phrase-nice = 打得好
app-phrase-thanks = 谢谢
app-phrase-wow = 哇！
app-phrase-bye = 玩得开心，再见
app-table-of = { $name } 的{ $game }

# Replays, shared rounds and the evening
app-scrub = 局中位置
app-step-of = 第 { $step } 步，共 { $steps } 步
app-speed = 速度 { $speed }
app-shared-by = 有人分享给你的一局
app-evening = 我的战绩

# What happened at the table
app-log = 记录
app-log-empty = 这里还没有发生什么。

# Who came by an invitation
app-invited = { $host } 邀请你加入{ $table }。
app-invited-door = 有人邀请你上桌。进来就能直接入座。
app-invited-game = { $host } 邀请你：{ $game }，{ $stakes }。
app-invited-house = 有人邀请你：{ $game }，{ $stakes }。
app-invited-at = 牌桌：{ $table }。进来后就会打开。
