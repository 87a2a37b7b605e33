# The screen that waits for phones.
phone-title = 用手机拍棋盘
phone-scan = 用手机相机对准二维码，打开出现的网页。不用安装任何东西。
phone-no-code = 请在手机浏览器中输入这个网址。窗口放大后，这里会显示二维码。
phone-network = 网络：{ $name }
phone-network-of = 网络：{ $name }（第 { $at } 个，共 { $all } 个，← → 换一个）
phone-plain = 手机要在同一网络中。连接没有加密，同一网络中的其他人可能看到内容。
phone-alone = 没有电脑时，同样的页面只用手机也能运行：见说明书“A phone alone”一节。
phone-encrypted = 手机要在同一网络中。连接已加密。证书由本机生成，所以手机会警告“不是私密连接”：若证书指纹（SHA-256）以 { $begin } 开头，就点“高级”或“显示详细信息”继续。
phone-fingerprint = 指纹：{ $begin }
phone-met = 已有手机打开网页。
phone-overdue = 还没有手机连上。多半是手机在别的网络（移动数据或另一个 Wi-Fi），或者连的是访客网络（设备之间互不相通），或者防火墙挡住了端口 { $port }。可以打开手机热点，让这台电脑连上，再按一次 f。
phone-overdue-short = 还没有手机连上。它在同一网络中吗？不行就开手机热点，让本机连上，再按 f。
phone-no-network = 没有网络：请连上 Wi-Fi 或手机热点，再按一次 f
phone-not-served = 无法向手机提供网页：{ $why }
phone-no-tls = 本机的处理器无法加密网页：请去掉 --tls
phone-sent = { $boards } 盘
phone-boards-open = 还有 { $boards } 盘没数完，会留在首页。再按一次 Esc 关闭手机页面。

# The page on the phone.
phone-page-title = 数子
phone-photograph = 拍棋盘
phone-next-board = 拍下一盘
phone-again = 重新拍
phone-choose = 选一张照片
phone-send = 发送
phone-reading = 正在识别棋盘……
phone-how = 从正上方拍，要拍到整个棋盘。
phone-too-many = 已经有 { $boards } 盘了：请重新启动 shuzi。
phone-photograph-alt = 照片
phone-to-settle = { $points ->
    [0] 棋盘对吗？
   *[other] 有 { $points } 个点要确认
}
phone-point-empty = 空
phone-point-doubtful = 不确定
phone-point-dead = { $side }，死子
phone-count-it = 没错，开始数
phone-count-as-read = 就照这样，开始数
phone-undo = 撤销
phone-turn = 旋转
phone-tap-points = 点按有误的点：黑、白、空依次更换。
phone-closer = 现在点按那个点。点按棋盘外，回到整个棋盘。
phone-compare-again = 整个棋盘都对过了吗？对过了，请再点一次按钮。
phone-dead-title = 哪些是死子？
phone-dead-how = 打叉的是死子。点按一块棋可以更改。
phone-agree = 双方同意，看结果
phone-boards = 各盘棋
phone-rules = 本局规则
phone-by-rules = 按规则：{ $points }
phone-take-over = 采用这些规则
phone-to-board = 回到棋盘
phone-keys = 胜负线
phone-sent-before = 这张照片已经发过，就是这一盘。
phone-count-anew = 作为新的一局来数
phone-back = 上一步
phone-enter = 下一步
phone-not-known = 不知道
phone-yes = 是
phone-no = 否
phone-go-on = 继续
phone-agree-result = 双方同意这个结果
phone-look-first = 画圈的棋子还不确定。请双方一起看，标出死子，再点一次按钮。
phone-unfinished = 不确定的地方很多：这局下完了吗？没有的话请继续下，再拍一次棋盘。
phone-kept = { $text }
phone-result-tap = 点按一块棋，可更改死活。
phone-working = 算式
