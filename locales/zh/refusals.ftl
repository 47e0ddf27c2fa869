# 为何拒绝，以及接下来可以做什么。CHIPS 把以百分之一为单位的数额写成筹码数。

# 消息与连接
refusal-malformed = 无法识别这条消息，未作任何更改。请刷新页面；如果客户端是你自己编写的，facts 中会指出错误的位置。
refusal-too-fast = 操作太快了。请稍等片刻再试。
refusal-too-slow = 用时过长，未作任何更改。请再试一次。
refusal-too-large = 内容太长了。请缩短后再试。
refusal-too-many-watched = 你已经在观看 { $max } 张牌桌。请先离开其中一张。
refusal-too-many-connections = 你在这里已打开 { $max } 个窗口。请关闭一个后刷新。
refusal-busy = 现在有些繁忙。请稍后再试。
refusal-closing = 场馆暂时关闭。你的筹码很安全，请一分钟后再来。
refusal-internal = 系统内部出错，未作任何更改。请再试一次；如果仍然出错，请告诉管理员。
refusal-not-saved = 未能保存，因此这一步没有发生。请稍后再试。
refusal-house-waits = 本店正在等待一台服务器恢复，随后会自动继续；你的操作如已送达便会保留。
refusal-id-reused = 这个编号已用于另一条指令，因此这一条没有执行。请刷新页面；如果是你编写的程序，请给每条指令单独的编号。
refusal-book-full = 数额超出了场馆能记录的范围，因此这一步没有发生。请告诉管理员。
refusal-foreign-host = 场馆不使用这个名称。请用它自己的地址打开；管理员可以用 --origin 添加名称。
refusal-local-only = 这里的内容只在场馆的机器上显示。
refusal-foreign-origin = 这个页面属于别的网站。请用本场馆自己的地址打开。
refusal-not-a-socket = 这个地址只用于 WebSocket。请打开首页。
refusal-no-such-page = 这个地址没有内容。请返回首页。
refusal-wrong-method = 这个地址不能这样使用。用法见接口说明。

# 入口
refusal-not-signed-in = 你还没有登录。请在入口处输入名字。
refusal-bad-name = 请取一个由 { $min } 到 { $max } 个可见字符组成的名字。
refusal-name-taken = 已经有人在用 { $name } 这个名字。请换一个名字；如果那就是你，请在那边设置密码，再用密码在这里登录。
refusal-password-needed = { $name } 这个名字已有主人。如果是你的，请输入密码；否则请换一个名字。
refusal-wrong-password = 密码不对。请再试一次，或换一个名字。
refusal-short-password = 密码至少需要 { $min } 个字符。请换一个更长的。
refusal-name-kept = { $name } 这个名字为一位在这里有筹码的客人保留。请用原来的浏览器回来，或换一个名字。
refusal-mixed-name = 这个名字混用了外形相似的字母。请只用一种文字书写。
refusal-old-password-needed = 请同时输入你现在的密码。
refusal-no-more-chips = 你所在网络的客人筹码已经发完。请 { $hours } 小时后再来，或告诉管理员。
refusal-too-many-attempts = 尝试次数过多。请等 { $minutes } 分钟后再试。

# 牌桌
refusal-no-such-table = 这张牌桌已经不存在。请在大厅另选一张。
refusal-table-closed = 这张牌桌已经关闭。请在大厅另选一张。
refusal-no-such-game = 这里没有这种游戏。请从列表中选择。
refusal-no-such-preset = 这种游戏没有这样的牌桌。请从列表中选择。
refusal-bad-rules = 这样的规则无法开局。请检查 { $field }。
refusal-too-many-tables = 你不能再开新的牌桌。请先关闭自己的一张。
refusal-too-many-tables-here = 从你所在的网络开出的牌桌太多了。请加入其中一张。
refusal-house-full = 这里放不下更多牌桌了。请加入一张已开的牌桌。
refusal-host-only = 只有这张牌桌的房主可以这样做。请找房主，或自己开一张牌桌。
refusal-house-only = 只有场馆自己可以这样做。
refusal-players-only = 只有玩家可以这样做。请先以玩家身份进入。
refusal-link-needed = 只有拿到链接的人才能进入这张牌桌。请向房主索取链接。
refusal-ticket-needed = 只有持票的人才能进入这张牌桌。请向房主索取入场票。
refusal-round-running = 这一局正在进行。请等它结束后再试。
refusal-others-seated = 还有别人坐在这张牌桌。等他们离开后才能关闭。

