# 牌、筹码和各界面共用部件的文字。

kit-card =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }{ $rank ->
        [J] 钩
        [Q] 圈
        [K] K
        [A] 尖
       *[other] { $rank }
    }
kit-card-back = 盖着的牌
kit-joker-black = 小王
kit-joker-colour = 大王

kit-rank =
    { $rank ->
        [J] 钩
        [Q] 圈
        [K] K
        [A] 尖
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] 钩
        [Q] 圈
        [K] K
        [A] 尖
        [6] 6
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [7] 7
        [8] 8
        [9] 9
       *[10] 10
    }

kit-chips = { $amount } 筹码
kit-dealer-button = 庄家标记
kit-bot = 机器
kit-bot-long = 机器人

kit-close = 关闭

kit-settings = 设置
kit-theme = 主题
kit-theme-auto = 跟随设备
kit-theme-dark = 深色
kit-theme-light = 浅色
kit-felt = 桌布
kit-felt-house = 随游戏
kit-felt-teal = 青绿
kit-felt-burgundy = 酒红
kit-felt-midnight = 午夜蓝
kit-felt-plum = 梅紫
kit-felt-moss = 苔绿
kit-deck = 牌面
kit-deck-two = 双色
kit-deck-four = 四色
kit-back = 牌背
kit-back-lattice = 菱格
kit-back-scales = 鳞纹
kit-back-rays = 光芒
kit-back-weave = 编织
kit-sound = 声音
kit-volume = 音量
kit-music = 音乐
kit-music-volume = 音乐音量
kit-avatar = 你的头像
kit-avatar-auto = 按名字生成
kit-avatar-number = 头像 { $number }
kit-motion = 动画
kit-motion-auto = 跟随设备
kit-motion-full = 完整
kit-motion-reduced = 减少
kit-announce-chat = 朗读聊天（屏幕阅读器）
kit-language = 语言
kit-language-auto = 跟随浏览器
