# 牌室的文字：进入、排队、桌上的账户、离开。

# 进入
cardroom-sub = { $name }，先刷银行卡，再入座
cardroom-welcome = 牌室
cardroom-motto = 刷卡进门。筹码从你的账户支付，离开时再存回账户。
cardroom-fact-watch = 等座位的时候，可以观看牌局。
cardroom-fact-seat = 一局结束时入座，在桌上买筹码。
cardroom-fact-home = 离开时，筹码存回你的账户。
cardroom-steps = 进入步骤
cardroom-step-kind = 支付方式
cardroom-step-card = 银行卡
cardroom-step-pin = 密码
cardroom-step-line = 排位
cardroom-closed-title = 牌室已关闭
cardroom-closed-text = 开放时本页会自动更新，不用刷新。
cardroom-closing-title = 牌室即将关闭
cardroom-closing-text = 现在的牌局是最后几局，不再放人进入。
cardroom-last-visit = 你上次来访

# 读卡器
cardroom-reader = 读卡器
cardroom-choose = 用哪种卡支付？
cardroom-debit = 借记卡
cardroom-credit = 信用卡
cardroom-debit-note = 需要密码
cardroom-credit-note = 不用密码
cardroom-swipe = 请刷卡，或输入卡号
cardroom-number = 卡号
cardroom-number-wrong = 这不是有效的卡号。请再看一遍，或再刷一次卡。
cardroom-continue = 继续
cardroom-back = 返回
cardroom-pin-prompt = 你的密码
cardroom-keypad = 密码键盘
cardroom-digits =
    { $count ->
        [0] 还没有输入数字
       *[other] 已输入 { $count } 位数字
    }
cardroom-enter = 确认
cardroom-correct = 更正
cardroom-cancel = 取消
cardroom-asking = 正在询问银行 …
cardroom-accepted = 卡已通过
cardroom-other-card = 换一张卡
cardroom-cancel-ends = 取消会结束本次登录。
cardroom-not-let-in = 牌室没有让你进入，本次登录已结束。{ $reason }
cardroom-pin-safe = 密码只交给银行，这里没有人保存。
cardroom-card =
    { $kind ->
        [debit] 借记卡 •••• { $four }
       *[credit] 信用卡 •••• { $four }
    }
cardroom-card-spoken =
    { $kind ->
        [debit] 借记卡，尾号 { $four }，
       *[credit] 信用卡，尾号 { $four }，
    }
cardroom-slip = 欢迎，{ $name }
cardroom-balance-told = 余额 { $amount }
cardroom-go-on = 继续

# 练习银行的卡
cardroom-demo = 演示卡
cardroom-demo-note = 没有真钱
cardroom-demo-pin = 密码 { $pin }
cardroom-demo-no-pin = 不用密码
cardroom-demo-has =
    { $kind ->
        [debit] 账户里有 { $amount }
       *[credit] 额度 { $amount }
    }
cardroom-demo-refused = 银行会拒绝

# 排队
cardroom-waiting = 等待座位
cardroom-your-place = 你的排位
cardroom-called = 已叫到你
cardroom-wait =
    { $minutes ->
        [0] 不到一分钟
       *[other] 大约 { $minutes } 分钟
    }
cardroom-wait-soon = 这局结束就有空座
cardroom-wait-unknown = 有空座就轮到你
cardroom-line = 队伍
cardroom-next-seat = 下个座位
cardroom-ahead = 前面还有 { $count } 人
cardroom-watching = 正在观看 { $table }
cardroom-no-game = 还没有牌局可看
cardroom-tables = 牌室的牌桌
cardroom-table = { $number } 号桌
cardroom-leave-line = 退出排队
cardroom-leave-line-title = 退出排队？
cardroom-leave-line-text = 你在牌室的这次来访就此结束，位置让给下一位。你什么也没买，不用付钱。
cardroom-stay-in-line = 继续排队
cardroom-ring = 响铃