# 座位
refusal-not-seated = 你在这张牌桌没有座位。请先入座。
refusal-already-seated = 你已经在这张牌桌入座了。
refusal-already-queued = 你已经在排队等候。一有空位就会让你入座。
refusal-not-queued = 你没有在这张牌桌排队。
refusal-nobody-to-admit = 现在没有人可以入座。请等有空位。
refusal-no-such-seat = 这张牌桌没有这个座位。请另选一个。
refusal-seat-taken = 这个座位已经有人。请另选一个。
refusal-seat-empty = 那里没有人。请另选一个座位。
refusal-table-full = 座位已满。请等有空位。
refusal-leaving = 你正在离开这张牌桌。这一局结束后你就会离开。
refusal-away-already = 你已经在暂离中。想继续玩请按“我回来了”。
refusal-no-sitting-out = 这张牌桌不能暂离。如果必须走开，请离开牌桌；你的筹码会存入你的银行账户。
refusal-no-cards-named = 没有指定任何牌。
refusal-card-twice = { $card } 被指定了两次。
refusal-card-dealt = { $card } 已经发出。
refusal-no-such-card = 这副牌里没有 { $card }。
refusal-held-already = 牌桌已经在下次发牌前等待。
refusal-not-held = 这里没有被暂停。
refusal-rigging-already = 指定发牌已经是这个设置。
refusal-rigging-off = 这张牌桌的指定发牌已关闭。管理员可以在两局之间开启。
refusal-rigging-not-allowed = 本店启动时没有使用 --allow-rigging。
refusal-no-test-table = 这不是测试牌桌。
refusal-tester-only = 只有测试员可以这样做。
refusal-no-bank-here = 带银行账户的人不能坐在测试牌桌。请先离开牌室，再在这里入座。
refusal-at-test-table = 你坐在测试牌桌，那里不能有银行账户。请先离开那张牌桌，再进来。
refusal-not-away = 没有机器人替这位玩家打牌。
refusal-bad-buy-in = 这张牌桌需要带入 { CHIPS($least) } 到 { CHIPS($most) } 筹码。请在此范围内选择。
refusal-off-unit = 这张牌桌以 { CHIPS($unit) } 为单位。请选择它的倍数。
refusal-not-enough-chips = 你没有这么多筹码。请选择较小的数额。
refusal-too-few-players = 人数不够。请等别人加入，或请机器人来玩。
refusal-too-many-players = 人数超过这种游戏的座位。请等下一局。
refusal-nothing-said = 没有内容可以发送。请先写点什么。
refusal-line-too-long = 一条消息最多 { $max } 个字符。请缩短后再发送。
refusal-chat-too-fast = 你写得太快，别人来不及看。请稍等片刻再发送。
refusal-no-such-line = 这条消息已经不在了。
refusal-removed-here = 房主已把你请离这张牌桌。你可以观看；要玩请选择另一张牌桌。
refusal-removed-already = { $name } 已经要离开，这一局结束就走。
refusal-not-at-table = 这里没有叫 { $name } 的人。请再看看名单。
refusal-not-yourself = 你不能请离自己。要走请按离开。

# 机器人
refusal-no-bots-here = 这张牌桌不让机器人玩。请邀请其他玩家。
refusal-no-such-bot = 没有 { $kind } 这种机器人。请从列表中选择。
refusal-not-a-bot = 这个座位上是玩家，不是机器人。请选择机器人。

# 对局
refusal-no-round = 现在没有进行中的一局。请等下一局。
refusal-stale-turn = 牌桌在此期间已经有了变化。请再看一眼，重新选择。
refusal-not-your-turn = 还没轮到你。请等你的位置亮起。
refusal-not-in-hand = 你不在这一手牌中。请等下一手。
refusal-hand-over = 这一手牌已经结束。请等下一手。
refusal-check-is-free = 你可以免费过牌。请过牌，不必弃牌。
refusal-cannot-check = 有人下注，不能过牌。请跟注 { CHIPS($call) }、加注或弃牌。
refusal-nothing-to-call = 没有可跟的注。请过牌或下注。
refusal-cannot-raise = 现在不能加注。请跟注或弃牌。
refusal-raise-too-small = 加注太小。请至少加到 { CHIPS($least) }，或者全下。
refusal-raise-too-large = 你没有这么多筹码。最多加到 { CHIPS($most) }。
refusal-raise-off-step = 加注从 { CHIPS($least) } 起，每级 { CHIPS($step) }。请选择其中之一。

