# The administrator's desk. Players never load these words.

admin-title = 管理台
admin-version = 版本 { $version }
admin-parts = 管理台的各部分

# The door

admin-set-up-hint = 这里还没有管理员。请创建第一位。
admin-sign-in-hint = 供管理这里的人使用。
admin-setup-code = 设置码
admin-setup-code-hint = 启动时显示在控制台上。
admin-name = 名字
admin-password-hint = 几个词比一个词好。
admin-password-again = 再输入一次密码
admin-passwords-differ = 两次密码不一样。请重新输入。
admin-code = 验证器应用的代码
admin-code-hint = 六位数字，每半分钟更新。
admin-set-up = 创建管理员
admin-sign-in = 登录
admin-to-house = 以玩家身份进入

# One's own account

admin-account = 账户
admin-change-password = 更改密码
admin-old-password = 当前密码
admin-password-changed = 密码已更改。其他地方的登录都已退出。
admin-sign-out = 退出登录
admin-factor = 第二重验证
admin-factor-on-hint = 已开启。登录需要验证器应用的代码。
admin-factor-off-hint = 已关闭。开启后，只有密码的人无法登录。
admin-factor-on = 开启
admin-factor-off = 关闭
admin-factor-scan = 用验证器应用扫描。
admin-factor-picture = 含第二重验证密钥的图；下方有同样密钥的文字
admin-factor-type = 或在应用里输入：
admin-factor-confirm = 确认
admin-factor-is-on = 第二重验证已开启。
admin-factor-is-off = 第二重验证已关闭。
admin-next = 下一步
admin-cancel = 取消
admin-save = 保存

# Figures

admin-figure-tables = 牌桌
admin-figure-people = 玩家
admin-figure-bots = 机器人
admin-figure-chips = 桌上筹码
admin-figure-book = 账本
admin-figure-bank = 银行
admin-money =
    { $money ->
        [cardroom] 牌室
        [test] 测试
       *[other] 赌场
    }
admin-book-balanced = 平衡
admin-book-wrong = { $count } 个问题
admin-bank-latency = { $ms } 毫秒
admin-bank-silent = 无应答
admin-bank-none = 无

admin-tab-tables = 牌桌
admin-tab-table = 本桌
admin-tab-people = 人员
admin-tab-bank = 银行
admin-tab-trail = 记录
admin-tab-processes = 进程

# Rooms

admin-room-on = 开放
admin-room-closing = 正在关闭
admin-room-off = 关闭
admin-room-settings = { $room }的设置
admin-room-settings-hint = 用于今后打开的牌桌。已打开的牌桌不变。
admin-room-tables = 开放时的牌桌数
admin-switch-on = 开放
admin-switch-off = 关闭牌室
admin-add-table = 加一桌
admin-bots-allowed = 机器人
admin-still-play = { $count } 人还在玩：
admin-cashed-out = { $count } 人正在兑出：
admin-nobody-left = 已无人。牌室即将关闭。

# Tables

admin-tables = 牌桌
admin-table = 牌桌
admin-casino = 赌场
admin-open-table = 打开牌桌
admin-no-tables = 没有打开的牌桌。
admin-game = 游戏
admin-mini-idle = { $taken } / { $seats } 座
admin-mini-round = 第 { $number } 局进行中
admin-mini-turn = 轮到 { $name }
admin-mini-clock = { $name }，{ SECONDS($seconds) }
admin-between = 两局之间
admin-running = 进行中
admin-last-round = 最后一局
admin-cards-up = 明牌
admin-pot = 底池
admin-seats = 座位
admin-free-seat = 空
admin-tag-leaving = 要离开
admin-tag-missed = 错过 { $count } 次
admin-look = 显示所有牌
admin-close-view = 关闭明牌
admin-message = 消息
admin-message-table = 给这桌发消息
admin-void = 本局作废
admin-table-settings = 牌桌设置
admin-table-settings-hint = 在两局之间更改。游戏规则不变。
admin-gap = 两局间隔（秒）
admin-clock = 每回合秒数
admin-missed-max = 可连续错过的次数
admin-missed-hint = 错过这么多次就离桌。0 表示不限。
admin-finish = 最后一局
admin-close = 关闭牌桌
admin-test-hint = 那里的筹码没有价值。你开启后，测试员可以指定牌。
admin-rigging-on = 指定已开
admin-rigging-off = 指定已关
admin-rig = 开启指定
admin-unrig = 关闭指定
admin-mini-waits = 等待测试员

# What is asked before it is done

