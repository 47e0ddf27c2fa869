# 菜单上关于牌室的文字，随页面一起加载。

cardroom-name = 牌室
cardroom-tile =
    { $state ->
        [off] 已关闭
        [closing] 当前牌局结束后关闭
       *[on] 开放 · { $tables } 桌 · { $queue ->
            [0] 无人排队
           *[other] { $queue } 人排队
        }
    }
cardroom-in-line = 你在等牌室的座位
cardroom-back-to-line = 回到队伍
cardroom-place =
    { ORDINAL($place) ->
       *[other] 排第 { $place } 位
    }
