# See en.

# Leaving the house as a guest
lobby-leave-title = 要离开吗？
lobby-leave-text = 你是访客。{ $name } 和你的 { $chips }会为你留着，但只在这个浏览器里。这期间别人不能用这个名字。
lobby-leave-empty = 你是访客，已经没有筹码了。你离开后，别人可以用 { $name } 这个名字。
lobby-leave-seated = 你座位上的筹码仍然属于你。
lobby-leave-stay = 留下

# The page of a room
lobby-last = 你最近的几次
lobby-last-none = 你还没在这里玩过。结果会显示在这里。
lobby-results = 这里最近的结果
lobby-results-none = 这里还没有人打完一局。公开牌桌的结果会显示在这里。
lobby-last-sum = 共 { $count } 次，合计
lobby-last-rounds = { $count } 局

# A round that is shared
lobby-share-title = 分享这一局
lobby-share-text = 有链接的人能看到全桌人都看到的内容。
lobby-share-own = 也显示我自己的牌
lobby-share-copied = 这一局的链接已复制。
lobby-share-back = 收回链接
lobby-share-back-text = 你给出的这一局的链接将不再有效。
lobby-share-back-done = 你的这一局的链接已失效。

# My evening
lobby-evening-games = 各游戏净结果
lobby-evening-sessions = 我的场次
lobby-evening-rounds = 最近的牌局
lobby-evening-none = 你还没有打完一局。
lobby-evening-count = { $count } 局
lobby-evening-plot = 最近各局的输赢

# 牌桌上谁可以询问教练
lobby-coach = 教练
lobby-coach-everyone = 所有人可用
lobby-coach-alone = 只与机器人对局时可用
lobby-coach-nobody = 不可用

lobby-fill = 空座
lobby-fill-none = 由你邀请机器人
lobby-fill-now = 机器人立即入座
lobby-fill-later = { SECONDS($seconds) }后机器人入座
lobby-edge-title = 庄家优势
lobby-edge =
    { $side ->
        [players] 庄家优势 { $share }：每下注 { $stake }，庄家平均输 { $amount }
       *[house] 庄家优势 { $share }：每下注 { $stake }，庄家平均留下 { $amount }
    }
lobby-edge-players = { $count } 位玩家：
lobby-edge-means = 以洗牌之后、照策略表打的玩家计算。
lobby-edge-reckoning = 庄家优势：正在计算……
lobby-edge-unknown = 庄家优势：暂时不知道。{ $why }
lobby-field-seats = 座位
lobby-field-clock = 每次行动时间
lobby-field-bank = 备用时间
lobby-field-gap = 局间休息
lobby-field-most = 最多带入
lobby-field-none = 无
lobby-field-no-limit = 不限
lobby-quick = 马上开始
lobby-quick-with = 你带 { $chips }入座。
lobby-open-tables = 开放的牌桌
lobby-more-tables = 更多牌桌
lobby-no-tables = 还没有牌桌。你可以开第一桌。
lobby-fewer-bots = 减少机器人
lobby-more-bots = 增加机器人
lobby-honours = 名人堂
lobby-change-rules = 更改规则
lobby-who-comes = 谁可以进来
lobby-who-everyone = 所有人
lobby-who-link = 有链接的人
lobby-who-code = 有代码的人
lobby-pace = 节奏
lobby-pace-usual = 按本房间
lobby-pace-quick = 快
lobby-pace-calm = 慢
lobby-play-bots = 和机器人玩
lobby-open-table = 开一桌
lobby-stakes = 盲注级别
lobby-seats = 已坐
lobby-waiting = 等候
lobby-watch = 观看
lobby-ending-text =
    { $why ->
        [won_table] 恭喜：所有对手都输光了。
        [broke] 你在这桌的筹码没有了，座位让给别人。你可以重新买入再来。
        [short] 下一局的费用超过你在本桌的筹码。{ $chips }已回到钱包。
        [missed] 你太久没有行动，座位已让出。{ $chips }已回到钱包。
        [removed] 庄家收回了你的座位。{ $chips }已回到钱包。
        [dismissed] 你的筹码已回到钱包。
        [sent_away] 你可以观看，但不能再坐在这里。{ $chips }已回到钱包。
       *[gone] 你的筹码已回到钱包。
    }

# 牌桌上，以及离开之后
lobby-standing =
    { $stands ->
        [rail] 你在观看，还有空座。
        [full] { $waiting ->
            [0] 座位已满。
           *[other] 座位已满，{ $waiting } 人在等。
        }
        [queued] 你排第 { $line } 位。有空座就会入座。
        [broke] 你在这桌没有筹码了。
        [paused] 房主暂停了牌桌。房主继续后才会发牌。
        [away] 你在暂离。
        [unready] 下一局，准备好了吗？
        [ready] 你已准备好，在等 { $names }。
        [unstarted] { $starts ->
            [yes] 人到齐后，由你开始下一局。
           *[no] 在等房主开始下一局。
        }
        [left] 你的对手已离桌。
       *[alone] { $bots ->
            [yes] 还没有对手。加个机器人，或把链接发给朋友。
           *[no] 在等其他玩家。
        }
    }
lobby-ending-title =
    { $why ->
        [won_table] 你赢下了整桌！
        [broke] 没有筹码了
        [short] 筹码不够玩下一局
        [missed] 你离开太久了
        [removed] 庄家请你离开了牌桌
        [dismissed] 你已离开牌桌
        [sent_away] 房主请你离开
       *[gone] 牌桌已关闭
    }
lobby-steps-skipped = 这一局非常长，省略了开头的 { $count } 步。
lobby-told-sat =
    { $me ->
        [yes] 你带 { $amount } 入座
       *[no] { $name } 带 { $amount } 入座
    }
lobby-told-away =
    { $me ->
        [yes] 你暂离
       *[no] { $name } 暂离
    }
lobby-told-back =
    { $me ->
        [yes] 你回来了
       *[no] { $name } 回来了
    }
lobby-told-topped-up =
    { $me ->
        [yes] 你补充 { $amount }
       *[no] { $name } 补充 { $amount }
    }
lobby-told-time =
    { $me ->
        [yes] 你再用 { SECONDS($seconds) }
       *[no] { $name } 再用 { SECONDS($seconds) }
    }
lobby-told-shows =
    { $me ->
        [yes] 你亮牌
       *[no] { $name } 亮牌
    }