admin-ask-look = 你会看到所有人的牌。此事连同你的名字和时间写入审计记录。
    .title = { $name }的所有牌
    .label = 显示所有牌
admin-ask-switch-off = 玩家会得知牌室将关闭。进行中的牌局打完，所有人兑出，然后牌室关闭。其间无人可进入。
    .title = 关闭{ $name }？
    .label = 关闭牌室
admin-ask-finish = 当前一局是最后一局。之后牌桌关闭，大家带走筹码。
    .title = { $name }最后一局？
    .label = 定为最后一局
admin-ask-close = 大家带走筹码，牌桌不再存在。只能在两局之间进行。
    .title = 关闭{ $name }？
    .label = 关闭牌桌
admin-ask-rig = 测试员可以指定这张测试牌桌要发的牌。每个画面和每份历史都会标明，每次使用都会写入审计记录。只能在两局之间进行。
    .title = 让测试员在{ $name }指定牌？
    .label = 开启指定
admin-ask-unrig = 这张牌桌恢复随机发牌。它仍是测试牌桌。只能在两局之间进行。
    .title = { $name }恢复随机发牌？
    .label = 关闭指定
admin-ask-dismiss = 机器人离桌；若有牌局进行，则在局末离开。
    .title = 请走{ $name }？
    .label = 请走
admin-stop = 停止程序
admin-stop-title = 停止程序？
admin-stop-text = 程序结束，所有数据已保存。在有人重新启动之前，无人可玩，管理台也无法使用。
admin-stop-on = 还有牌室开放。请先关闭它，大家就会兑出。
admin-stop-force = 仍要停止。牌局在下次启动后继续。
admin-void-title = 作废{ $round }？
admin-void-running = 本局立即结束。所有人的筹码恢复到局前。
admin-void-last = 撤销上一局。所有人的筹码恢复到局前。
admin-reason = 原因
admin-reason-hint = 玩家会看到。
admin-to = 发给
admin-to-everybody = 所有人
admin-to-room = { $room }
admin-to-table = 牌桌 { $table }
admin-message-sent = 消息已发送。

# People

admin-people = 人员
admin-waiting =
    { $count ->
        [0] 无人等候
       *[other] { $count } 人等候
    }
admin-queue = { $room }的队列
admin-waits = 已等 { $time }
admin-expected = 预计 { $time }
admin-card = { $bank }，卡尾号 { $digits }
admin-balance = 余额 { $amount }
admin-since = 已来 { $time }
admin-place = 队列第 { $place } 位
admin-barred = 禁止进入{ $room }
admin-barred-one = 禁止进入
admin-nobody = 没有人。
admin-person-acts = 可做的事
admin-person-away = 现在不在这里。
admin-find = 查找玩家
admin-find-label = 查找
admin-see-off = 送客
admin-remove = 请离牌桌
admin-bar = 禁止进入
admin-unbar = 重新允许
admin-sure = { $act }：再按一次
admin-sure-hint =
    { $act ->
        [off] 立即离开；若牌局进行中，则如同离座；筹码回到本人账户。
        [remove] 立即离桌；若牌局进行中，则如同离座；带走筹码。
        [bar] 离开且不得再进入，其银行账户也不得。
       *[other] 可以再进入。
    }

# Book and bank

admin-bank = 账本与银行
admin-bank-answers = { $bank } { $ms } 毫秒
admin-bank-waits =
    { $count ->
        [0] { $bank } 无应答
       *[other] { $bank } 无应答，{ $count } 笔未决
    }
admin-in-wallets = 钱包
admin-in-tables = 桌上
admin-in-house = 庄家
admin-in-transit = 途中
admin-in-issued = 合计
admin-receipt =
    { $kind ->
        [purchase] 买入，卡尾号 { $digits }
       *[other] 兑出，卡尾号 { $digits }
    }
admin-tries = 已询问 { $count } 次
admin-state-intended = 尚未询问
admin-state-asked = 询问中
admin-state-unknown = 再次询问
admin-state-confirmed = 已确认
admin-state-rejected = 被拒绝
admin-no-receipts = 还没有人买过筹码。

# Processes

admin-processes = 进程
admin-processes-fine = { $count } 个正常
admin-processes-ill = { $all } 个中有 { $count } 个不正常
admin-role =
    { $role ->
        [gateway] 网关
        [dealer] 荷官
        [rooms] 房间
       *[other] 整个场所
    }
