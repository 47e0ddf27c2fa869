# 牌、筹码和各界面共用部件的文字。

kit-card =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }{ $rank ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $rank }
    }
kit-card-back = 盖着的牌
kit-joker-black = 小王
kit-joker-colour = 大王

kit-rank =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
        [A] A
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] J
        [Q] Q
        [K] K
        [A] A
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
kit-emoticons = 表情
kit-emoticon-smile = 微笑
kit-emoticon-laugh = 大笑
kit-emoticon-wink = 眨眼
kit-emoticon-tongue = 吐舌头
kit-emoticon-surprise = 惊讶
kit-emoticon-cool = 墨镜
kit-emoticon-kiss = 亲吻
kit-emoticon-unsure = 犹豫
kit-emoticon-sad = 难过
kit-emoticon-cry = 哭泣
kit-emoticon-angry = 生气
kit-emoticon-heart = 爱心
kit-emoticon-yes = 赞
kit-emoticon-clover = 好运
kit-emoticon-chip = 筹码
kit-emoticon-cards = 纸牌
kit-language = 语言
kit-language-auto = 跟随浏览器

kit-looks = 外观
kit-looks-only-you = 这些颜色和图片只有你看得到，并会跟随你到每台设备。
kit-looks-preview = 预览：桌上的一张 K 和一张牌背
kit-colours = 自选颜色
kit-colour-accent = 按钮与灯光
kit-colour-wall = 页面与菜单
kit-colour-cloth = 桌布
kit-colour-none = 跟随主题
kit-colour-reset = { $name }：跟随主题
kit-colour-code = { $name }的六位色码
kit-colour-wrong = 请写成 #2a8377 这样的颜色。
kit-colour-moved = 比所选的略浅或略深，以便一切都能看清。
kit-faces = 牌面
kit-faces-classic = 经典
kit-faces-stylised = 简约
kit-back-own = 自己的图片
kit-pictures = 自己的图片集
kit-pictures-help = 照片或其他图片，最大 8 兆字节。
kit-pictures-door = 请先进门：你的图片会和你的名字一起保存。
kit-picture-back = 牌背
kit-picture-table = 牌桌
kit-picture-jack = 钩
kit-picture-queen = 圈
kit-picture-king = 老K
kit-picture-now = 现在的图片
kit-picture-choose = 选择图片
kit-picture-sending = 正在发送…
kit-picture-remove = 移除
kit-picture-choose-for = 选择图片：{ $name }
kit-picture-remove-for = 移除：{ $name }

kit-your-clock = 轮到你，剩余时间
kit-letter-keys = 单个字母作快捷键