# 座位来了
cardroom-seat-ready = 你的座位准备好了
cardroom-seat-yours = 有你的座位了
cardroom-seat-number = { $seat } 号座位是你的
cardroom-seat-text = 马上带你到牌桌，在那里买筹码。
cardroom-seat-later = 留在这里
cardroom-to-table = 去牌桌

# 账户
cardroom-account = 你的账户
cardroom-holder = 姓名
cardroom-kind = 卡类
cardroom-bank = 银行
cardroom-balance = 余额
cardroom-balance-last = 银行上次告知的余额
cardroom-change = 更换账户
cardroom-changed = 从现在起，买筹码从这张卡支付，兑回也存到这张卡。
cardroom-receipts = 收据
cardroom-receipt =
    { $kind ->
        [purchase] 买入筹码 { $amount }
       *[cash_in] 兑回筹码 { $amount }
    }
cardroom-receipt-state =
    { $state ->
        [confirmed] { $kind ->
            [purchase] 银行已付款
           *[cash_in] 已到你的账户
        }
        [rejected] 银行已拒绝，没有动用资金
       *[open] 银行还没有答复，我们会一直询问。
    }

# 筹码
cardroom-buy = 买筹码
cardroom-coming = { $amount } 在路上
cardroom-buy-amount = 购买金额
cardroom-buy-for = 买 { $amount } 的筹码
cardroom-other-amount = 换个金额
cardroom-less = 少一点
cardroom-more = 多一点
cardroom-add = 加 { $amount }
cardroom-add-chips = 加筹码
cardroom-terms = 至少 { $least }，每次加 { $step }
cardroom-beyond = 这超过了银行上次告知的余额，银行可能拒绝。
cardroom-bought = 买了 { $amount } 的筹码，已放到你面前。
cardroom-silent = 银行还没有答复这笔 { $amount }。我们会一直询问，银行一确认，筹码就到。不会重复付款。
cardroom-unclear = 没有收到答复，还不知道这笔 { $amount } 是否已下单。请再问一次：这是同一笔，不会重复付款。
cardroom-ask-again = 再问一次
cardroom-late-no = 银行拒绝了这笔购买，没有动用资金。
cardroom-gap =
    { $seconds ->
        [0] 下一局 …
       *[other] { SECONDS($seconds) }后开始下一局
    }
cardroom-ready-count = { $count } / { $all } 人已准备
cardroom-stands =
    { $stands ->
        [empty] { $seat } 号座位是你的。买了筹码就能参加下一局。
        [away] 你在旁观。
       *[alone] 等待另一位玩家。
    }
cardroom-closing-note = 这局结束后牌室关闭，你的筹码会存入账户。

# 离开
cardroom-leave-title = 离开牌室？
cardroom-leave-text =
    { $chips ->
        [none] 这次来访就此结束，座位让给队伍里的下一位。
       *[some] 这次来访就此结束，座位让给队伍里的下一位。{ $amount } 的筹码会存入你的账户 •••• { $four }。
    }
cardroom-leave-stake = 你正在牌局中：这手牌会弃掉，已下的注留在底池。
cardroom-leave-now = 离开
cardroom-goodbye = 再见，{ $name }
cardroom-goodbye-why =
    { $why ->
        [closed] 牌室已关闭。谢谢光临。
        [broke] 下一局开始时你没有筹码，座位让给了队伍里的下一位。
        [missed] 你连续两次没有行动，座位让给了队伍里的下一位。
        [absent] 你断线太久，这次来访已结束。
        [removed] 场馆结束了你的这次来访。
       *[player] { $at ->
            [line] 你已退出排队。什么也没买，不用付钱。
           *[table] 你在牌室的这次来访已结束。谢谢参与。
        }
    }
cardroom-goodbye-to = 的筹码会存入你的账户 •••• { $four }
cardroom-goodbye-hand = 你这手牌结束后会告知银行。
cardroom-come-again = 再次进入