admin-process-fine = 正常
admin-process-waits = 目前无法做决定
admin-process-silent = 已 { $span } 没有消息
admin-process-about = 版本 { $version }，已运行 { $span }
admin-process-tables = 牌桌
admin-process-rooms = 房间
admin-process-sockets = 连接
admin-process-queue = 等待中
admin-process-lease = 租约
admin-process-commit = 提交
admin-process-bus = 总线
admin-process-memory = 内存
admin-process-megabytes = { $count } 兆字节
admin-process-owns = 它负责的牌桌和房间

# The audit trail

admin-trail = 最近操作
admin-seq = 第 { $number } 号
admin-older = 更早的操作
admin-no-acts = 还没有操作。
admin-outcome-running = 进行中
admin-outcome-done = 完成
admin-outcome-refused = 被拒绝
admin-outcome-interrupted = 中断
admin-act-set_up = 设置了管理台
admin-act-sign_in = 登录
admin-act-sign_out = 退出登录
admin-act-change_password = 更改了密码
admin-act-begin_second_factor = 开启了第二重验证
admin-act-end_second_factor = 关闭了第二重验证
admin-act-open_view = 查看了所有牌
admin-act-switch_on = 开放了牌室
admin-act-switch_off = 宣布关闭
admin-act-stop_house = 停止了程序
admin-act-announce = 发送了消息
admin-act-add_table = 加了一桌
admin-act-configure_room = 更改了牌室
admin-act-allow_bots = 决定了机器人
admin-act-open_table = 打开了牌桌
admin-act-configure_table = 更改了牌桌
admin-act-finish_table = 宣布了最后一局
admin-act-close_table = 关闭了牌桌
admin-act-seat_bot = 安排了机器人
admin-act-dismiss_bot = 请走了机器人
admin-act-void_round = 作废了一局
admin-act-remove_player = 请离牌桌
admin-act-remove_guest = 送客
admin-act-bar_player = 禁止进入
admin-act-unbar_player = 重新允许进入
admin-act-admin_add = 添加了管理员
admin-act-admin_password = 在命令行设置了密码
admin-act-admin_second_factor_on = 在命令行开启了第二重验证
admin-act-admin_second_factor_off = 在命令行关闭了第二重验证
admin-act-admin_remove = 移除了管理员
admin-act-set_rigging = 决定了可否指定牌
admin-act-hold_deal = 暂停或继续发牌
admin-act-rig_deck = 指定了接下来的牌

# Said aloud

admin-told-on = { $room }已开放。
admin-told-closing = { $room }正在关闭。
admin-told-off = { $room }已关闭。
admin-told-came = { $name }进入了{ $room }。
admin-told-went = { $name }离开了{ $room }。
admin-told-bank-silent = 银行无应答。
admin-told-bank-fine = 银行又有应答了。
admin-told-book-wrong = 账本不平衡。

# The desk of testers

admin-tester-title = 测试员工作台
admin-no-test-table = 没有打开的测试牌桌
admin-tester = 在这里指定测试牌桌接下来的牌。请管理员打开一张，它会自动出现在这里。
admin-tester-never = 本店不允许这样做。启动程序时必须加上 --allow-rigging。
admin-test-tables = 测试牌桌
admin-deal-off = 这里的指定功能已关闭。管理员可以在两局之间开启。
admin-deal-waits = 牌桌在发下一张牌前等你。
admin-deal-by-itself = { SECONDS($seconds) }后自动继续。
admin-deal-will-begin = 下一局在发第一张牌前等你。
admin-deal-will-wait = 牌局进行中。发下一张牌前会等你。
admin-deal-running = 牌局进行中，不等待。
admin-deal-between = 两局之间。
admin-deal-empty = 还没有牌局：入座的人不到两位。
admin-hold = 发下一张牌前等待
admin-unhold = 不等待
admin-deal-on = 发牌
admin-next-cards = 接下来的牌
admin-naming-off = 你可以先选牌。开启指定并且牌局进行时才能指定。
admin-naming-later = 让牌桌等待，下一局就会从你的牌开始。牌局开始后即可指定。
admin-naming-hint = 按发牌顺序选牌。其余的牌由随机决定。
admin-nothing-named = 没有指定牌。
admin-for-seat = { $seat } 号座 { $name }
admin-card-by-chance = 随机
admin-no-place = 不会发出
admin-is-set = 已指定：
admin-card-chosen = { $card }，已选为第 { $number } 张
admin-card-named = { $card }，已指定
admin-all-cards = 所有牌
admin-earlier = 提前
admin-later = 推后
admin-take-out = 取出
admin-start-over = 重新选择
admin-name-cards =
    { $count ->
        [0] 指定牌
       *[other] 指定这 { $count } 张牌
    }
