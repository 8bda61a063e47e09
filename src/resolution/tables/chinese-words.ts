/**
 * Words of company and institution names in Chinese, simplified and traditional, one line an English reading: the
 * English words that such companies use, then the Chinese words. A name is cut by the longest word first; `-` marks
 * words that English names leave out. Written by hand. Left out on purpose: legal forms, compounds that their parts
 * already read correctly, and short words whose last character more often begins another word (`通化` in `恒通化工`).
 * Some brand parts are listed in pinyin only to hold such a cut (`恒通`) or for a reading (`长` is chang, not zhang).
 */
export const CHINESE_WORDS = `
-: 的 市
aba: 阿坝 阿壩
aberdeen: 香港仔
abrasives: 磨料磨具
abu dhabi: 阿布扎比 阿布达比 阿布達比
academia sinica: 中央研究院 中研院
academy: 书院 書院
academy of agricultural sciences: 农业科学院 農業科學院
academy of drama: 戏剧学院 戲劇學院
academy of fine arts: 美术学院 美術學院
academy of sciences: 科学院 科學院
academy of social sciences: 社会科学院 社會科學院 社科院
accenture: 埃森哲
accountants: 会计师 會計師
accounting: 会计 會計
acer: 宏碁
activated carbon: 活性炭
adhesive: 胶粘剂 膠粘劑
adhesive tape: 胶带 膠帶
administration: 管理局
administrative: 行政
advanced: 先进 先進
advertising: 广告 廣告
aero engine: 航空发动机 航空發動機
aerospace: 航天 航空航天
aerospace science and industry: 航天科工
aerospace science and technology: 航天科技
affiliated: 附属 附屬
africa: 非洲
agency: 代理
agricultural bank: 农业银行 農業銀行
agricultural development: 农业发展 農業發展 农业开发 農業開發
agricultural machinery: 农机 農機 农业机械 農業機械
agricultural products: 农产品 農產品
agricultural reclamation: 农垦 農墾
agricultural technology: 农业技术 農業技術 农业科技 農業科技
agricultural university: 农业大学 農業大學
agriculture: 农业 農業
agriculture and animal husbandry: 农牧 農牧
agriculture and forestry: 农林 農林
aia insurance: 友邦保险 友邦保險
air china: 中国国际航空 中國國際航空
air conditioning: 空调 空調
air force: 空军 空軍
airbus: 空中客车 空中客車
aircraft: 飞机 飛機
airlines: 航空公司
airport: 机场 機場
aksu: 阿克苏 阿克蘇
algeria: 阿尔及利亚 阿爾及利亞
alibaba: 阿里巴巴
alishan: 阿里山
alliance: 联盟 聯盟
allianz insurance: 安联保险 安聯保險
alloy: 合金
altay: 阿勒泰
aluminum: 铝业 鋁業
aluminum alloy: 铝合金 鋁合金
alxa: 阿拉善
amazon: 亚马逊 亞馬遜
america: 美洲
american: 美利坚 美利堅
amsterdam: 阿姆斯特丹
amusement: 游乐 遊樂
amusement park: 游乐园 遊樂園
analysis: 分析
and: 与 與 及 暨 以及
anhui: 安徽 安徽省
animal: 动物 動物
animal husbandry: 畜牧 牧业 牧業 畜牧业 畜牧業
animation: 动漫 動漫 动画 動畫
anji: 安吉
ankang: 安康
anqing: 安庆 安慶
anshan: 鞍山
anshun: 安顺 安順
ansteel: 鞍钢 鞍鋼
ant group: 蚂蚁集团 螞蟻集團
anta: 安踏
antenna: 天线 天線
anticorrosion: 防腐
antong: 安通
anyang: 安阳 安陽
apartment: 公寓
apparel: 服饰 服飾
apple: 苹果 蘋果
applied: 应用 應用
appraisal: 评估 評估 估价 估價 鉴定 鑒定 鑑定
aquaculture: 水产养殖 水產養殖
aquarium: 水族馆 水族館
aquatic products: 水产 水產 水产品 水產品
arbitration: 仲裁
archaeology: 考古
architects: 建筑师 建築師 建筑师事务所 建築師事務所
architectural decoration: 建筑装饰 建築裝飾
architectural design: 建筑设计 建築設計
argentina: 阿根廷
army: 陆军 陸軍
art: 艺术 藝術
art museum: 美术馆 美術館
artificial intelligence: 人工智能 人工智慧
arts and crafts: 工艺美术 工藝美術
ase semiconductor: 日月光半导体 日月光半導體
asean: 东盟 東盟
asia: 亚洲 亞洲
asia pacific: 亚太 亞太
asphalt: 沥青 瀝青
asset: 资产 資產
asset management: 资产经营 資產經營
association: 协会 協會
astrazeneca: 阿斯利康
astronomy: 天文
asus: 华硕 華碩
atlantic: 大西洋
atomic energy: 原子能
auction: 拍卖 拍賣
audi: 奥迪 奧迪
audio: 音响 音響
audit: 审计 審計
australia: 澳大利亚 澳大利亞 澳洲
austria: 奥地利 奧地利
auto parts: 汽车零部件 汽車零部件 汽车配件 汽車配件 汽配
auto repair: 汽车维修 汽車維修
automation: 自动化 自動化
automobile: 汽车 汽車
autonomous county: 自治县 自治縣
autonomous prefecture: 自治州
autonomous region: 自治区 自治區
aviation: 航空
aviation industry: 航空工业 航空工業
avic: 中航工业 中航工業
azerbaijan: 阿塞拜疆
baby products: 婴儿用品 嬰兒用品
bags: 箱包
bahrain: 巴林
baic: 北汽
baicheng: 白城
baidu: 百度
baise: 百色
baishan: 白山
baiyin: 白银 白銀
baiyun: 白云 白雲
bakery: 烘焙
bamboo: 竹业 竹業
bangkok: 曼谷
bangladesh: 孟加拉 孟加拉国 孟加拉國
bank: 银行 銀行
bank of communications: 交通银行 交通銀行
banqiao: 板桥 板橋
baoan: 宝安 寶安
baoding: 保定
baoji: 宝鸡 寶雞
baoshan: 保山
baosteel: 宝钢 寶鋼
baotou: 包头 包頭
baowu: 宝武 寶武
baptist university: 浸会大学 浸會大學
bar: 酒吧
barcelona: 巴塞罗那 巴塞羅那
base: 基地
basf: 巴斯夫
basketball: 篮球 籃球
battery: 电池 電池 蓄电池 蓄電池
bayannur: 巴彦淖尔 巴彥淖爾
bayer: 拜耳
bayingolin: 巴音郭楞
bazhong: 巴中
bearing: 轴承 軸承
beauty: 美容
beer: 啤酒
beidahuang: 北大荒
beidou: 北斗
beihai: 北海
beijing: 北京 北京市
beijing institute of technology: 北京理工大学 北京理工大學
beijing tianjin hebei: 京津冀
beilun: 北仑 北侖
belarus: 白俄罗斯 白俄羅斯
belgium: 比利时 比利時
bengbu: 蚌埠
benq: 明基
benxi: 本溪
benz: 奔驰 奔馳
berlin: 柏林
bermuda: 百慕大 百慕达 百慕達
beverage: 饮料 飲料
beverages: 饮品 飲品
bicycle: 自行车 自行車
bidding: 招标 招標
big data: 大数据 大數據
bijie: 毕节 畢節
bilingual school: 双语学校 雙語學校
binhai: 滨海 濱海
binhai new area: 滨海新区 濱海新區
binzhou: 滨州 濱州
biochemical engineering: 生化工程
biochemical pharmaceutical: 生化制药 生化製藥
biochemical technology: 生化科技
biochemistry: 生物化学 生物化學
bioengineering: 生物工程
biological: 生物
biology: 生物学 生物學
biomass: 生物质 生物質
biomedical engineering: 生物医学工程 生物醫學工程
biopharmaceutical: 生物制药 生物製藥 生物医药 生物醫藥 生物药业 生物藥業
biotechnology: 生物科技 生物技术 生物技術 生技
biscuits: 饼干 餅乾
blasting: 爆破
blockchain: 区块链 區塊鏈
blood: 血液
bmw: 宝马 寶馬
boao: 博鳌 博鰲
boe: 京东方 京東方
boeing: 波音
boiler: 锅炉 鍋爐
bonded: 保税 保稅
bonded zone: 保税区 保稅區
book company: 书局 書局
books: 图书 圖書
bookstore: 书店 書店
bortala: 博尔塔拉 博爾塔拉
bosch: 博世
boston: 波士顿 波士頓
botanical garden: 植物园 植物園
bowen: 博文
bozhou: 亳州
brake: 制动 制動
branch: 分公司
branch office: 分行
brand: 品牌
brazil: 巴西
breeding: 养殖 養殖
brewery: 啤酒厂 啤酒廠
bridge: 桥梁 橋梁
bridgestone: 普利司通
british virgin islands: 英属维尔京群岛 英屬維爾京群島 英属维京群岛 英屬維京群島
broadband: 宽带 寬帶
broadcasting: 广播 廣播
brokerage: 经纪 經紀
brunei: 文莱 文萊
brussels: 布鲁塞尔 布魯塞爾
buddhist: 佛教
building: 大厦 大廈 大楼 大樓
building materials: 建材 建筑材料 建築材料
bulgaria: 保加利亚 保加利亞
bureau: 局
bus: 公交 巴士 公共汽车 公共汽車 客车 客車
busan: 釜山
business: 商务 商務
business school: 商学院 商學院
byd: 比亚迪 比亞迪
bytedance: 字节跳动 字節跳動
cable: 电缆 電纜
cable tv: 有线电视 有線電視
cafe: 咖啡厅 咖啡廳
california: 加利福尼亚 加利福尼亞
cambodia: 柬埔寨
cambridge: 剑桥 劍橋
camera: 相机 相機
canada: 加拿大
cancer hospital: 肿瘤医院 腫瘤醫院
cangzhou: 沧州 滄州
canon: 佳能
capacitor: 电容器 電容器
capital: 资本 資本 首都
car rental: 汽车租赁 汽車租賃
carbon: 碳素
carbon fiber: 碳纤维 碳纖維
cardiovascular: 心血管
cargo: 货物 貨物
carpet: 地毯
cashmere: 羊绒 羊絨
casting: 铸造 鑄造
catering: 餐饮 餐飲 饮食 飲食
cathay: 國泰
cathay pacific: 国泰航空 國泰航空
catholic: 天主教
catl: 宁德时代 寧德時代
causeway bay: 铜锣湾 銅鑼灣
cayman islands: 开曼群岛 開曼群島
cccc: 中交
cell: 细胞 細胞
cement: 水泥
center: 中心
center for disease control and prevention: 疾控中心
central: 中央 中部
central china normal university: 华中师范大学 華中師範大學
central hospital: 中心医院 中心醫院
central south university: 中南大学 中南大學
ceramics: 陶瓷
certification: 认证 認證
certified public accountants: 会计师事务所 會計師事務所
chai wan: 柴湾 柴灣
chain: 连锁 連鎖
chain store: 连锁店 連鎖店
chamber of commerce: 商会 商會
chang gung: 长庚 長庚
changan: 长安 長安
changbaishan: 长白山 長白山
changchun: 长春 長春
changde: 常德
changdian: 长电 長電
changfei: 长飞 長飛
changfeng: 长丰 長豐 长风 長風
changhang: 长航 長航
changhong: 长虹 長虹
changhua: 彰化
changji: 昌吉
changle: 长乐 長樂
changning: 长宁 長寧
changping: 昌平
changqing: 长青 長青 长庆 長慶 长清 長清
changrong: 长荣 長榮
changsha: 长沙 長沙
changsheng: 长盛 長盛 长胜 長勝
changshu: 常熟
changshun: 长顺 長順
changtai: 长泰 長泰
changtong: 长通 長通
changxin: 长信 長信 长鑫 長鑫
changxing: 长兴 長興
changyuan: 长垣 長垣 长源 長源 长远 長遠
changzheng: 长征 長征
changzhi: 长治 長治
changzhou: 常州
chaoshan: 潮汕
chaoyang: 朝阳 朝陽
chaozhou: 潮州
charging: 充电 充電
charging pile: 充电桩 充電樁
charity: 慈善
chek lap kok: 赤鱲角
chemical: 化工 化学 化學
chemical fiber: 化纤 化纖
chemicals: 化学品 化學品
chengde: 承德
chengdu: 成都
chenguang: 晨光
chenzhou: 郴州
chery: 奇瑞
cheung kong: 长江实业 長江實業
cheung sha wan: 长沙湾 長沙灣
chiayi: 嘉义 嘉義
chicago: 芝加哥
chifeng: 赤峰
children: 儿童 兒童
childrens hospital: 儿童医院 兒童醫院
chile: 智利
china: 中国 中國 中华 中華
china airlines: 中华航空 中華航空
china central television: 中央电视台 中央電視台
china communications construction: 中国交建 中國交建
china general nuclear: 中广核 中廣核
china international capital: 中国国际金融 中國國際金融
china japan friendship hospital: 中日友好医院 中日友好醫院
china merchants: 招商局
china merchants bank: 招商银行 招商銀行
china national building material: 中国建材 中國建材
china railway: 中铁 中鐵 中国中铁 中國中鐵
china railway construction: 中国铁建 中國鐵建
china resources: 华润 華潤
china state construction engineering: 中国建筑工程 中國建築工程
china unicom: 中国联通 中國聯通
chinalco: 中铝 中鋁
chinese: 华人 華人
chinese academy of sciences: 中国科学院 中國科學院 中科院
chinese academy of social sciences: 中国社会科学院 中國社會科學院
chinese culture university: 中国文化大学 中國文化大學
chinese university: 中文大学 中文大學
chint group: 正泰集团 正泰集團
chip: 芯片
chizhou: 池州
chlor alkali: 氯碱 氯鹼
chocolate: 巧克力
chongming: 崇明
chongqing: 重庆 重慶 重庆市 重慶市
chongzuo: 崇左
christian: 基督教
chung yuan christian university: 中原大学 中原大學
chunghwa telecom: 中华电信 中華電信
church: 教会 教會 教堂
chuxiong: 楚雄
chuzhou: 滁州
cigarette: 卷烟 卷煙 捲菸
cimc group: 中集集团 中集集團
cinema: 影院 电影院 電影院
circuit board: 电路板 電路板 线路板 線路板
circular economy: 循环经济 循環經濟
cisco systems: 思科系统 思科系統
citibank: 花旗银行 花旗銀行
citic bank: 中信银行 中信銀行
citic group: 中信集团 中信集團
citic securities: 中信证券 中信證券
citigroup: 花旗集团 花旗集團
city commercial bank: 城市商业银行 城市商業銀行
city university: 城市大学 城市大學
civil: 民用
civil aviation: 民航
cixi: 慈溪
ck hutchison: 长江和记 長江和記
clean energy: 清洁能源 清潔能源
cleaning: 保洁 保潔 清洁 清潔 清洗
clinic: 诊所 診所 门诊 門診
clinical: 临床 臨床
clinical medicine: 临床医学 臨床醫學
clock and watch: 钟表 鐘錶
cloud: 云端 雲端
cloud computing: 云计算 雲計算
clp power: 中华电力 中華電力
club: 俱乐部 俱樂部 会所 會所
cnc: 数控 數控
cnnc: 中核
cnooc: 中海油 中国海油 中國海油
cnpc: 中石油
coal: 煤炭
coal chemical: 煤化工
coal mine: 煤矿 煤礦
coatings: 涂料 塗料
cobalt: 钴业 鈷業
coca cola: 可口可乐 可口可樂
cofco: 中粮 中糧
coffee: 咖啡
coking: 焦化
cold chain: 冷链 冷鏈
cold storage: 冷库 冷庫 冷藏 冷冻 冷凍
college: 学院 學院
coloane: 路环 路環
colombia: 哥伦比亚 哥倫比亞
comac: 中国商飞 中國商飛
commercial: 商业 商業
commercial press: 商务印书馆 商務印書館
committee: 委员会 委員會
communication: 通信 通讯 通訊
community: 社区 社區
complete equipment: 成套设备 成套設備
components: 元件 组件 組件
composite materials: 复合材料 複合材料
compound fertilizer: 复合肥 複合肥
comprehensive: 综合 綜合
compressor: 压缩机 壓縮機
computer: 计算机 計算機 电脑 電腦
computing: 计算 計算
concert hall: 音乐厅 音樂廳
conch: 海螺
concrete: 混凝土
confectionery: 糖果
conference: 会议 會議
conghua: 从化 從化
congo: 刚果 剛果
connector: 连接器 連接器
conservatory of music: 音乐学院 音樂學院
construction: 建设 建設 营造 營造 建造 建筑 建築
consulting: 咨询 咨詢 諮詢 顾问 顧問
consumer finance: 消费金融 消費金融
container: 集装箱 集裝箱 货柜 貨櫃
contracting: 承包
control: 控制
convenience store: 便利店
convention and exhibition center: 会展中心 會展中心
cooperation: 合作
cooperative: 合作社
copenhagen: 哥本哈根
copper: 铜业 銅業
corn: 玉米
cosco: 中远 中遠
cosmetics: 化妆品 化妝品
cotai: 路氹
cotton: 棉花
cotton textile: 棉纺织 棉紡織
council: 理事会 理事會
country garden: 碧桂园 碧桂園
county: 县 縣
court: 法院
cpc taiwan: 台湾中油 台灣中油 臺灣中油
crafts: 工艺品 工藝品
crane: 起重机 起重機
creative: 创意 創意
credit: 信贷 信貸 信用
credit cooperative: 信用社
credit cooperative union: 信用合作联社 信用合作聯社
credit information: 征信 徵信
credit rating: 信用评级 信用評級
croatia: 克罗地亚 克羅地亞
cross border: 跨境
cross strait: 两岸 兩岸
crrc: 中车 中車
crystal: 晶体 晶體
cssc: 中船
ctrip: 携程 攜程
cuba: 古巴
cultural center: 文化馆 文化館
cultural creative: 文化创意 文化創意 文创 文創
cultural tourism: 文旅 文化旅游 文化旅遊
culture: 文化
culture communication: 文化传播 文化傳播
curtain wall: 幕墙 幕牆
customs: 海关 海關
customs broker: 报关 報關
cutting tools: 刀具
cyberport: 数码港 數碼港
czech: 捷克
dadi: 大地
dahua: 大华 大華
daily chemical: 日化 日用化学 日用化學
daily necessities: 日用品
dairy: 乳业 乳業
dali: 大理
dalian: 大连 大連
dandong: 丹东 丹東
danyang: 丹阳 丹陽
danzhou: 儋州
daqing: 大庆 大慶
data: 数据 數據 资料 資料
datang: 大唐
datong: 大同
daxing: 大兴 大興
daxinganling: 大兴安岭 大興安嶺
daye: 大冶
dazhou: 达州 達州
dbs: 星展
decoration: 装饰 裝飾 装修 裝修 装饰装修 裝飾裝修
dehong: 德宏
dell: 戴尔 戴爾
deloitte touche tohmatsu: 德勤华永 德勤華永
delta electronics: 台达电子 台達電子
demonstration: 示范 示範
demonstration zone: 示范区 示範區
denmark: 丹麦 丹麥
dental: 口腔 牙科
department of education: 教育厅 教育廳
department store: 百货 百貨
deqing: 德清
design: 设计 設計
design institute: 设计院 設計院
detection: 探测 探測
development: 发展 發展 开发 開發
development and reform commission: 发展和改革委员会 發展和改革委員會 发改委 發改委
development zone: 开发区 開發區
deyang: 德阳 德陽
dezhou: 德州
diagnosis: 诊断 診斷
diamond: 钻石 鑽石
didi: 滴滴
die casting: 压铸 壓鑄
diesel engine: 柴油机 柴油機
digital: 数字 數字 数码 數碼 数位 數位
digitalization: 数字化 數字化
dingxi: 定西
diqing: 迪庆 迪慶
disaster prevention: 防灾 防災
disease prevention and control: 疾病预防控制 疾病預防控制
disney: 迪士尼
disneyland: 迪士尼乐园 迪士尼樂園
display: 显示 顯示
distillery: 酒厂 酒廠
distribution: 经销 經銷 分销 分銷 配送
district: 区 區
dji: 大疆
domestic: 国内 國內
dongfeng: 东风 東風
dongguan: 东莞 東莞
dongting: 洞庭
dongyang: 东阳 東陽
dongying: 东营 東營
doors: 门业 門業
doors and windows: 门窗 門窗
dow: 陶氏
drainage: 排水
drilling: 钻井 鑽井
drinking water: 饮用水 飲用水
drive: 驱动 驅動
driving school: 驾校 駕校
drone: 无人机 無人機
drug: 药物 藥物
drying equipment: 干燥设备 乾燥設備
dubai: 迪拜 杜拜
dujiangyan: 都江堰
dunhuang: 敦煌
dupont: 杜邦
duty free: 免税 免稅
duty free shop: 免税店 免稅店
dyes: 染料
e commerce: 电子商务 電子商務 电商 電商
early childhood education: 幼教
earthquake: 地震
east asia: 东亚 東亞
east china: 华东 華東
east china university of science and technology: 华东理工大学 華東理工大學
eastern: 东部 東部
eastern airlines: 东方航空 東方航空
ecological: 生态 生態
ecological environment: 生态环境 生態環境
ecology: 生态学 生態學
economic: 经济 經濟
economic and technical cooperation: 经济技术合作 經濟技術合作
economic and technological development zone: 经济技术开发区 經濟技術開發區
economic and trade: 经贸 經貿 经济贸易 經濟貿易
economics: 经济学 經濟學
education: 教育
egypt: 埃及
eighth: 第八
elderly: 老人
elderly care: 养老 養老
electric: 電機 电气 電氣
electric vehicle: 电动车 電動車 电动汽车 電動汽車
electrical: 电工 電工
electrical appliances: 电器 電器
electrical equipment: 电气设备 電氣設備 电器设备 電器設備
electromechanical: 机电 機電
electronic components: 电子元器件 電子元器件
electronics: 电子 電子
electroplating: 电镀 電鍍
elementary school: 国民小学 國民小學
elevator: 电梯 電梯
embassy: 大使馆 大使館
emei: 峨眉
emeishan: 峨眉山
emergency: 应急 應急
employment: 就业 就業
energy: 能源
energy conservation and environmental protection: 节能环保 節能環保
energy saving: 节能 節能
energy storage: 储能 儲能
engine: 发动机 發動機
engineering: 工程
england: 英格兰 英格蘭
english: 英语 英語 英文
enshi: 恩施
enterprise: 企业 企業
entertainment: 娱乐 娛樂
entrepreneurship: 创业 創業
environmental: 环境 環境
environmental protection: 环保 環保
environmental sanitation: 环卫 環衛
environmental technology: 环保科技 環保科技
equipment: 设备 設備 器材 装备 裝備
equity: 股权 股權
ericsson: 爱立信 愛立信
ernst and young hua ming: 安永华明 安永華明
estonia: 爱沙尼亚 愛沙尼亞
ethiopia: 埃塞俄比亚 埃塞俄比亞
ethnic: 民族
eurasia: 欧亚 歐亞
europe: 欧洲 歐洲
european union: 欧盟 歐盟
eva air: 长荣航空 長榮航空
evaluation: 评价 評價
everbright bank: 光大银行 光大銀行
everbright group: 光大集团 光大集團
evergreen group: 长荣集团 長榮集團
evergreen marine: 长荣海运 長榮海運
exchange: 交易所
exhibition: 展览 展覽 会展 會展 展示
exhibition hall: 展览馆 展覽館
experimental: 实验 實驗
exploration: 勘探
export: 出口
express: 快递 快遞 速递 速遞
expressway: 高速公路
ezhou: 鄂州
factoring: 保理
factory: 厂 廠 工厂 工廠
fan: 风机 風機
fangchenggang: 防城港
fanling: 粉岭 粉嶺
far east: 远东 遠東
farm: 农场 農場
fashion: 时装 時裝 时尚 時尚
fasteners: 紧固件 緊固件
faw: 第一汽车 第一汽車 一汽
federation: 联合会 聯合會
federation of industry and commerce: 工商业联合会 工商業聯合會
federation of trade unions: 总工会 總工會
fedex: 联邦快递 聯邦快遞
feed: 饲料 飼料
feng chia university: 逢甲大学 逢甲大學
fengtai: 丰台 豐台
fengxian: 奉贤 奉賢
fertilizer: 肥料 化肥
fiber: 纤维 纖維
fifth: 第五
film: 电影 電影 影业 影業
film academy: 电影学院 電影學院
film and television: 影视 影視
filter: 过滤器 過濾器
filtration: 过滤 過濾
finance: 财务 財務
finance and economics: 财经 財經
finance leasing: 融资租赁 融資租賃
financial: 金融
fine arts: 美术 美術
fine chemical: 精细化工 精細化工 精细化学品 精細化學品
finland: 芬兰 芬蘭
fire equipment: 消防器材
fire protection: 消防
fireworks: 烟花 煙花
firm: 事务所 事務所
first: 第一
fishery: 渔业 漁業
fitness: 健身
flooring: 地板
flour: 面粉 麵粉
flowers: 花卉
fluorochemical: 氟化工
fo tan: 火炭
food: 食品
football: 足球
footwear: 鞋类 鞋類
ford: 福特汽车 福特汽車
foreign: 国外 國外
foreign affairs: 外事
foreign exchange: 外汇 外匯
foreign language school: 外国语学校 外國語學校
foreign languages: 外语 外語
foreign studies: 外国语 外國語
foreign trade: 外贸 外貿 对外贸易 對外貿易
forest: 森林
forestry: 林业 林業
forging: 锻造 鍛造
formosa plastics: 台湾塑胶 台灣塑膠 臺灣塑膠 台塑 臺塑
foshan: 佛山
fosun: 复星 復星
foundation: 基金会 基金會
foundation engineering: 基础工程 基礎工程
fourth: 第四
foxconn: 富士康
france: 法国 法國
franchise: 加盟 特许经营 特許經營
frankfurt: 法兰克福 法蘭克福
free trade zone: 自由贸易区 自由貿易區 自贸区 自貿區
freight: 货运 貨運
freight forwarding: 货运代理 貨運代理 货代 貨代
frequency conversion: 变频 變頻
frozen foods: 冷冻食品 冷凍食品
fruit: 水果 果业 果業
fu jen catholic university: 辅仁大学 輔仁大學
fubon bank: 富邦银行 富邦銀行
fubon financial: 富邦金融
fudan university: 复旦大学 復旦大學
fuel: 燃料
fuel cell: 燃料电池 燃料電池
fujian: 福建 福建省
fujitsu: 富士通
fuling: 涪陵
fund: 基金
fuqing: 福清
furniture: 家具 傢具 傢俱 家私 傢俬
fushun: 抚顺 撫順
futian: 福田
future: 未来 未來
futures: 期货 期貨
fuxin: 阜新
fuyang: 阜阳 阜陽 富阳 富陽
fuyao: 福耀
fuzhou: 福州 抚州 撫州
gac: 广汽 廣汽
gallery: 画廊 畫廊
games: 游戏 遊戲
gannan: 甘南
gansu: 甘肃 甘肅 甘肃省 甘肅省
ganzhou: 赣州 贛州
garden: 花园 花園
garment: 制衣 製衣 服装 服裝
garze: 甘孜
gas: 燃气 燃氣 煤气 煤氣 气体 氣體 瓦斯
gas station: 加油站
gear: 齿轮 齒輪
geely automobile: 吉利汽车 吉利汽車
geely holding: 吉利控股
gene: 基因
general: 通用
general administration: 总局 總局
general administration of customs: 海关总署 海關總署
general association: 总会 總會
general factory: 总厂 總廠
general hospital: 总医院 總醫院 综合医院 綜合醫院
general motors: 通用汽车 通用汽車
generator: 发电机 發電機
geneva: 日内瓦 日內瓦
genomics: 基因组 基因組
geographic information: 地理信息
geology: 地质 地質
georgia: 格鲁吉亚 格魯吉亞
geotechnical: 岩土
geothermal: 地热 地熱
german: 德意志
germany: 德国 德國
gifts: 礼品 禮品
glass: 玻璃
glass fiber reinforced plastic: 玻璃钢 玻璃鋼
glasses: 眼镜 眼鏡
global: 全球
gold: 黄金 黃金
golf: 高尔夫 高爾夫
golmud: 格尔木 格爾木
google: 谷歌
government: 政府
graduate school: 研究生院
grain: 粮食 糧食
grain and oil: 粮油 糧油
graphene: 石墨烯
graphite: 石墨
great wall: 长城 長城
great wall motor: 长城汽车 長城汽車
greater bay area: 粤港澳大湾区 粵港澳大灣區 大湾区 大灣區
gree: 格力
greece: 希腊 希臘
green: 绿色 綠色
greenland group: 绿地集团 綠地集團
group: 集团 集團
guangan: 广安 廣安
guangdong: 广东 廣東 广东省 廣東省
guangming: 光明
guangxi: 广西 廣西
guangxi zhuang autonomous region: 广西壮族自治区 廣西壯族自治區
guangyuan: 广元 廣元
guangzhou: 广州 廣州
guarantee: 担保 擔保
guian: 贵安 貴安
guigang: 贵港 貴港
guilin: 桂林
guishan: 龟山 龜山
guiyang: 贵阳 貴陽
guizhou: 贵州 貴州 贵州省 貴州省
guodian: 国电 國電
guohua: 国华 國華
guoluo: 果洛
guotai junan: 国泰君安 國泰君安
guoyang: 涡阳 渦陽
guyuan: 固原
gymnasium: 体育馆 體育館
gynecology: 妇科 婦科
gypsum: 石膏
haibei: 海北
haidian: 海淀
haidilao: 海底捞 海底撈
haidong: 海东 海東
haier: 海尔 海爾
haikou: 海口
haimen: 海门 海門
hainan: 海南 海南省
hainan airlines: 海南航空
haining: 海宁 海寧
hairdressing: 美发 美髮
haitong: 海通
haixi: 海西
haizhu: 海珠
halal: 清真
hami: 哈密
handan: 邯郸 邯鄲
hang seng bank: 恒生银行 恒生銀行 恆生銀行
hangzhou: 杭州
hanhai: 瀚海
hankou: 汉口 漢口
hanoi: 河内 河內
hanyang: 汉阳 漢陽
hanzhong: 汉中 漢中
happy valley: 跑马地 跑馬地
harbin: 哈尔滨 哈爾濱
harbin institute of technology: 哈尔滨工业大学 哈爾濱工業大學 哈工大
hardware: 五金 硬件 硬体 硬體
hbis: 河钢 河鋼
headquarters: 总部 總部
health: 健康 卫生 衛生
health center: 卫生院 衛生院
health products: 保健品
healthcare: 保健
heat pump: 热泵 熱泵
heat treatment: 热处理 熱處理
heating: 供热 供熱 热力 熱力 供暖
heavy: 重型
heavy industry: 重工
hebei: 河北 河北省
hebi: 鹤壁 鶴壁
hechi: 河池
hefei: 合肥
hegang: 鹤岗 鶴崗
heihe: 黑河
heilongjiang: 黑龙江 黑龍江 黑龙江省 黑龍江省
helicopter: 直升机 直升機
henan: 河南 河南省
hengqin: 横琴 橫琴
hengrui: 恒瑞 恆瑞
hengshui: 衡水
hengtong: 恒通 恆通 亨通
hengyang: 衡阳 衡陽
henkel: 汉高 漢高
heyuan: 河源
heze: 菏泽 菏澤
hezhou: 贺州 賀州
high speed: 高速
high speed railway: 高铁 高鐵
high tech: 高新技术 高新技術 高科技 高新
high tech industrial development zone: 高新技术产业开发区 高新技術產業開發區 高新区 高新區
higher: 高等
highway: 公路
hikvision: 海康威视 海康威視
hinggan league: 兴安盟 興安盟
hisense group: 海信集团 海信集團
hisense home appliances: 海信家电 海信家電
hitachi: 日立
ho chi minh: 胡志明
ho man tin: 何文田
hohhot: 呼和浩特
hokkaido: 北海道
holdings: 控股
home appliances: 家电 家電
home furnishings: 家居
home textiles: 家纺 家紡
hon hai: 鸿海 鴻海
honda: 本田
honey: 蜂蜜
hong kong: 香港
hong kong island: 港岛 港島
hong kong polytechnic university: 香港理工大学 香港理工大學
hong kong special administrative region: 香港特别行政区 香港特別行政區
honghe: 红河 紅河
hongkou: 虹口
hongqiao: 虹桥 虹橋
hongshan: 洪山
hongtong: 宏通
horticulture: 园艺 園藝
hospital: 医院 醫院
hospital of traditional chinese medicine: 中医院 中醫院
hot pot: 火锅 火鍋
hot spring: 温泉 溫泉
hotan: 和田
hotel: 酒店 旅馆 旅館 大酒店 宾馆 賓館 饭店 飯店
household appliances: 家用电器 家用電器
household products: 家居用品
housekeeping: 家政
housing: 住房 住宅
houston: 休斯敦 休士顿 休士頓
hsbc bank: 汇丰银行 匯豐銀行 滙豐銀行
hsbc holdings: 汇丰控股 匯豐控股 滙豐控股
hsinchu: 新竹
hsinchu science park: 新竹科学园区 新竹科學園區 竹科
hua xia bank: 华夏银行 華夏銀行
huaan: 华安 華安
huadu: 花都
huaguang: 华光 華光
huaian: 淮安
huaibei: 淮北
huaihe: 淮河
huaihua: 怀化 懷化
huainan: 淮南
hualien: 花莲 花蓮
huaneng international: 华能国际 華能國際
huanggang: 黄冈 黃岡
huangnan: 黄南 黃南
huangpu: 黄浦 黃浦 黄埔 黃埔
huangshan: 黄山 黃山
huangshi: 黄石 黃石
huarui: 华瑞 華瑞
huashan: 华山 華山
huatong: 华通 華通
huawei: 华为 華為
huazhong: 华中 華中
hubei: 湖北 湖北省
hui: 回族
huitong: 汇通 匯通 滙通
huizhou: 惠州
huludao: 葫芦岛 葫蘆島
hulunbuir: 呼伦贝尔 呼倫貝爾
human resources: 人力资源 人力資源
humen: 虎门 虎門
hunan: 湖南 湖南省
hung hom: 红磡 紅磡
hungary: 匈牙利
hutchison whampoa: 和记黄埔 和記黃埔
huzhou: 湖州
hydraulic: 液压 液壓
hydrogen energy: 氢能 氫能
hydropower: 水电 水電 水力发电 水力發電
hydropower station: 水电站 水電站
hyundai motor: 现代汽车 現代汽車
iflytek: 科大讯飞 科大訊飛
imaging: 影像
import: 进口 進口
import and export: 进出口 進出口
incubator: 孵化器
india: 印度
indian ocean: 印度洋
indonesia: 印度尼西亚 印度尼西亞 印尼
industrial: 工业 工業 实业 實業
industrial and commercial bank: 工商银行 工商銀行
industrial bank: 兴业银行 興業銀行
industrial park: 工业园 工業園 产业园 產業園
industrial technology research institute: 产业技术研究院 產業技術研究院
industrialization: 产业化 產業化
industry: 产业 產業
information: 信息 资讯 資訊
information consulting: 信息咨询 信息咨詢
information engineering: 信息工程
information industry: 信息产业 信息產業
information network: 信息网络 信息網絡
information security: 信息安全
information service: 信息服务 信息服務
information systems: 信息系统 信息系統
information technology: 信息技术 信息技術 信息科技 资讯科技 資訊科技
infrared: 红外 紅外
infrastructure: 基础设施 基礎設施
infrastructure investment: 基建投资 基建投資
ink: 油墨
inner mongolia: 内蒙古 內蒙古 内蒙 內蒙
inner mongolia autonomous region: 内蒙古自治区 內蒙古自治區
innovation: 创新 創新
inspection: 检验 檢驗
inspur: 浪潮
installation: 安装 安裝
institute of physical education: 体育学院 體育學院
institute of technology: 理工学院 理工學院
institution: 机构 機構
instrument: 仪表 儀表 仪器 儀器
instruments: 仪器仪表 儀器儀表
insulation materials: 保温材料 保溫材料
insurance: 保险 保險
insurance brokers: 保险经纪 保險經紀
integrated circuit: 集成电路 集成電路 积体电路 積體電路
integrated energy: 综合能源 綜合能源
intel: 英特尔 英特爾
intellectual property: 知识产权 知識產權
intelligent: 智能化 智能
interior design: 室内设计 室內設計
internal combustion engine: 内燃机 內燃機
international: 国际 國際
international trade: 国际贸易 國際貿易
internet: 互联网 互聯網
internet finance: 互联网金融 互聯網金融
investment: 投资 投資
iot: 物联网 物聯網
iran: 伊朗
iraq: 伊拉克
ireland: 爱尔兰 愛爾蘭
iron and steel: 钢铁 鋼鐵
israel: 以色列
istanbul: 伊斯坦布尔 伊斯坦布爾
italy: 意大利 义大利 義大利
jakarta: 雅加达 雅加達
japan: 日本
jewelry: 珠宝 珠寶 首饰 首飾
jiading: 嘉定
jiamusi: 佳木斯
jian: 吉安
jiangbei: 江北
jiangdu: 江都
jianghuai: 江淮
jiangmen: 江门 江門
jiangnan: 江南
jiangning: 江宁 江寧
jiangsu: 江苏 江蘇 江苏省 江蘇省
jiangxi: 江西 江西省
jiangyin: 江阴 江陰
jianhua: 建华 建華
jiaotong university: 交通大学 交通大學
jiaozhou: 胶州 膠州
jiaozuo: 焦作
jiaxing: 嘉兴 嘉興
jiayuguan: 嘉峪关 嘉峪關
jietong: 捷通
jieyang: 揭阳 揭陽
jilin: 吉林 吉林省
jimo: 即墨
jinan: 暨南 济南 濟南
jinchang: 金昌
jincheng: 晋城 晉城
jindi: 金地
jingan: 静安 靜安
jingdezhen: 景德镇 景德鎮
jingjiang: 靖江
jingmen: 荆门 荊門
jingzhou: 荆州 荊州
jinhua: 金华 金華
jining: 济宁 濟寧
jinjiang: 晋江 晉江
jinrui: 金瑞
jinshan: 金山
jintong: 金通
jinzhong: 晋中 晉中
jinzhou: 锦州 錦州
jiujiang: 九江
jiuquan: 酒泉
jiuzhaigou: 九寨沟 九寨溝
jixi: 鸡西 雞西
jiyang: 暨阳 暨陽
jiyuan: 济源 濟源
jockey club: 赛马会 賽馬會
jordan: 约旦 約旦
jpmorgan: 摩根大通
judicial: 司法
junior college: 专科学校 專科學校
junior high school: 国民中学 國民中學
kai tak: 启德 啟德 啓德
kaifeng: 开封 開封
kaili: 凯里 凱里
kaituo: 开拓 開拓
kaohsiung: 高雄 高雄市
karamay: 克拉玛依 克拉瑪依
kashi: 喀什
kazakh: 哈萨克 哈薩克
kazakhstan: 哈萨克斯坦 哈薩克斯坦
keelung: 基隆
kenya: 肯尼亚 肯尼亞
kerry: 嘉里
key laboratory: 重点实验室 重點實驗室
kfc: 肯德基
kids: 少儿 少兒
kindergarten: 幼儿园 幼兒園 幼稚园 幼稚園
kinmen: 金門 金门县 金門縣
kitchen: 厨房 廚房
kitchenware: 厨具 廚具
kizilsu: 克孜勒苏 克孜勒蘇
knitting: 针织 針織
korea: 韩国 韓國 大韩民国 大韓民國
korean: 朝鲜族 朝鮮族
korla: 库尔勒 庫爾勒
kowloon: 九龙 九龍
kowloon bay: 九龙湾 九龍灣
kowloon tong: 九龙塘 九龍塘
kpmg: 毕马威 畢馬威
kuala lumpur: 吉隆坡
kunlun: 昆仑 崑崙
kunming: 昆明
kunshan: 昆山 崑山
kuwait: 科威特
kwai chung: 葵涌
kwai fong: 葵芳
kwai tsing: 葵青
kweichow moutai: 贵州茅台 貴州茅台
kwun tong: 观塘 觀塘
labor: 劳动 勞動
labor dispatch: 劳务派遣 勞務派遣
labor service: 劳务 勞務
laboratory: 实验室 實驗室
lai chi kok: 荔枝角
laibin: 来宾 來賓
laiwu: 莱芜 萊蕪
land: 土地
landscape: 园林 園林 景观 景觀
landscaping: 园林绿化 園林綠化 绿化 綠化
langfang: 廊坊
lantau: 大屿山 大嶼山
lanxi: 兰溪 蘭溪
lanzhou: 兰州 蘭州
laos: 老挝 老撾 寮国 寮國
laser: 激光 雷射
latin america: 拉丁美洲
latvia: 拉脱维亚 拉脫維亞
laundry: 洗衣
law firm: 律师事务所 律師事務所
law school: 法学院 法學院
lawyer: 律师 律師
lead and zinc: 铅锌 鉛鋅
leasing: 租赁 租賃
leather: 皮革
leather goods: 皮具
lebanon: 黎巴嫩
lee kum kee: 李锦记 李錦記
legal: 法律
legend holdings: 联想控股 聯想控股
leisure: 休闲 休閒
lenovo: 联想 聯想
leshan: 乐山 樂山
lhasa: 拉萨 拉薩
liangjiang: 两江新区 兩江新區
liangshan: 凉山 涼山
lianyungang: 连云港 連雲港
liaocheng: 聊城
liaoning: 辽宁 遼寧 辽宁省 遼寧省
liaoyang: 辽阳 遼陽
liaoyuan: 辽源 遼源
library: 图书馆 圖書館
life: 人寿 人壽 生命
light industry: 轻工 輕工
lighting: 照明 灯饰 燈飾 灯具 燈具
lijiang: 丽江 麗江
lincang: 临沧 臨滄
linfen: 临汾 臨汾
lingang: 临港 臨港
lingnan: 岭南 嶺南
linhai: 临海 臨海
linxia: 临夏 臨夏
linyi: 临沂 臨沂
liquefied petroleum gas: 液化石油气 液化石油氣 液化气 液化氣
liquid crystal: 液晶
liquor: 酒业 酒業 白酒
lishui: 丽水 麗水
lithium: 锂业 鋰業
lithium battery: 锂电池 鋰電池
lithuania: 立陶宛
liupanshui: 六盘水 六盤水
liuyang: 浏阳 瀏陽
liuzhou: 柳州
liwan: 荔湾 荔灣
liyang: 溧阳 溧陽
lock: 锁业 鎖業
logistics: 物流 储运 儲運
logistics park: 物流园 物流園
london: 伦敦 倫敦
longgang: 龙岗 龍崗
longhua: 龙华 龍華
longi: 隆基
longnan: 陇南 隴南
longquanyi: 龙泉驿 龍泉驛
longyan: 龙岩 龍岩 龍巖
los angeles: 洛杉矶 洛杉磯
loudi: 娄底 婁底
low carbon: 低碳
luan: 六安
lubricant: 润滑油 潤滑油
lufthansa: 汉莎 漢莎
lujiazui: 陆家嘴 陸家嘴
luliang: 吕梁 呂梁
luohe: 漯河
luohu: 罗湖 羅湖
luoyang: 洛阳 洛陽
lushan: 庐山 廬山
luxembourg: 卢森堡 盧森堡
luzhou: 泸州 瀘州
maanshan: 马鞍山 馬鞍山
macau: 澳门 澳門
macau special administrative region: 澳门特别行政区 澳門特別行政區
machine: 机器 機器
machine tool: 机床 機床
machinery: 机械 機械
machining: 机械加工 機械加工
mackay memorial hospital: 马偕纪念医院 馬偕紀念醫院 马偕医院 馬偕醫院
madrid: 马德里 馬德里
maersk: 马士基 馬士基
magazine: 杂志 雜誌
magnesium: 镁业 鎂業
magnetic materials: 磁性材料
maintenance: 维修 維修 养护 養護 维护 維護
malaysia: 马来西亚 馬來西亞
maldives: 马尔代夫 馬爾代夫
mall: 商城 商场 商場
management: 管理
management consulting: 企业管理咨询 企業管理諮詢 企業管理咨詢 企业管理顾问 企業管理顧問
manchester: 曼彻斯特 曼徹斯特
manganese: 锰业 錳業
manila: 马尼拉 馬尼拉
manufacturing: 制造 製造
manzhouli: 满洲里 滿洲里
maoming: 茂名
marble: 大理石
marine engineering: 海洋工程
maritime university: 海事大学 海事大學
market: 市场 市場
marketing: 营销 營銷 市场营销 市場營銷 行销 行銷
master kong: 康师傅 康師傅
materials: 物资 物資 材料
maternal and child health: 妇幼保健 婦幼保健
maternal and child health hospital: 妇幼保健院 婦幼保健院
mathematics: 数学 數學
matsu: 马祖 馬祖
mazda: 马自达 馬自達
mcdonalds: 麦当劳 麥當勞
measurement: 测量 測量
measurement and control: 测控 測控
meat: 肉类 肉類
mechanical and electrical equipment: 机电设备 機電設備
mechanical engineering: 机械工程 機械工程
media: 传媒 傳媒 媒体 媒體
mediatek: 联发科 聯發科
medical: 医疗 醫療 医学 醫學
medical college: 医学院 醫學院
medical device: 医疗器械 醫療器械 医疗器材 醫療器材
medical examination: 体检 體檢
medical university: 医科大学 醫科大學
mediterranean: 地中海
meishan: 眉山
meituan: 美团 美團
meizhou: 梅州
melbourne: 墨尔本 墨爾本
memorial: 纪念 紀念
memorial hall: 纪念馆 紀念館
mengniu: 蒙牛
mercedes: 梅赛德斯 梅賽德斯
merck: 默克
mergers and acquisitions: 并购 並購
metal: 金属 金屬
metallurgy: 冶金
meteorological: 气象 氣象
metlife: 大都会人寿 大都會人壽
metro: 地铁 地鐵 捷运 捷運
metrology: 计量 計量
mexico: 墨西哥
mianyang: 绵阳 綿陽
miao: 苗族
miaoli: 苗栗
michelin: 米其林
microbiology: 微生物
microelectronics: 微电子 微電子
microfinance: 小额贷款 小額貸款
microsoft: 微软 微軟
microwave: 微波
middle school: 中学 中學
midea: 美的
milan: 米兰 米蘭
military: 军事 軍事
military industry: 军工 軍工
milk: 牛奶
mindray: 迈瑞 邁瑞
mine: 矿山 礦山
mineral resources: 矿产资源 礦產資源
mineral water: 矿泉水 礦泉水
minerals: 矿产 礦產
minhang: 闵行 閔行
mining: 矿业 礦業
mining bureau: 矿务局 礦務局
ministry of agriculture: 农业部 農業部
ministry of agriculture and rural affairs: 农业农村部 農業農村部
ministry of civil affairs: 民政部
ministry of commerce: 商务部 商務部
ministry of culture: 文化部
ministry of culture and tourism: 文化和旅游部 文化和旅遊部
ministry of ecology and environment: 生态环境部 生態環境部
ministry of economic affairs: 经济部 經濟部
ministry of education: 教育部
ministry of finance: 财政部 財政部
ministry of foreign affairs: 外交部
ministry of health: 卫生部 衛生部
ministry of housing and urban rural development: 住房和城乡建设部 住房和城鄉建設部
ministry of industry and information technology: 工业和信息化部 工業和信息化部
ministry of justice: 司法部
ministry of national defense: 国防部 國防部
ministry of natural resources: 自然资源部 自然資源部
ministry of public security: 公安部
ministry of science and technology: 科学技术部 科學技術部
ministry of transport: 交通运输部 交通運輸部
ministry of water resources: 水利部
minmetals: 五矿 五礦
minnan: 闽南 閩南
minsheng bank: 民生银行 民生銀行
minzu university: 民族大学 民族大學
mitsubishi: 三菱
mitsui: 三井
mobile: 移动 移動
model: 模型
modern: 现代 現代
modified plastics: 改性塑料
mold: 模具
molybdenum: 钼业 鉬業
mong kok: 旺角
mongolia: 蒙古 蒙古国 蒙古國
mongolian: 蒙古族
monitoring: 监测 監測
montreal: 蒙特利尔 蒙特利爾
morgan stanley: 摩根士丹利
morocco: 摩洛哥
moscow: 莫斯科
motor: 电机 马达 馬達
motorcycle: 摩托车 摩托車
moutai: 茅台
moving: 搬家
mtr: 港铁 港鐵
mudanjiang: 牡丹江
mumbai: 孟买 孟買
munich: 慕尼黑
municipal: 市政
municipal government: 市政府
municipal hospital: 市立医院 市立醫院
museum: 博物馆 博物館
music: 音乐 音樂
musical instruments: 乐器 樂器
myanmar: 缅甸 緬甸
nagoya: 名古屋
nagqu: 那曲
nanan: 南安
nanchang: 南昌
nanchong: 南充
nangang: 南港
nanhai: 南海
nanjing: 南京
nanjing university of science and technology: 南京理工大学 南京理工大學
nanning: 南宁 南寧
nano: 奈米 纳米 納米
nanotechnology: 纳米技术 納米技術 纳米科技 納米科技
nanping: 南平
nansha: 南沙
nanshan: 南山
nantong: 南通
nantou: 南投
nanyang: 南阳 南陽
nanzih: 楠梓
national: 国家 國家 国立 國立 全国 全國 国民 國民
national cheng kung university: 国立成功大学 國立成功大學
national chengchi university: 国立政治大学 國立政治大學
national chiao tung university: 国立交通大学 國立交通大學
national chung hsing university: 国立中兴大学 國立中興大學
national defense: 国防 國防
national health commission: 国家卫生健康委员会 國家衛生健康委員會
national taiwan university: 国立台湾大学 國立台灣大學 國立臺灣大學 台湾大学 台灣大學 臺灣大學
national tsing hua university: 国立清华大学 國立清華大學
national yang ming chiao tung university: 国立阳明交通大学 國立陽明交通大學 阳明交通大学 陽明交通大學
natural: 天然
natural gas: 天然气 天然氣
natural resources: 自然资源 自然資源
natural science: 自然科学 自然科學
nature: 自然
navigation: 导航 導航
navy: 海军 海軍
neihu: 内湖 內湖
neijiang: 内江 內江
nepal: 尼泊尔 尼泊爾
nestle: 雀巢
netease: 网易 網易
netherlands: 荷兰 荷蘭
network: 网络 網絡
network security: 网络安全 網絡安全
networks: 网路 網路
neuroscience: 神经科学 神經科學
neusoft: 东软 東軟
new area: 新区 新區
new building materials: 新型建材
new energy: 新能源
new energy vehicle: 新能源汽车 新能源汽車
new materials: 新材料
new taipei city: 新北市
new territories: 新界
new town: 新城
new type: 新型
new world: 新世界
new york: 纽约 紐約
new zealand: 新西兰 新西蘭 纽西兰 紐西蘭
news: 新闻 新聞
news agency: 通讯社 通訊社
ngari prefecture: 阿里地区 阿里地區
ngau tau kok: 牛头角 牛頭角
nickel: 镍业 鎳業
nigeria: 尼日利亚 尼日利亞 奈及利亚 奈及利亞
ningbo: 宁波 寧波
ningde: 宁德 寧德
ningxia: 宁夏 寧夏
ningxia hui autonomous region: 宁夏回族自治区 寧夏回族自治區
ninth: 第九
nissan: 日产汽车 日產汽車
nokia: 诺基亚 諾基亞
nonferrous metals: 有色金属 有色金屬 有色
nonwovens: 无纺布 無紡布
nordic: 北欧 北歐
normal college: 师范学院 師範學院
normal university: 师范大学 師範大學
north china: 华北 華北
north korea: 朝鲜 朝鮮
north point: 北角
northeast: 东北 東北
northeastern university: 东北大学 東北大學
northern: 北部
northwest: 西北
northwestern polytechnical university: 西北工业大学 西北工業大學
norway: 挪威
notary: 公证 公證
novartis pharmaceutical: 诺华制药 諾華製藥
nuclear: 核能
nuclear industry: 核工业 核工業
nuclear power: 核电 核電
nujiang: 怒江
nursing: 护理 護理
nursing home: 养老院 養老院
nutrition: 营养 營養
nvidia: 英伟达 英偉達 輝達
nyingchi: 林芝
observatory: 天文台 天文臺
ocean: 海洋
ocean shipping: 远洋运输 遠洋運輸 远洋 遠洋
oceania: 大洋洲
office: 办公 辦公 办公室 辦公室 办事处 辦事處
offshore oil: 海洋石油
oil and fat: 油脂
oil and gas: 油气 油氣
oilfield: 油田
oman: 阿曼
oncology: 肿瘤 腫瘤
online: 在线 在線
open university: 开放大学 開放大學
operation: 经营 經營
operations: 运营 運營 营运 營運
ophthalmology: 眼科
optical cable: 光缆 光纜
optical fiber: 光纤 光纖
optics: 光学 光學
optoelectronics: 光电 光電 光电子 光電子
oracle: 甲骨文
orchestra: 乐团 樂團
ordnance: 兵器
ordos: 鄂尔多斯 鄂爾多斯
organic: 有机 有機
organic fertilizer: 有机肥 有機肥
orthopedics: 骨科
osaka: 大阪
outsourcing: 外包
overseas: 海外
overseas chinese: 华侨 華僑
oxford: 牛津
pacific: 太平洋
packaging: 包装 包裝
paint: 油漆
pakistan: 巴基斯坦
palace museum: 故宫博物院 故宮博物院
panama: 巴拿马 巴拿馬
panasonic: 松下
panjin: 盘锦 盤錦
panyu: 番禺
panzhihua: 攀枝花
paper: 纸业 紙業
paper products: 纸品 紙品
papermaking: 造纸 造紙
paris: 巴黎
park: 公园 公園 园区 園區
parking: 停车 停車 停车场 停車場
parts: 零部件 配件 零件
passenger transport: 客运 客運
passenger vehicle: 乘用车 乘用車
patent: 专利 專利
pawn: 典当 典當
payment: 支付
pearl river: 珠江
pearl river delta: 珠三角
pediatrics: 儿科 兒科
pegatron: 和硕 和碩
peking union medical college: 北京协和医学院 北京協和醫學院
peking union medical college hospital: 北京协和医院 北京協和醫院
peking university: 北京大学 北京大學
penghu: 澎湖
penglai: 蓬莱 蓬萊
pension: 养老金 養老金
pension insurance: 养老保险 養老保險
peoples: 人民
peoples congress: 人民代表大会 人民代表大會
peoples daily: 人民日报 人民日報
peoples liberation army: 人民解放军 人民解放軍 解放军 解放軍
peoples republic of china: 中华人民共和国 中華人民共和國
performing arts: 演艺 演藝
permanent magnet: 永磁
peru: 秘鲁 秘魯
pesticide: 农药 農藥
petrochemical: 石化 石油化工
petroleum: 石油
pets: 宠物 寵物
pfizer: 辉瑞 輝瑞
pharmaceutical: 制药 製藥 药业 藥業 医药 醫藥 药品 藥品
pharmaceutical factory: 药厂 藥廠
pharmacy: 药房 藥房 药店 藥店 药局 藥局 大药房 大藥房
philippines: 菲律宾 菲律賓
philips: 飞利浦 飛利浦
phosphate chemical: 磷化工
photography: 摄影 攝影
photonics: 光子
photovoltaic: 光伏 光伏发电 光伏發電
physics: 物理
picc: 人保
pidu: 郫都
pigments: 颜料 顏料
pinduoduo: 拼多多
ping an: 平安
pingdingshan: 平顶山 平頂山
pinghu: 平湖
pingliang: 平凉 平涼
pingshan: 坪山
pingtung: 屏东 屏東
pingxiang: 萍乡 萍鄉
pipe: 管业 管業
pipe fittings: 管件
pipeline: 管道
pixian: 郫县 郫縣
pla general hospital: 解放军总医院 解放軍總醫院
planning: 策划 策劃 规划 規劃
planting: 种植 種植
plastic: 塑料 塑胶 塑膠
platform: 平台 平臺
plaza: 广场 廣場
pneumatic: 气动 氣動
pok fu lam: 薄扶林
poland: 波兰 波蘭
police: 警察
poly: 保利
polymer: 高分子
popular science: 科普
porcelain: 瓷业 瓷業
porsche: 保时捷 保時捷
port: 港口
port affairs: 港务 港務
portugal: 葡萄牙
post: 邮政 郵政
post office: 邮局 郵局
postal savings bank: 邮政储蓄银行 郵政儲蓄銀行
posts and telecommunications: 邮电 郵電
poultry: 家禽
power: 电力 電力 动力 動力
power construction: 电建 電建
power distribution: 配电 配電
power generation: 发电 發電
power grid: 电网 電網
power plant: 发电厂 發電廠 电厂 電廠
power station: 电站 電站
power supply: 供电 供電 电源 電源
power transmission: 输电 輸電
power transmission and transformation: 送变电 送變電 输变电 輸變電
powerchina: 中国电建 中國電建
prague: 布拉格
precious metals: 贵金属 貴金屬
precision: 精密
prefabricated: 预制 預製
pricewaterhousecoopers: 普华永道 普華永道
pricewaterhousecoopers zhong tian: 普华永道中天 普華永道中天
primary school: 小学 小學
printed circuit: 印刷电路 印刷電路
printing: 印刷 印务 印務
printing and dyeing: 印染
printing house: 印刷厂 印刷廠
private: 民营 民營
private equity: 私募股权 私募股權
processing: 加工
procter and gamble: 宝洁 寶潔
procuratorate: 检察院 檢察院
procurement: 采购 採購
production: 生产 生產
production and construction corps: 生产建设兵团 生產建設兵團
products: 制品 製品 产品 產品
professional: 专业 專業
project: 项目 項目
promotion association: 促进会 促進會
property: 物业 物業 置业 置業
property and casualty insurance: 财产保险 財產保險 财险 財險
property insurance: 产险 產險
property management: 物业服务 物業服務
property rights: 产权 產權
protection: 保护 保護 防护 防護
provincial: 省立
psychological: 心理
public: 公共
public relations: 公关 公關
public security: 公安
public welfare: 公益
publishing: 出版
publishing house: 出版社
pudong: 浦东 浦東
pudong new area: 浦东新区 浦東新區
puer: 普洱
pump: 泵业 泵業 水泵
purification: 净化 淨化
putian: 莆田
putuo: 普陀
puyang: 濮阳 濮陽
qamdo: 昌都
qatar: 卡塔尔 卡塔爾 卡達
qiandongnan: 黔东南 黔東南
qianhai: 前海
qianjiang: 潜江 潛江
qiannan: 黔南
qiantang: 钱塘 錢塘
qianxinan: 黔西南
qilu: 齐鲁 齊魯
qingdao: 青岛 青島
qinghai: 青海 青海省
qingpu: 青浦
qingyang: 庆阳 慶陽
qingyuan: 清远 清遠
qinhuangdao: 秦皇岛 秦皇島
qinling: 秦岭 秦嶺
qinzhou: 钦州 欽州
qionghai: 琼海 瓊海
qiqihar: 齐齐哈尔 齊齊哈爾
qitaihe: 七台河
quality: 质量 質量 品质 品質
quantum: 量子
quanzhou: 泉州
quarry bay: 鲗鱼涌 鰂魚涌
quartz: 石英
qufu: 曲阜
qujing: 曲靖
quzhou: 衢州
radar: 雷达 雷達
radio: 无线电 無線電
radio and television: 广播电视 廣播電視 广电 廣電
radio station: 广播电台 廣播電台
rail transit: 轨道交通 軌道交通
railway: 铁路 鐵路
railway station: 火车站 火車站
rare earth: 稀土
raw materials: 原料 原材料
reagents: 试剂 試劑
real estate: 房地产 房地產 不动产 不動產 地产 地產 房产 房產
real estate agency: 房地产经纪 房地產經紀
recruitment: 招聘
recycling: 回收
red cross: 红十字 紅十字
red cross society: 红十字会 紅十字會
refining: 炼油 煉油
refractories: 耐火
refrigeration: 制冷 製冷
region: 地区 地區
regional: 区域 區域
rehabilitation: 康复 康復
reinsurance: 再保险 再保險
religious: 宗教
renewable energy: 可再生能源
renewable resources: 再生资源 再生資源
renmin university of china: 中国人民大学 中國人民大學
repair: 修理
republic: 共和国 共和國
republic of china: 中华民国 中華民國
repulse bay: 浅水湾 淺水灣
rescue: 救援
research: 研究
research and development: 研发 研發
research association: 研究会 研究會
research institute: 研究所 研究院
reservoir: 水库 水庫
resin: 树脂 樹脂
resort: 度假
resources: 资源 資源
restaurant: 餐厅 餐廳 酒楼 酒樓
retail: 零售
rice: 大米 米业 米業
rizhao: 日照
road: 道路
road and bridge engineering: 路桥工程 路橋工程
roads and bridges: 路桥 路橋
robot: 机器人 機器人
roche pharmaceutical: 罗氏制药 羅氏製藥
rolling stock: 机车车辆 機車車輛
romania: 罗马尼亚 羅馬尼亞
rome: 罗马 羅馬
rongcheng: 荣成 榮成
rubber: 橡胶 橡膠
rubber and plastic: 橡塑
ruian: 瑞安
rural: 农村 農村 乡村 鄉村
rural commercial bank: 农商银行 農商銀行
rural cooperative bank: 农村合作银行 農村合作銀行
russia: 俄罗斯 俄羅斯
safety: 安全
saic: 上汽
sales: 销售 銷售
salt chemical: 盐化工 鹽化工
salt industry: 盐业 鹽業
samsung electronics: 三星电子 三星電子
san francisco: 旧金山 舊金山 三藩市
sanitary products: 卫生用品 衛生用品
sanitary ware: 卫浴 衛浴 卫生洁具 衛生潔具
sanmenxia: 三门峡 三門峽
sanming: 三明
sanofi: 赛诺菲 賽諾菲
sansha: 三沙
sanshui: 三水
sany heavy industry: 三一重工
sanya: 三亚 三亞
satellite: 卫星 衛星
saudi arabia: 沙特阿拉伯 沙特 沙乌地阿拉伯 沙烏地阿拉伯
savings bank: 储蓄银行 儲蓄銀行
scenic area: 景区 景區 风景区 風景區
schneider: 施耐德
school: 学校 學校
science: 科学 科學
science and technology museum: 科技馆 科技館
science park: 科技园 科技園
scotland: 苏格兰 蘇格蘭
seafood: 海鲜 海鮮
seal: 密封
seasoning: 调味品 調味品 调味料 調味料
seattle: 西雅图 西雅圖
second: 第二
securities: 证券 證券
security: 保安 安防
seed: 种业 種業 种子 種子
seedlings: 种苗 種苗
semiconductor: 半导体 半導體
senior high school: 高级中学 高級中學
sensing: 传感 傳感
sensor: 传感器 傳感器
seoul: 首尔 首爾
serbia: 塞尔维亚 塞爾維亞
service: 服务 服務
seventh: 第七
sewage treatment: 污水处理 污水處理
sf express: 顺丰速运 順豐速運
sf holding: 顺丰控股 順豐控股
sha tin: 沙田
shaanxi: 陕西 陝西 陕西省 陝西省
sham shui po: 深水埗
shandong: 山东 山東 山东省 山東省
shanghai: 上海 上海市
shangluo: 商洛
shangqiu: 商丘
shangrao: 上饶 上饒
shangri la: 香格里拉
shangyu: 上虞
shannan: 山南市
shantou: 汕头 汕頭
shanwei: 汕尾
shanxi: 山西 山西省
shanxian: 单县 單縣
shaoguan: 韶关 韶關
shaoshan: 韶山
shaoxing: 绍兴 紹興
shaoyang: 邵阳 邵陽
shau kei wan: 筲箕湾 筲箕灣
shekou: 蛇口
shell: 壳牌 殼牌
shengtong: 盛通
shennongjia: 神农架 神農架
shenyang: 沈阳 瀋陽
shenzhen: 深圳 深圳市
shigatse: 日喀则 日喀則
shihezi: 石河子
shijiazhuang: 石家庄 石家莊
shijingshan: 石景山
ship: 船舶
shipbuilding: 造船
shipping: 航运 航運 船务 船務 海运 海運
shipping agency: 船舶代理
shipyard: 船厂 船廠
shishi: 石狮 石獅
shiyan: 十堰
shizuishan: 石嘴山
shoes: 鞋业 鞋業
shopping: 购物 購物
shougang: 首钢 首鋼
shouguang: 寿光 壽光
shuangliu: 双流 雙流
shuangyashan: 双鸭山 雙鴨山
shuguang: 曙光
shunde: 顺德 順德
shuntong: 顺通 順通
shunyi: 顺义 順義
shuozhou: 朔州
sichuan: 四川 四川省
siemens: 西门子 西門子
silicon: 硅业 硅業
silicon valley: 硅谷 矽谷
silicone: 有机硅 有機硅
silk: 丝绸 絲綢
silk road: 丝路 絲路
singapore: 新加坡
sino foreign: 中外
sinochem group: 中化集团 中化集團
sinopec: 中石化 中国石化 中國石化
sinopharm group: 国药集团 國藥集團
sinotrans: 中外运 中外運 中国外运 中國外運 外运 外運
sinotruk: 中国重汽 中國重汽 重汽
siping: 四平
sixth: 第六
slovakia: 斯洛伐克
slovenia: 斯洛文尼亚 斯洛文尼亞
small appliances: 小家电 小家電
smart: 智慧
smart grid: 智能电网 智能電網
smart home: 智能家居
smelting: 冶炼 冶煉
smic: 中芯国际 中芯國際
social sciences: 社会科学 社會科學
social security: 社会保障 社會保障 社保
social welfare: 社会福利 社會福利
social work: 社会工作 社會工作
society: 学会 學會
soda ash: 纯碱 純鹼
software: 软件 軟件 软体 軟體
solar: 太阳能 太陽能
solicitors: 律师行 律師行
songhua river: 松花江
songjiang: 松江
songshan lake: 松山湖
songyuan: 松原
sony: 索尼
soochow university: 苏州大学 蘇州大學 东吴大学 東吳大學
south africa: 南非
south china: 华南 華南
southeast: 东南 東南
southeast asia: 东南亚 東南亞
southern: 南部
southern airlines: 南方航空
southern power grid: 南方电网 南方電網
southwest: 西南
soy sauce: 酱油 醬油
soybean: 大豆
space: 太空
spain: 西班牙
spd bank: 浦发银行 浦發銀行
special: 特种 特種 特殊
special administrative region: 特别行政区 特別行政區
special steel: 特钢 特鋼
special vehicle: 专用汽车 專用汽車
sporting goods: 体育用品 體育用品
sports: 体育 體育 运动 運動
sri lanka: 斯里兰卡 斯里蘭卡
stadium: 体育场 體育場
stainless steel: 不锈钢 不鏽鋼 不銹鋼
standard chartered: 渣打
standardization: 标准化 標準化
standards: 标准 標準
stanley: 赤柱
starbucks: 星巴克
starch: 淀粉 澱粉
state council: 国务院 國務院
state grid: 国家电网 國家電網
state key laboratory: 国家重点实验室 國家重點實驗室
state owned: 国有 國有 国营 國營
state owned assets: 国资 國資
state owned assets supervision and administration commission: 国有资产监督管理委员会 國有資產監督管理委員會 国资委 國資委
stationery: 文具
statistics: 统计 統計
steam: 蒸汽
steel pipe: 钢管 鋼管
steel structure: 钢结构 鋼結構
stem cell: 干细胞 幹細胞
stock exchange: 证券交易所 證券交易所
stockholm: 斯德哥尔摩 斯德哥爾摩
stomatological hospital: 口腔医院 口腔醫院
stone: 石材
store: 商店
students: 学生 學生
studio: 工作室
sub branch: 支行
sudan: 苏丹 蘇丹
sugar: 糖业 糖業
suihua: 绥化 綏化
suining: 遂宁 遂寧
suizhou: 随州 隨州
sumitomo: 住友
sun hung kai: 新鸿基 新鴻基
sun moon lake: 日月潭
sun yat sen university: 中山大学 中山大學
suning: 苏宁 蘇寧
supermarket: 超市
supervision: 监理 監理
supplies: 用品
supply: 供应 供應
supply and marketing cooperative: 供销合作社 供銷合作社 供销社 供銷社
supply chain: 供应链 供應鏈
suqian: 宿迁 宿遷
surface treatment: 表面处理 表面處理
surgery: 外科
survey: 勘察 调查 調查
survey and design: 勘测设计 勘測設計
surveying and mapping: 测绘 測繪
suzhou: 苏州 蘇州 宿州
suzuki: 铃木 鈴木
sweden: 瑞典
swimming: 游泳
switch: 开关 開關
switzerland: 瑞士
sydney: 悉尼
system: 系统 系統
system integration: 系统集成 系統集成
tacheng: 塔城
tai kok tsui: 大角咀
taian: 泰安
taicang: 太仓 太倉
taichung: 台中 台中市 臺中 臺中市
taihang: 太行
taihu: 太湖
tainan: 台南 台南市 臺南 臺南市
taipa: 氹仔
taipei: 台北 台北市 臺北 臺北市
taishan: 泰山
taitung: 台东 台東 臺東
taiwan: 台湾 台灣 臺灣 台湾省 台灣省 臺灣省
taiwan semiconductor manufacturing: 台湾积体电路制造 台灣積體電路製造 臺灣積體電路製造
taixing: 泰兴 泰興
taiyuan: 太原
taizhou: 泰州 台州 臺州
talent: 人才
tamkang: 淡江
tamsui district: 淡水区 淡水區
tangshan: 唐山
tanzania: 坦桑尼亚 坦桑尼亞
taoyuan: 桃园 桃園
tap water: 自来水 自來水
tarim: 塔里木
tax: 税务 稅務
taxi: 出租汽车 出租汽車 出租车 出租車 的士
tea: 茶叶 茶葉
tea house: 茶馆 茶館
teachers: 教师 教師
technical college: 技术学院 技術學院
technology: 科技 技术 技術
technology transfer: 技术转移 技術轉移
telecom: 电信 電信
telecommunications: 电讯 電訊
television: 电视 電視
television station: 电视台 電視台
temple: 寺庙 寺廟
tencent: 腾讯 騰訊
tengzhou: 滕州
tenth: 第十
terminal: 码头 碼頭
testing: 检测 檢測 检验检测 檢驗檢測
texas: 得克萨斯 得克薩斯
texas instruments: 德州仪器 德州儀器
textile: 纺织 紡織 纺织品 紡織品
textile machinery: 纺机 紡機
thailand: 泰国 泰國
theater: 剧院 劇院 剧场 劇場
theme park: 主题公园 主題公園
thermal insulation: 保温 保溫
thermal power: 热电 熱電
third: 第三
three gorges: 三峡 三峽
tianchang: 天长 天長
tiandi: 天地
tianfu: 天府
tianhe: 天河
tianjin: 天津 天津市
tianmen: 天门市 天門市
tianrui: 天瑞
tianshan: 天山
tianshui: 天水
tiantong: 天通
tibet: 西藏
tibet autonomous region: 西藏自治区 西藏自治區
tibetan: 藏族
tieling: 铁岭 鐵嶺
tile: 瓷砖 瓷磚
tin: 锡业 錫業
tin shui wai: 天水围 天水圍
tire: 轮胎 輪胎
titanium: 钛业 鈦業
titanium dioxide: 钛白 鈦白
to kwa wan: 土瓜湾 土瓜灣
tobacco: 烟草 煙草 菸草
tokyo: 东京 東京
tong ren tang: 同仁堂
tongchuan: 铜川 銅川
tonghua: 通化市
tongliao: 通辽 通遼
tongling: 铜陵 銅陵
tongren: 铜仁 銅仁
tongxiang: 桐乡 桐鄉
tongzhou: 通州
tools: 工具
toronto: 多伦多 多倫多
toshiba: 东芝 東芝
touch: 触控 觸控
tourism: 旅游 旅遊 观光 觀光
township: 乡镇 鄉鎮
toyota: 丰田 豐田
toys: 玩具
trade association: 公会 公會
trade union: 工会 工會
trademark: 商标 商標
trading: 贸易 貿易 商贸 商貿 交易
traditional: 传统 傳統
traditional chinese medicine: 中医药 中醫藥 中药 中藥 中医 中醫
training: 培训 培訓 训练 訓練
transformer: 变压器 變壓器
translation: 翻译 翻譯
transmission: 传动 傳動
transport: 交通
transportation: 运输 運輸 交通运输 交通運輸
travel: 旅行
travel agency: 旅行社
tri service general hospital: 三军总医院 三軍總醫院
trust: 信托 信託
tseung kwan o: 将军澳 將軍澳
tsim sha tsui: 尖沙咀 尖沙嘴
tsing yi: 青衣
tsinghua: 清华 清華
tsingtao brewery: 青岛啤酒 青島啤酒
tsmc: 台积电 台積電 臺積電
tsuen wan: 荃湾 荃灣
tuen mun: 屯门 屯門
tujia: 土家族
tumxuk: 图木舒克 圖木舒克
tung chung: 东涌 東涌
tunghai university: 东海大学 東海大學
tungsten: 钨业 鎢業
tunisia: 突尼斯
tunnel: 隧道
tuopu: 拓普
tuowei: 拓维 拓維
tuozhan: 拓展
turkey: 土耳其
turpan: 吐鲁番 吐魯番
tzu chi: 慈济 慈濟
ukraine: 乌克兰 烏克蘭
ulanqab: 乌兰察布 烏蘭察布
uni president enterprises: 统一企业 統一企業
unilever: 联合利华 聯合利華
union hospital: 协和医院 協和醫院
unionpay: 银联 銀聯
united: 联合 聯合
united arab emirates: 阿联酋 阿聯酋 阿拉伯联合酋长国 阿拉伯聯合酋長國
united kingdom: 英国 英國
united nations: 联合国 聯合國
united states: 美国 美國
university: 大学 大學
university of aeronautics and astronautics: 航空航天大学 航空航天大學
university of chinese medicine: 中医药大学 中醫藥大學
university of electronic science and technology: 电子科技大学 電子科技大學
university of geosciences: 地质大学 地質大學
university of international business and economics: 对外经济贸易大学 對外經濟貿易大學
university of mining and technology: 矿业大学 礦業大學
university of political science and law: 政法大学 政法大學
university of science and technology: 科技大学 科技大學
university of technology: 理工大学 理工大學 工业大学 工業大學
urban: 城市 都市
urban and rural: 城乡 城鄉
urban construction design: 城建设计 城建設計
urban construction development: 城建发展 城建發展 城建开发 城建開發
urban construction engineering: 城建工程
urban construction group: 城建集团 城建集團
urban construction investment: 城建投资 城建投資
urban construction investment group: 城投集团 城投集團
urban construction investment holdings: 城投控股
urban renewal: 城市更新
urumqi: 乌鲁木齐 烏魯木齊
utilization: 利用
uygur: 维吾尔 維吾爾
uzbekistan: 乌兹别克斯坦 烏茲別克斯坦
vaccine: 疫苗
vacuum: 真空
valve: 阀门 閥門
vancouver: 温哥华 溫哥華
vanke: 万科 萬科
vegetables: 蔬菜
vehicle: 车业 車業 车辆 車輛
venezuela: 委内瑞拉 委內瑞拉
venice: 威尼斯
ventilation: 通风 通風
venture capital: 创业投资 創業投資 风险投资 風險投資
venture capital management: 创投管理 創投管理
veterans general hospital: 荣民总医院 榮民總醫院
veterinary: 兽医 獸醫
veterinary medicine: 兽药 獸藥
victoria harbour: 维多利亚港 維多利亞港
video: 视频 視頻
vienna: 维也纳 維也納
vietnam: 越南
village and township bank: 村镇银行 村鎮銀行
vocational: 职业 職業
vocational and technical: 职业技术 職業技術
volkswagen: 大众汽车 大眾汽車
volunteer: 志愿者 志願者
volvo: 沃尔沃 沃爾沃
wafer: 晶圆 晶圓
wahaha: 娃哈哈
wales: 威尔士 威爾士
walmart: 沃尔玛 沃爾瑪
wan chai: 湾仔 灣仔
wanda: 万达 萬達
wangfujing: 王府井
wanning: 万宁 萬寧
wantong: 万通 萬通
wanzhou: 万州 萬州
warehouse: 仓库 倉庫
warehousing: 仓储 倉儲
washington: 华盛顿 華盛頓
waste: 废弃物 廢棄物
watch: 手表 手錶
water: 水务 水務
water conservancy: 水利
water heater: 热水器 熱水器
water purification: 净水 淨水
water resources: 水资源 水資源
water supply: 供水
water treatment: 水处理 水處理
waterproof: 防水
watsons: 屈臣氏
weak current: 弱电 弱電
wealth: 财富 財富
wealth management: 理财 理財
weaving: 织造 織造
weifang: 潍坊 濰坊
weighing apparatus: 衡器
weihai: 威海
weinan: 渭南
welding: 焊接
welfare: 福利
wenchang: 文昌
wenjiang: 温江 溫江
wenling: 温岭 溫嶺
wenshan: 文山
wenzhou: 温州 溫州
west china hospital: 华西医院 華西醫院
western: 西部
wholesale: 批发 批發
wind power: 风电 風電 风力发电 風力發電
wine: 葡萄酒
wire: 电线 電線
wire and cable: 线缆 線纜
wireless: 无线 無線
women: 妇女 婦女
wong chuk hang: 黄竹坑 黃竹坑
wong tai sin: 黄大仙 黃大仙
wood: 木业 木業 木材
wool textile: 毛纺 毛紡
workshop: 工坊 车间 車間
world: 世界
wuchang: 武昌
wuhai: 乌海 烏海
wuhan: 武汉 武漢
wuhu: 芜湖 蕪湖
wujiang: 吴江 吳江
wujiaqu: 五家渠
wujin: 武进 武進
wuliangye: 五粮液 五糧液
wuwei: 武威
wuxi: 无锡 無錫
wuyi: 武夷
wuyishan: 武夷山
wuzhishan: 五指山
wuzhong: 吴忠 吳忠
wuzhou: 梧州
xcmg: 徐工
xiamen: 厦门 廈門
xian: 西安
xiangfan: 襄樊
xiangrui: 祥瑞
xiangtan: 湘潭
xiangxi: 湘西
xiangyang: 襄阳 襄陽
xianning: 咸宁 咸寧
xiantao: 仙桃
xianyang: 咸阳 咸陽
xiaogan: 孝感
xiaoshan: 萧山 蕭山
xichang: 西昌
xicheng district: 西城区 西城區
xilingol: 锡林郭勒 錫林郭勒
xindu: 新都
xingguang: 星光
xinghua: 兴华 興華 兴化市 興化市
xingtai: 邢台 邢臺
xinhai: 鑫海
xinhua: 新华 新華
xinhua news agency: 新华社 新華社
xining: 西宁 西寧
xinjiang: 新疆
xinjiang production and construction corps: 新疆生产建设兵团 新疆生產建設兵團
xinjiang uygur autonomous region: 新疆维吾尔自治区 新疆維吾爾自治區
xinrui: 鑫瑞
xintong: 鑫通 信通
xinxiang: 新乡 新鄉
xinyang: 信阳 信陽
xinyu: 新余 新餘
xinzhou: 忻州
xiongan: 雄安
xishuangbanna: 西双版纳 西雙版納
xixian new area: 西咸新区 西咸新區
xuancheng: 宣城
xuchang: 许昌 許昌
xuhui: 徐汇 徐匯
xuzhou: 徐州
yaan: 雅安
yacht: 游艇 遊艇
yanan: 延安
yanbian: 延边 延邊
yanbian korean autonomous prefecture: 延边朝鲜族自治州 延邊朝鮮族自治州
yancheng: 盐城 鹽城
yang ming marine: 阳明海运 陽明海運
yangguang: 阳光 陽光
yangjiang: 阳江 陽江
yangling: 杨凌 楊凌
yangpu: 杨浦 楊浦
yangquan: 阳泉 陽泉
yangtze river: 长江 長江
yangtze river delta: 长三角 長三角
yangzhou: 扬州 揚州
yantai: 烟台 煙台 煙臺
yantian: 盐田 鹽田
yatong: 亚通 亞通
yau ma tei: 油麻地
yellow river: 黄河 黃河
yibin: 宜宾 宜賓
yichang: 宜昌
yichun: 伊春 宜春
yilan: 宜兰 宜蘭
yili: 伊犁 伊利
yinchuan: 银川 銀川
yingkou: 营口 營口
yingtan: 鹰潭 鷹潭
yinzhou: 鄞州
yiwu: 义乌 義烏
yixing: 宜兴 宜興
yiyang: 益阳 益陽
ymca: 基督教青年会 基督教青年會
yongan: 永安
yongkang: 永康
yongzhou: 永州
yonyou: 用友
youth: 青年
yubei: 渝北
yuen long: 元朗
yueqing: 乐清 樂清
yuexiu: 越秀
yueyang: 岳阳 岳陽
yuhang: 余杭 餘杭
yulin: 玉林 榆林
yuncheng: 运城 運城
yunfu: 云浮 雲浮
yunlin: 云林 雲林
yunnan: 云南 雲南 云南省 雲南省
yushu: 玉树 玉樹
yuxi: 玉溪
yuyao: 余姚 餘姚
zaozhuang: 枣庄 棗莊
zengcheng: 增城
zhabei: 闸北 閘北
zhangjiagang: 张家港 張家港
zhangjiajie: 张家界 張家界
zhangjiakou: 张家口 張家口
zhangjiang: 张江 張江
zhangye: 张掖 張掖
zhangzhou: 漳州
zhanjiang: 湛江
zhaoqing: 肇庆 肇慶
zhaotong: 昭通
zhejiang: 浙江 浙江省
zhengzhou: 郑州 鄭州
zhenhai: 镇海 鎮海
zhenhua: 振华 振華
zhenjiang: 镇江 鎮江
zhongdian: 中电 中電
zhongguancun: 中关村 中關村
zhongli: 中坜 中壢
zhongshan: 中山
zhongtong: 中通
zhongwei: 中卫 中衛
zhongyuan: 中原
zhoukou: 周口
zhoushan: 舟山
zhuang: 壮族 壯族
zhucheng: 诸城 諸城
zhuhai: 珠海
zhuji: 诸暨 諸暨
zhumadian: 驻马店 駐馬店
zhuzhou: 株洲
zibo: 淄博
zigong: 自贡 自貢
zinc: 锌业 鋅業
ziyang: 资阳 資陽
zoo: 动物园 動物園
zoomlion: 中联重科 中聯重科
zte: 中兴通讯 中興通訊
zunyi: 遵义 遵義
zuoying: 左营 左營
zurich: 苏黎世 蘇黎世
`;