# 连接结束时的话
bye-closing = 场馆暂时关闭。你的筹码和手牌都很安全，页面会自动恢复。
bye-signed-out = 你已退出登录。欢迎再来。
bye-moved = 你已在另一台设备上登录，会话在那里继续。
refusal-bots-fixed = 本桌的机器人在整局期间不能更换。请离开后重新开桌再选择。
refusal-bot-chips-drawn = 本桌机器人带多少筹码由随机决定。请不要指定数额。

# 轮盘
refusal-not-in-round = 你不在这一局中。请等下一局。
refusal-no-more-bets = 停止下注：轮盘正在转动。请等待结果。
refusal-no-bets = 你还没有在台面上下注。请先下注，再转动轮盘。
refusal-spin-asked = 你已经要求转动轮盘。其他玩家准备好后就会开始。
refusal-no-such-point = 台面上没有 { $point } 这个位置。请选择看得见的位置。
refusal-point-twice = 位置 { $point } 出现了两次。请把那里的筹码合成一注。
refusal-bet-too-small = 这一注太小。至少下 { CHIPS($least) }。
refusal-bet-too-large = 这一注太大。最多下 { CHIPS($most) }。
bye-no-chips = 你的筹码已经输光，本次游戏到此结束。重新进门即可再领 1,000 筹码。

# Sabacc
refusal-not-now = 现在不能这样做。请从亮起的按钮中选择。
refusal-not-your-card = 这张牌不在你手中。请选择你手中的一张牌。
refusal-no-raise = 现在不能加注。请跟注或弃牌。
refusal-bets-closed = 牌已发出，本轮不能再下注。请等下一轮。
refusal-no-bet = 你还没有下注。请先放下筹码，再按“开始”。
refusal-not-dealt-yet = 还没有发牌。请先下注，再按“开始”。

# 教练
refusal-no-coach = 这个游戏没有教练。请到有教练的游戏的牌桌上询问。
refusal-nothing-to-advise = 现在没有可以建议的。等轮到你决定手里的牌时再问。
refusal-no-chart = 这个游戏没有策略表，也没有庄家优势。请到二十一点的牌桌上询问。
refusal-coach-not-allowed = 这张牌桌不允许使用教练。请到你自己开的、与机器人对局的牌桌上询问。
refusal-coach-only-alone = 现在这里还有别人在玩，所以教练不说话。等只剩你和机器人时再问。
refusal-bad-range = “{ $part }”不是手牌的写法。例如：77+, A9s+, KQo, QQ-99, AhKh 或 20%。
refusal-empty-range = 按你看到的牌，没有人能拿到这些手牌。请换一个范围。

# 二十一点（多人）
refusal-insurance-first = 庄家亮出 A。请先选择买保险或不买。
refusal-cannot-double = 这里不能加倍：须是最初两张牌，并且有同样多的筹码。
refusal-cannot-split = 这里不能分牌：须是两张同点数的牌，并且有同样多的筹码。
refusal-cannot-surrender = 这里不能投降：只有最初两张牌时可以。
refusal-no-insurance = 现在没有保险。庄家亮出 A 时才有。
refusal-bad-insurance = 保险最多 { CHIPS($most) }，即下注的一半。

# 银行。$tries 是还可以输错几次密码。
refusal-bad-card-number = 这不是一张银行卡的卡号。请再核对一遍，或重新刷卡。
refusal-card-unreadable = 刚才场馆重新启动过，请重新输入您的银行卡。
refusal-unknown-card = 本场馆的银行都不认识这张卡。请换一张卡。
refusal-pin-needed = 借记卡需要密码。请输入密码。
refusal-wrong-pin = 密码错误。还可以试 { $tries } 次，之后银行会锁卡。
refusal-card-locked = 密码连续输错三次，银行已锁住这张卡。请换一张卡。
refusal-card-refused = 银行拒绝使用这张卡。请换一张卡，或咨询您的银行。
refusal-account-too-small = 账户里至少要有 { CHIPS($least) }。请换一张卡。
refusal-insufficient-funds = 您的账户余额不足。请输入较小的金额，或换一张卡。
refusal-bank-not-reached = 联系不上银行，没有动用任何资金。请重试，或取消。
refusal-bank-silent = 银行还没有答复。场馆会一直询问，银行一确认，筹码就会到您手上。
refusal-bank-order-open = 银行还没有答复您上一笔交易。请等待答复。
refusal-bad-purchase = 购买筹码的金额至少为 { CHIPS($least) }，并且是 { CHIPS($step) } 的倍数。
refusal-bad-amount = 没有可以兑换的筹码。请选择别的数额。

