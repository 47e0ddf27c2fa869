# 德州扑克在菜单和列表上的文字，随首页加载。

holdem-name = 德州扑克
holdem-room-casino = 扑克
holdem-room-casino-sub =
    { $tables ->
        [0] 最多六个机器人
       *[other] 德州扑克 · { $tables } 桌开放
    }
holdem-room-heads-up = 单挑
holdem-room-heads-up-sub =
    { $tables ->
        [0] 一个对手
       *[other] { $tables } 桌开放
    }
holdem-room-cardroom = 俱乐部扑克
holdem-room-cardroom-sub =
    { $tables ->
        [0] 七个座位
       *[other] { $tables } 桌开放
    }
holdem-stakes = 盲注 { $small } / { $big }
holdem-stakes-none = 无盲注

# 机器人，由弱到强
holdem-bot-thirds = 谨慎
holdem-bot-odds = 精算
holdem-bot-easy = Pip
holdem-bot-easy-strength = 简单
holdem-bot-timid = Mabel
holdem-bot-timid-strength = 简单
holdem-bot-bluffer = Felix
holdem-bot-bluffer-strength = 中等
holdem-bot-rock = Bruno
holdem-bot-rock-strength = 中等
holdem-bot-medium = Nora
holdem-bot-medium-strength = 中等
holdem-bot-hard = Sable
holdem-bot-hard-strength = 困难
holdem-place-flop = 翻牌
holdem-place-turn = 转牌
holdem-place-river = 河牌
holdem-field-antes = 底注
holdem-cost = 庄位转一圈每人花费 { $amount }。