# 牌室
refusal-room-off = 牌室已关闭。开放后请再来。
refusal-room-on = 牌室已经开放。
refusal-room-closing = 牌室在当前的牌局结束后关闭。重新开放后请再来。
refusal-administrator-only = 只有管理员可以这样做。
refusal-in-room-already = 你已经在这个牌室里了。
refusal-account-in-use = 牌室里已经有人使用这个银行账户。请换一张卡。
refusal-not-in-room = 你不在这个牌室里。请先用银行卡登录。
refusal-moved = 你的会话刚刚转到了另一台设备。如果不是你本人操作，请重新登录。
refusal-not-called = 还没有轮到你的座位。轮到时会带你入座。
refusal-no-such-room = 没有这个牌室。
refusal-ticket-expired = 为你保留的座位已过期。有空座时会再叫你。

# 图片
refusal-picture-too-large = 这张图片超过 { $megabytes } MB。请换一张小一些的；原来的保持不变。
refusal-picture-too-many-pixels = 这张图片超过 { $megapixels } 百万像素。请换一张小一些的；原来的保持不变。
refusal-not-a-picture = 这个文件不是可以显示的图片。请选择 PNG、JPEG、WebP 或 GIF；什么都没有改变。

# 斗地主
refusal-must-lead = 这一轮由你先出，不能不出。请任出一手牌。
refusal-bid-too-low = 请叫 { $least ->
    [3] 3
   *[other] { $least } 到 { $most }
} 分，或者不叫。
refusal-no-cards = 还没有选牌。请选择要出的牌。
refusal-no-such-hand = 这些牌组不成牌型。请查看规则中的牌型，或使用提示。
refusal-chain-too-short = 顺子不够长：单顺至少五张，双顺至少三对，三顺至少两组。
refusal-no-chain-card = 2 和王不能放在顺子里。顺子最大到 A。
refusal-equal-kickers = 所带的牌点数必须不同。请换成两种不同的牌。
refusal-both-jokers = 两张王不能同时作为带牌。请只带其中一张，或带别的牌。
refusal-kicker-of-trio = 所带的牌不能与三张同点。请换一张牌。
refusal-wrong-kickers = 所带的牌不合规则。每组三张带一张或一对，四张带两张或两对，点数都要不同。
refusal-not-for-beginners = 这个房间只能出单牌、对子、三张、炸弹和火箭。
refusal-other-category = 牌型与桌上的不同。请出相同牌型、炸弹或火箭，或者不出。
refusal-other-length = 顺子的长度必须与桌上的相同。请选同样多的牌，出炸弹，或者不出。
refusal-not-higher = 这手牌没有大过桌上的牌。请出更大的牌、炸弹，或者不出。
refusal-rocket-stands = 没有牌能大过火箭。请不出。

# 管理台
refusal-desk-only = 请先登录管理台。
refusal-wrong-sign-in = 名称或密码不对。请再试一次。
refusal-wrong-setup-code = 这不是上次启动时控制台显示的代码。请再看一次。
refusal-set-up-already = 这里已经有管理员了。请登录。
refusal-second-factor-needed = 请同时输入验证器应用的代码。
refusal-wrong-code = 代码不对或已用过。请等下一个。
refusal-second-factor-on = 你的账户已经要求代码了。
refusal-second-factor-off = 你的账户不要求代码。请先设置应用。
refusal-unknown-player = 这里从没有过叫这个名字的人。
refusal-interrupted = 此操作被中断，可能只完成了一部分。请先查看，再重试。
refusal-player-not-here = 这位玩家已经不在了。
refusal-player-leaving = 这位玩家已经要离开了。
refusal-barred = 你被禁止进入这个房间。请询问主人。
refusal-already-barred = 这位玩家已经被禁止了。
refusal-not-barred = 这位玩家没有被禁止。
refusal-nothing-changed = 本来就是这样，没有改变。
refusal-stale-round = 这一局不能再作废：下一局已经开始，或者它已作废。
refusal-round-spent = 这一局不能撤销：有人已带走了赢得的筹码。
refusal-reason-needed = 请写明原因。玩家会看到。
refusal-rooms-on = 还有房间开着。请先关闭，或者强制结束。
refusal-plays-here = 你正用这个名字或这个浏览器在那里玩，所以不能看牌。
refusal-view-open = 有人正用这个名字或这个浏览器以管理员身份在那里看牌。请先关闭那个视图。
refusal-code-needed = 这张牌桌只对知道代码的人开放。请向房主询问代码。
refusal-no-such-code = 没有开着的牌桌使用这个代码。请检查后再试。
refusal-nothing-to-show = 现在没有可以亮出的暗牌。
refusal-no-such-round = 没有这一局，或者你不能观看。
refusal-share-withdrawn = 分享这一局的人已经收回了链接。
