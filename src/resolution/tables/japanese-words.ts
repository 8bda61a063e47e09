/**
 * Words of Japanese company and institution names, one line an English reading: the English words: the Japanese words
 * for them, NFC. Trades, kinds of organisation, places, surnames with their usual reading, brands, loan words of company
 * names. Written from knowledge of the language. Compounds stand here when English does not go word by word, or to keep
 * a shorter word from cutting them (`スクリーン` from `クリーン`). Left out on purpose: legal forms, words of two
 * readings (`大和`, `小山`, `熊谷`), `中国` (China, Chugoku), loan words that end many others (`スター`, `リング`).
 * `-` is what English names leave out.
 */
export const JAPANESE_WORDS = `
-: の
abashiri: 網走
abbott: アボット
abe: 阿部 安部 安倍
abiko: 我孫子
abrasives: 研磨材
academy: アカデミー
accelerator: 加速器
accenture: アクセンチュア
access: アクセス
accounting: 会計
acrylic: アクリル
action: アクション
active: アクティブ
acupuncture: 鍼灸
acupuncture clinic: 鍼灸院
adachi: 足立 安達
address: アドレス
adhesive: 接着剤
adidas: アディダス
administration: 行政
administrative scrivener: 行政書士
advance: アドバンス
advanced: 先端 アドバンスト アドバンスド
advanced medical: 先進医療
advanced technology: 先進技術
advantest: アドバンテスト
adventure: アドベンチャー
advertising: 広告
advice: アドバイス
advisors: アドバイザーズ アドバイザー
advisory: アドバイザリー アドバイザリ
aeon: イオン
aerospace: 宇宙航空 航空宇宙 エアロスペース
affiliated: 附属 付属
afghanistan: アフガニスタン
aflac: アフラック
africa: アフリカ
agency: 代理店 エージェンシー
agency for cultural affairs: 文化庁
agent: エージェント
ageo: 上尾
agri: アグリ
agricultural: 農業
agricultural cooperative: 農協
agricultural machinery: 農機
agricultural products: 農産
agricultural sciences: 農学
agriculture and forestry: 農林 農林業
agrochemical: 農薬
aichi: 愛知
aihara: 相原
aioi nissay dowa: あいおいニッセイ同和
air: エアー
air conditioning: 空調 空気調和
air service: エアサービス
airbus: エアバス
aircraft: 航空機 エアクラフト
airlines: エアライン エアラインズ
airport: 空港 エアポート
airways: エアウェイズ 空輸
aisin: アイシン
aist: 産総研
aizawa: 相沢 相澤 会沢
aizu: 会津
aizuwakamatsu: 会津若松
ajinomoto: 味の素
akasaka: 赤坂
akashi: 明石
akihabara: 秋葉原
akimoto: 秋元 秋本
akishima: 昭島
akita: 秋田
akiyama: 秋山
alfresa: アルフレッサ
algeria: アルジェリア
all japan: 全日本
all nippon airways: 全日本空輸 全日空
alliance: アライアンス
alpha: アルファ
alps alpine: アルプスアルパイン
alsok: アルソック
aluminum: アルミニウム アルミ
alumni association: 同窓会
amada: アマダ
amagasaki: 尼崎
amakusa: 天草
amami: 奄美
amano: 天野
amazon: アマゾン
amenity: アメニティ
america: アメリカ 米国
american: アメリカン
amino acid: アミノ酸
amsterdam: アムステルダム
amusement: アミューズメント
amusement park: 遊園地
analysis: 分析 解析
analyst: アナリスト
analytics: アナリティクス
and: 及び および 並びに ならびに アンド
ando: アンドウ アンドー 安藤 安東
android: アンドロイド
animal: アニマル
animal hospital: 動物病院
animation: アニメーション
anime: アニメ
anjo: 安城
antenna: アンテナ
antibody: 抗体
aoki: 青木
aomori: 青森
aoyama: 青山
apartment: アパート アパートメント
apparel: 衣料 アパレル
apple: アップル
application: アプリケーション
applications: アプリケーションズ
applied: 応用
applied chemistry: 応用化学
applied physics: 応用物理
aqua: アクア
aquaculture: 養殖
aquarium: 水族館
arab: アラブ
arabia: アラビア
arai: 新井 荒井
arakaki: 新垣
arakawa: 荒川
araki: 荒木
archaeology: 考古学
architect office: 建築士事務所
architects: 建築設計事務所 建築事務所 建築研究所 アーキテクツ
architectural design: 建築設計
architecture: 建築 アーキテクチャ
archives: 公文書館 文書館
arena: アリーナ
argentina: アルゼンチン
ariake: 有明
arita: 有田
art: アート
artificial intelligence: 人工知能
arts: 芸術 アーツ
asada: 浅田
asahi: 朝日 アサヒ
asahi glass: 旭硝子
asahi kasei: 旭化成
asahikawa: 旭川
asai: 浅井
asaka: 朝霞
asakusa: 浅草
asano: 浅野
asbestos: アスベスト
ashikaga: 足利
ashiya: 芦屋
asia: アジア 亜細亜
asia pacific: アジア太平洋
asian: アジアン
asics: アシックス
assembly: 議会
asset: 資産 アセット
asset management: 資産運用
assist: アシスト
associates: アソシエイツ アソシエーツ アソシエイト
association: 協会 アソシエーション
astellas: アステラス
asterisk: アスタリスク
astrazeneca: アストラゼネカ
astronomical: 天文
astronomical observatory: 天文台
astronomy: 天文学
atami: 熱海
atlas: アトラス
atomic energy: 原子力
atomic energy agency: 原子力研究開発機構
atomic power: 原子力発電
atsugi: 厚木
auckland: オークランド
audi: アウディ
audit: 監査
australia: オーストラリア 豪州
austria: オーストリア
auto: オート
auto body: 自動車車体
auto maintenance: 自動車整備
auto parts: 自動車部品
autobacs: オートバックス
automation: オートメーション 自動化
automobile: オートモビール オートモービル
automobile industries: 自動車工業
automotive: オートモーティブ
avenue: アベニュー
aviation: 航空 アビエーション
awa: 阿波
awaji: 淡路
award: アワード
axa life: アクサ生命
ayase: 綾瀬
azabu: 麻布
azumino: 安曇野
baba: 馬場
bahrain: バーレーン
bakery: ベーカリー
baking: 製パン
ball: ボール
ballet: バレエ
bamboo: バンブー
band: バンド
bandai: バンダイ
bangkok: バンコク
bangladesh: バングラデシュ
bank: 銀行 バンク
bank of japan: 日本銀行
banking: バンキング
bar association: 弁護士会
barcelona: バルセロナ
baseball: 野球 ベースボール
basf: ビーエーエスエフ
basic: 基礎
basket: バスケット
basketball: バスケットボール
battery: 電池 バッテリー
bayer: バイエル
bearing: 軸受 ベアリング
beauty: 美容 ビューティー ビューティ
beauty salon: 美容室 美容院
beer: ビール
beijing: 北京
belarus: ベラルーシ
belgium: ベルギー
benesse: ベネッセ
beppu: 別府
berlin: ベルリン
best: ベスト
beverage: 飲料 ビバレッジ
bhutan: ブータン
bic camera: ビックカメラ
bicycle: 自転車
big: ビッグ
bike: バイク
bingo: 備後
bio: バイオ
biochemical: 生化学
biological: 生物
biology: 生物学 バイオロジー
biomass: バイオマス
biomedical: バイオメディカル
bioscience: バイオサイエンス
biotech: バイオテック
biotechnology: 生物工学 バイオテクノロジー
birmingham: バーミンガム
bizen: 備前
black: ブラック
blackrock: ブラックロック
blind: ブラインド
block: ブロック
bloom: ブルーム
blue: ブルー
board: ボード
board of education: 教育委員会
boat: ボート
body: ボディ ボディー
boeing: ボーイング
boiler: ボイラ ボイラー
bolivia: ボリビア
bolt: ボルト
book: ブック
bookbinding: 製本
books: 図書 ブックス
bosch: ボッシュ
boso: 房総
boston: ボストン
botanical garden: 植物園
bourbon: ブルボン
boutique: ブティック
bowling: ボウリング ボーリング
box: ボックス
brain: ブレイン ブレーン
brain science: 脳科学
brains: ブレインズ
brake: ブレーキ
branch: 支店 支社 支部 ブランチ
brand: ブランド
brands: ブランズ
brazil: ブラジル
bread: ブレッド
brewery: 麦酒 ブルワリー
brewing: 醸造 ブルーイング
brick: 煉瓦
bridal: ブライダル
bridge: 橋梁 ブリッジ
bridgestone: ブリヂストン ブリジストン
bright: ブライト
broad: ブロード
broadband: ブロードバンド
broadcasting: 放送 ブロードキャスティング
broadcasting station: 放送局
brother: ブラザー
brothers: ブラザーズ
brunei: ブルネイ
brussels: ブリュッセル
buddhist: 仏教
building: ビルディング
building maintenance: ビルメンテナンス ビルメン
building management: ビル管理 ビルマネジメント
building materials: 建材 建築資材
building service: ビルサービス
bulgaria: ブルガリア
bungo: 豊後
bunkyo: 文京
bureau: ビューロー
burger: バーガー
busan: 釜山
business: 事業 ビジネス
business administration: 経営学
bussan: 物産
buzen: 豊前
cabinet: キャビネット
cabinet office: 内閣府
cabinet secretariat: 内閣官房
cable: ケーブル
cafe: カフェ
cairns: ケアンズ
cake: ケーキ
calbee: カルビー
calculation center: 計算センター
california: カリフォルニア
calpis: カルピス
calsonic kansei: カルソニックカンセイ
cambodia: カンボジア
cambridge: ケンブリッジ
camera: カメラ
camp: キャンプ
campaign: キャンペーン
camping: キャンピング
camping car: キャンピングカー
canada: カナダ
cancer: 癌
cancer center: がんセンター
cancer research: がん研究
canon: キヤノン キャノン
capacity: キャパシティ
capcom: カプコン
capital: 資本 キャピタル
car life: カーライフ
car sales: 自動車販売
car sharing: カーシェアリング
carbon: カーボン
card: カード
cardboard: 段ボール ダンボール
cardiovascular: 循環器 心臓血管
cardiovascular center: 循環器病センター
care: ケア
care service: ケアサービス
career: キャリア
cargo: カーゴ
carpet: カーペット
cars: カーズ
cartier: カルティエ
cash: キャッシュ
casio: カシオ
cast: キャスト
casting: 鋳造 キャスティング
catalog: カタログ
catalyst: 触媒
catering: ケータリング
cathedral: 大聖堂
catholic: カトリック
cell: 細胞
cement: セメント
center: センター センタ
centers: センターズ
central: セントラル
central hospital: 中央病院
central japan: 中日本
central japan railway: 東海旅客鉄道
central library: 中央図書館
central nippon expressway: 中日本高速道路
central research institute: 中央研究所
central research institute of electric power industry: 電力中央研究所
ceramic: セラミック
ceramics: 窯業 陶磁器 セラミックス セラミクス
ceremony: セレモニー
certified public accountant: 公認会計士
certified tax accountant: 税理士
chain: チェーン チェイン
challenge: チャレンジ
chamber of commerce: 商業会議所
chamber of commerce and industry: 商工会議所
chanel: シャネル
channel: チャンネル
character: キャラクター
charge: チャージ
charity: チャリティー チャリティ
check: チェック
cheese: チーズ
chemical: 化学 ケミカル
chemicals: ケミカルズ 化学品
chemistry: ケミストリー
chengdu: 成都
chiba: 千葉
chicago: シカゴ
chichibu: 秩父
chigasaki: 茅ヶ崎 茅ケ崎
chikugo: 筑後
chikuho: 筑豊
chikusei: 筑西
chikushi: 筑紫
chikushino: 筑紫野
childcare: 保育
children: 子ども 子供 児童 チルドレン
childrens: チルドレンズ チルドレンス
childrens hospital: こども病院 小児病院
childrens medical center: こども医療センター 小児医療センター
china: チャイナ
chinese cuisine: 中国料理 中華料理
chinese language: 中国語
chip: チップ
chiropractic: カイロプラクティック
chiryu: 知立
chita: 知多
chitose: 千歳
chiyoda: 千代田
chofu: 調布
chongqing: 重慶
choshi: 銚子
choshu: 長州
christian: キリスト教
chrome: クローム クロム
chubu: 中部
chugai pharmaceutical: 中外製薬
chugoku bank: 中国銀行
chugoku electric power: 中国電力
chugoku region: 中国地方
chugoku shikoku: 中国四国 中四国
chugoku shimbun: 中国新聞
chukyo: 中京
chunichi: 中日
chuo: 中央
church: 教会
cinema: シネマ
circuit: サーキット
cisco: シスコ
citibank: シティバンク
citizen: シチズン
citizens: 市民
city: 市 シティ シティー
city gas: 都市ガス
city hall: 市役所
city museum: 市立博物館
city museum of art: 市立美術館
city university: 市立大学
civil: シビル
civil engineering: 土木
classic: クラシック
clean: クリーン
cleaning: 清掃 クリーニング
cleaning center: クリーンセンター
cleveland: クリーブランド
clinic: クリニック 医院 診療所
clinical: 臨床
clinical laboratory: 臨床検査センター 臨床検査
clinical support: クリニカルサポート
clone: クローン
close: クローズ
clothing: 被服
cloud: クラウド
club: クラブ 倶楽部
coach: コーチ
coaching: コーチング
coal: 石炭
coal mining: 炭鉱 炭砿
coating: コーティング
coatings: コーティングス
coca cola: コカコーラ
coffee: コーヒー 珈琲
coil: コイル
college: カレッジ
college of technology: 高等専門学校 高専
color: カラー
comedy: コメディ
comfort: コンフォート
comic: コミック
comics: コミックス
commerce: コマース
commerce and industry: 商工
commercial: 商業 コマーシャル
commission: コミッション
committee: 委員会
communication: コミュニケーション
communications: 通信 コミュニケーションズ
community: コミュニティ コミュニティー
community center: 公民館
company: カンパニー
compass: コンパス
compliance: コンプライアンス
components: コンポーネント コンポーネンツ
composite: コンポジット
comprehensive research: 総合研究
compressor: コンプレッサー
computer: コンピュータ コンピューター 電子計算機
computers: コンピューターズ
concept: コンセプト
concert: コンサート
concrete: コンクリート
condenser: コンデンサ コンデンサー
condominium: コンドミニアム
confectionery: 製菓 菓子
conference: カンファレンス コンファレンス
connect: コネクト
connection: コネクション
connector: コネクタ コネクター
consortium: コンソーシアム
construction: 建設 工事 コンストラクション 建設工業
construction machinery: 建機
consulate: 領事館
consulate general: 総領事館
consultant: コンサル
consultants: コンサルタント コンサルタンツ
consulting: コンサルティング
consumer affairs agency: 消費者庁
consumers cooperative: 生活協同組合
contact: コンタクト
container: 容器 コンテナ コンテナー
contemporary: コンテンポラリー
contemporary art: 現代美術
content: コンテンツ コンテント
contractor: コントラクター
control: 制御 コントロール
controls: コントロールズ
convenience store: コンビニエンスストア
convention: コンベンション
conveyor: コンベヤ コンベヤー
cookie: クッキー
cooking: クッキング
cooperation: 協力
cooperative: 協同組合
coordinate: コーディネート
coordinator: コーディネーター
copenhagen: コペンハーゲン
copper: 伸銅
copy: コピー
corporation: コーポレーション
cosme: コスメ
cosmetic: コスメティック
cosmetic surgery: 美容外科
cosmetics: 化粧品 コスメティックス コスメティクス
cosmo: コスモ
cosmo oil: コスモ石油
cosmos: コスモス
costco: コストコ
costume: コスチューム
council: 協議会 審議会
council of social welfare: 社会福祉協議会
counseling: カウンセリング
country: カントリー
court: 裁判所
craft: クラフト
crafts: 工芸
crane: クレーン
create: クリエイト クリエート
creation: クリエーション クリエイション
creative: クリエイティブ クリエーティブ
creator: クリエイター クリエーター
creators: クリエイターズ クリエーターズ
credit: 信用 クレジット 信販
credit guarantee corporation: 信用保証協会
credit union: 信用組合
crest: クレスト
crime prevention: 防犯
croatia: クロアチア
cross: クロス
crowdfunding: クラウドファンディング
crown: クラウン
crushed stone: 砕石
crystal: クリスタル
cuba: キューバ
cultural property: 文化財
culture: 文化 カルチャー
culture center: 文化会館
curry: カレー
curtain: カーテン
custom: カスタム
customer: カスタマー
customs: 税関
cutlery: 刃物
cyber: サイバー
cyberagent: サイバーエージェント
cycle: サイクル
cycling: サイクリング
cylinder: シリンダー シリンダ
czech: チェコ
dai ichi life: 第一生命
dai nippon: 大日本
daido: 大同
daiei: 大栄
daihatsu: ダイハツ
daiichi: 第一
daiken: 大建
daikin: ダイキン
daikyo: 大京
daimaru: 大丸
daio: 大王
dairy: 乳業 酪農
daito: 大東
daito trust construction: 大東建託
daiwa house: 大和ハウス
daiwa institute of research: 大和総研
daiwa securities: 大和証券
dalian: 大連
dance: ダンス
danone: ダノン
data: データ
database: データベース
day service: デイサービス
dazaifu: 太宰府
dealer: ディーラー
debut: デビュー
defense: 防衛 ディフェンス
delivery: 宅配 デリバリー
deloitte: デロイト
demolition: 解体
dengyo: 電業
denko: 電工
denmark: デンマーク
densetsu: 電設
denso: デンソー
dental: 歯科 デンタル
dental association: 歯科医師会
dental lab: デンタルラボ
dental laboratory: デンタルラボラトリー
dentistry: 歯学
dentsu: 電通
department store: 百貨店 デパート
dermatology: 皮膚科
descente: デサント
design: 設計 デザイン
designer: デザイナー
designers: デザイナーズ
designs: デザインズ
desk: デスク
desktop: デスクトップ
detergent: 洗剤
developers: デベロッパー
development: 開発 デベロップメント ディベロップメント
development bank of japan: 日本政策投資銀行
device: デバイス
diagnostics: ダイアグノスティックス
dialysis: 透析
diamond: ダイヤモンド ダイアモンド
die casting: ダイカスト
diesel: ディーゼル
digital: デジタル ディジタル
digital agency: デジタル庁
dining: ダイニング
direct: ダイレクト
disabled: 障害者 障がい者
disaster prevention: 防災
disc: ディスク
disco: ディスコ
discount: ディスカウント
disney: ディズニー
dispensing: 調剤
display: ディスプレイ
display service: ディスプレイサービス
distribution: 流通 配送 ディストリビューション
distribution center: 物流センター
district: 地区
district court: 地方裁判所
diversity: ダイバーシティ ダイバーシティー
division: ディビジョン
dock: ドック
dockyard: 造船所 船渠
docomo: ドコモ
doctor: ドクター
document: ドキュメント
dog: ドッグ
doi: 土井
doken: 土建
dokkyo: 獨協
domain: ドメイン
dome: ドーム
domestic: 国内
don quijote: ドンキホーテ
donut: ドーナツ
doshisha: 同志社
douglas: ダグラス
download: ダウンロード
dragon: ドラゴン
drama: ドラマ
dream: ドリーム
dreams: ドリームズ
dress: ドレス
drink: ドリンク
drive: ドライブ
driver: ドライバー
driving school: 自動車学校 自動車教習所 ドライビングスクール
drone: ドローン
drug: ドラッグ
drugstore: ドラッグストア
dubai: ドバイ
dupont: デュポン
duskin: ダスキン
dusseldorf: デュッセルドルフ
dydo: ダイドー
dyeing: 染色
dyestuff: 染料
eagle: イーグル
earth: 地球 アース
earthquake: 地震
east: イースト
east asia: 東アジア
east japan: 東日本
east nippon expressway: 東日本高速道路
ebara: 荏原
ebetsu: 江別
ebihara: 海老原
ebina: 海老名
ebisu: 恵比寿
echigo: 越後
echizen: 越前
echo: エコー
eco: エコ
ecological: エコロジカル
ecology: 生態学 エコロジー
economic: 経済 エコノミック
economics: 経済学 エコノミクス エコノミックス
economist: エコノミスト
economy: エコノミー
ecuador: エクアドル
edinburgh: エディンバラ
edion: エディオン
edo: 江戸
edogawa: 江戸川
education: 教育 エデュケーション
education service: 教育サービス
edward: エドワード
egawa: 江川
egg: 鶏卵
eguchi: 江口
egypt: エジプト
ehime: 愛媛
eisai: エーザイ
ekimae: 駅前
elderly: 高齢者
election: 選挙
electric: 電機 電気 電器 エレクトリック
electric power: 電力
electric power development: 電源開発
electric railway: 電鉄 電気軌道
electric wire: 電線
electrical construction: 電気工事
electrical engineering: 電気工学
electron: エレクトロン
electron microscope: 電子顕微鏡
electronic: エレクトロニック
electronic components: 電子部品
electronic devices: 電子デバイス
electronics: 電子 エレクトロニクス
elegance: エレガンス
elementary school: 小学校
elevator: エレベーター エレベータ
eli lilly: イーライリリー
embassy: 大使館
emission: エミッション
emotion: エモーション
employment: 雇用
employment security office: 公共職業安定所
empowerment: エンパワーメント エンパワメント
endo: 遠藤
endoscopy: 内視鏡
eneos: エネオス
energy: エネルギー エナジー
engine: エンジン
engine service: エンジンサービス
engineer: エンジニア
engineering: エンジニアリング 工学
engineers: エンジニアーズ
england: イングランド
english: 英語
eniwa: 恵庭
enjoy: エンジョイ
enomoto: 榎本
enshu: 遠州
ent clinic: 耳鼻咽喉科 耳鼻咽喉科医院
enterprise: 企業
enterprises: エンタープライズ
entertainment: エンタテインメント エンターテインメント エンタテイメント エンターテイメント
entrance: エントランス
environment: 環境
environmental: エンバイロメント
environmental protection: 環境保全
environmental research institute: 環境研究所
environmental science: 環境科学
environmental services: 環境サービス
enzyme: 酵素
epoxy: エポキシ
epson: エプソン
equipment: 機器 設備
equity: エクイティ
essence: エッセンス
estate: 地所 エステート
esthetic: エステティック
estonia: エストニア
etchu: 越中
ethiopia: エチオピア
eto: 江藤 衛藤
euro: ユーロ
europe: 欧州 ヨーロッパ
european: ヨーロピアン
evaluation: 評価
event: イベント
everest: エベレスト
excel: エクセル
exchange: 取引所
exchange association: 交流協会
exchange center: 交流センター
executive: エグゼクティブ
exedy: エクセディ
exhibition: 展示
experiment station: 試験場
export: 輸出
express: 急行 急便 エクスプレス
expressway: 高速道路
exterior: エクステリア
exxonmobil: エクソンモービル
eye clinic: 眼科 眼科医院 眼科クリニック
eyewear: アイウェア
ezaki glico: 江崎グリコ
facebook: フェイスブック
facilities: ファシリティーズ ファシリティズ
facility: ファシリティ
factoring: ファクタリング
factory: 工場 ファクトリー
faculty of agriculture: 農学部
faculty of economics: 経済学部
faculty of engineering: 工学部
faculty of law: 法学部
faculty of letters: 文学部
faculty of medicine: 医学部
faculty of science: 理学部
fair: フェア
fair trade commission: 公正取引委員会
fairy: フェアリー
family: 家族 ファミリー
familymart: ファミリーマート
fancl: ファンケル
fanuc: ファナック
farm: 農園 農場 牧場 ファーム
farmers: ファーマーズ
farms: ファームズ
fashion: ファッション 服飾
fast: ファスト
fast retailing: ファーストリテイリング
fastener: ファスナー
federation: 連盟 連合会
fedex: フェデックス
feed: 飼料
ferry: フェリー
fertilizer: 肥料
fiber: ファイバー
field: フィールド
fifth: 第五
fiji: フィジー
film: フイルム フィルム
filter: フィルター
finance: ファイナンス 金融
financial: フィナンシャル ファイナンシャル
financial services agency: 金融庁
fine: ファイン
fine arts: 美術
fine chemicals: ファインケミカル
finland: フィンランド
fire: ファイヤー ファイアー
fire and marine insurance: 火災海上保険
fire department: 消防局
fire insurance: 火災保険
fire protection: 消防設備
fire station: 消防署
first: ファースト
fish: フィッシュ
fisheries: 水産 漁業
fisheries agency: 水産庁
fisheries cooperative: 漁協
fishing: フィッシング
fitness: フィットネス
flash: フラッシュ
flat: フラット
fleece: フリース
flight: フライト
floor: フロアー フロア
flooring: フローリング
flour milling: 製粉
flower: フラワー
focus: フォーカス
folk museum: 民俗博物館
food: フード 食料
food industries: 食品工業
food service: フードサービス 給食
foods: 食品 フーズ
foodstuff: 食料品
football: サッカー フットボール
force: フォース
ford: フォード
foresight: フォーサイト
forest: 森林 フォレスト
forest owners cooperative: 森林組合
forest research: 森林総合研究所
forestry: 林業
forestry agency: 林野庁
forging: 鍛造
forklift: フォークリフト
forum: フォーラム
foundation: 財団 ファウンデーション
foundation works: 基礎工業 基礎工事
foundry: 鋳物
fourth: 第四
fragrance: 香料
frame: フレーム
france: フランス
franchise: フランチャイズ
frankfurt: フランクフルト
free: フリー
freedom: フリーダム
freight: 貨物
french: フレンチ
fresh: フレッシュ
fried chicken: フライドチキン
friend: フレンド
friendly: フレンドリー
friends: フレンズ
front: フロント
frontier: フロンティア
frozen foods: 冷凍食品
fruit: フルーツ
fuchu: 府中
fuel: 燃料
fuji: 富士 不二
fujieda: 藤枝
fujifilm: 富士フイルム 富士フィルム
fujii: 藤井
fujikura: 藤倉 フジクラ
fujimi: 富士見
fujimino: ふじみ野
fujimoto: 藤本
fujinomiya: 富士宮
fujisan: 富士山
fujisawa: 藤沢 藤澤
fujita: 藤田
fujitsu: 富士通
fujiwara: 藤原
fujiya: 不二家
fujiyoshida: 富士吉田
fukaya: 深谷
fukazawa: 深沢 深澤
fukoku: 富国
fukuchiyama: 福知山
fukuda: 福田
fukuhara: 福原
fukui: 福井
fukumoto: 福本
fukunaga: 福永
fukuoka: 福岡
fukuroi: 袋井
fukushi: 福士
fukushima: 福島
fukuyama: 福山
fumakilla: フマキラー
funabashi: 船橋
fund: 基金 ファンド
fundraising: ファンドレイジング
funeral: 葬祭 葬儀
furano: 富良野
furniture: 家具
furukawa: 古川 古河
furukawa electric: 古河電工
furuta: 古田
furuya: 古屋
fushimi: 伏見
fusion: 核融合
fussa: 福生
future: フューチャー
gakken: 学研
gakuen: 学園
gakugei university: 学芸大学
gakuin: 学院
gakushuin: 学習院
gallery: ギャラリー 画廊
gamagori: 蒲郡
game: ゲーム
games: ゲームズ
garage: ガレージ
garden: ガーデン
gas: ガス 瓦斯
gasket: ガスケット
gastroenterology: 消化器 消化器内科
gate: ゲート
gateway: ゲートウェイ
gear: 歯車
gene: 遺伝子
general: 総合 ゼネラル ジェネラル
general insurance: 損害保険
generation: ジェネレーション
generator: ジェネレーター
generics: ジェネリクス
genetics: 遺伝学
geneva: ジュネーブ
genome: ゲノム
geological survey: 地質調査
geology: 地質
georgia: ジョージア
geoscience: 地球科学
geothermal: 地熱
germany: ドイツ
ghana: ガーナ
gift: ギフト
gifu: 岐阜
gijuku: 義塾
giken: 技研
ginowan: 宜野湾
ginza: 銀座
girl: ガール
girls: ガールズ
girls high school: 女子高等学校
glasgow: グラスゴー
glass: 硝子 ガラス グラス
glasses: 眼鏡
glaxosmithkline: グラクソスミスクライン
glico: グリコ
global: グローバル
global environment: 地球環境
glycol: グリコール
gold: ゴールド
golden: ゴールデン
goldman sachs: ゴールドマンサックス
golf: ゴルフ
good: グッド
goods: グッズ
google: グーグル
gotanda: 五反田
gotemba: 御殿場
goto: 後藤
gourmet: グルメ
government: 政府
graduate school: 大学院
graduate school of engineering: 工学研究科
graduate school of medicine: 医学研究科
graduate school of science: 理学研究科
graduate university: 大学院大学
grand: グランド
graphic: グラフィック
graphics: グラフィックス
graphite: 黒鉛 グラファイト
grease: グリース
great: グレート
greece: ギリシャ ギリシア
green: グリーン
greening: 緑化
grinding wheel: 砥石
ground: グラウンド
group: グループ
grow: グロウ
growth: グロース
guam: グアム
guangdong: 広東
guangzhou: 広州
guarantee: 保証 ギャランティ
guard: ガード
gucci: グッチ
guidance: ガイダンス
guide: ガイド
guideline: ガイドライン
gulliver: ガリバー
gunma: 群馬
gymnasium: 体育館
gyoda: 行田
habikino: 羽曳野
hachinohe: 八戸
hachioji: 八王子
hadano: 秦野
hagiwara: 萩原
hair: ヘアー
hair design: ヘアデザイン
hair make: ヘアメイク
hair salon: ヘアサロン
hakata: 博多
hakodate: 函館
hakone: 箱根
hakuhodo: 博報堂
hakusan: 白山
half: ハーフ
hall: 会館 ホール
hamada: 浜田 濱田
hamaguchi: 浜口 濱口
hamamatsu: 浜松
hamamoto: 浜本
hamburg: ハンブルク
hamburger: ハンバーガー
hanamaki: 花巻
hand: ハンド
handa: 半田
handle: ハンドル
hands: ハンズ
haneda: 羽田
hangzhou: 杭州
hankyu: 阪急
hanno: 飯能
hanoi: ハノイ
hanshin: 阪神
happy: ハッピー
harada: 原田
haraguchi: 原口
harajuku: 原宿
harbor: ハーバー
harbor transport: 港運
hardware: 金物 ハードウェア
harima: 播磨
harmony: ハーモニー
harvard: ハーバード
harvest: ハーベスト
hasegawa: 長谷川
haseko: 長谷工
hashimoto: 橋本
hatanaka: 畑中
hatsukaichi: 廿日市
hattori: 服部
hawaii: ハワイ
hawaiian: ハワイアン
hayakawa: 早川
hayasaka: 早坂
hayashida: 林田
head office: 本店
headquarters: 本部 本社
health: 保健 健康 ヘルス
health insurance society: 健康保険組合
healthcare: ヘルスケア
heart: ハート
hearts: ハーツ
heat: ヒート
heat treatment: 熱処理
heater: ヒーター
heavy industries: 重工業 重工
heavy machinery: 重機械 重機
heisei: 平成
helicopter: ヘリコプター
helper station: ヘルパーステーション
helsinki: ヘルシンキ
herb: ハーブ
hermes: エルメス
hewlett packard: ヒューレットパッカード
hibiya: 日比谷
hida: 飛騨 飛驒
hidaka: 日高
higashihiroshima: 東広島
higashikurume: 東久留米
higashimatsuyama: 東松山
higashimurayama: 東村山
higashiomi: 東近江
higashiosaka: 東大阪
higashiyamato: 東大和
high court: 高等裁判所
high energy: 高エネルギー
high school: 高等学校 高校
highland: ハイランド
highlight: ハイライト
hightech: ハイテク
highway: ハイウェイ ハイウエイ
higo: 肥後
higuchi: 樋口
hikone: 彦根
hills: ヒルズ
hilton: ヒルトン
himeji: 姫路
himi: 氷見
hino: 日野
hinode: 日の出
hinoki: ひのき
hinomaru: 日の丸
hirai: 平井
hirakata: 枚方
hiramatsu: 平松
hirano: 平野
hirata: 平田
hiratsuka: 平塚
hirayama: 平山
hiroo: 広尾
hirosaki: 弘前
hirose: 広瀬 廣瀬
hiroshima: 広島 廣島
hirota: 広田 廣田
hisamitsu: 久光
history: 歴史
hitachi: 日立 常陸
hitachinaka: ひたちなか
hitotsubashi: 一橋
ho chi minh: ホーチミン
hobby: ホビー
hofu: 防府
hokkaido: 北海道
hokuetsu: 北越
hokuriku: 北陸
hokuto: 北斗
hokuyo: 北洋
holdings: ホールディングス ホールディング
holiday: ホリデー ホリデイ
hollywood: ハリウッド
home: ホーム
home clinic: 在宅クリニック
home service: ホームサービス
homes: ホームズ
honda: 本田 本多 ホンダ
honda motor: 本田技研工業 本田技研
honey: ハニー
hong kong: 香港 ホンコン
honjo: 本庄 本荘
honma: 本間 ホンマ
honobono: ほのぼの
hope: ホープ
horiba: 堀場製作所 堀場
horie: 堀江
horiguchi: 堀口
horikawa: 堀川
horiuchi: 堀内
horticulture: 園芸
hosei: 法政
hoshino: 星野
hoshizaki: ホシザキ
hosoda: 細田
hosokawa: 細川
hosoya: 細谷
hospice: ホスピス
hospital: 附属病院 付属病院 病院 ホスピタル
hospitality: ホスピタリティ ホスピタリティー
hostel: ホステル
hot spring: 温泉
hotel: ホテル
hotels: ホテルズ
house: ハウス
housing: 住宅 ハウジング
houston: ヒューストン
hoya: ホーヤ
huawei: ファーウェイ
hulic: ヒューリック
human: ヒューマン
human resources: 人材 人事
human rights: 人権
humanities: 人文科学
hungary: ハンガリー
hyatt: ハイアット
hybrid: ハイブリッド
hydraulic: ハイドロリック
hydraulics: 油圧 油圧機器
hydro: ハイドロ
hydrogen: 水素
hydropower: 水力発電
hyogo: 兵庫
hyuga: 日向
ibaraki: 茨城 茨木
ibm: アイビーエム
ice: アイス
ice cream: アイスクリーム
iceland: アイスランド
ichihara: 市原
ichikawa: 市川
ichinomiya: 一宮
ichinoseki: 一関
ide: 井出 井手
idea: アイデア アイディア
ideal: アイデアル
idemitsu: 出光
iga: 伊賀
igarashi: 五十嵐
iguchi: 井口
ihi: アイエイチアイ
iida: 飯田
iidabashi: 飯田橋
iijima: 飯島
iizuka: 飯塚
ikea: イケア
ikebukuro: 池袋
ikeda: 池田
ikegami: 池上
ikeuchi: 池内
ikimono: いきもの
ikoma: 生駒
illumination: イルミネーション
illustration: イラストレーション
imabari: 今治
imada: 今田
image: イメージ
imaging: イメージング
imai: 今井
imamura: 今村
imanishi: 今西
imizu: 射水
immunology: 免疫学
impact: インパクト
imperial: インペリアル
imperial hotel: 帝国ホテル
imperial household agency: 宮内庁
implant: インプラント
import: 輸入 インポート
import and export: 輸出入
ina: 伊那
inaba: 稲葉 因幡
inagaki: 稲垣
inagi: 稲城
inazawa: 稲沢
incubation: インキュベーション
index: インデックス
india: インド インディア
indonesia: インドネシア
indoor: インドア
industrial: インダストリアル
industrial medicine: 産業医学
industrial park: 工業団地
industrial promotion: 産業振興
industrial research institute: 工業試験場
industrial technology center: 工業技術センター
industrial waste: 産業廃棄物
industries: 工業 産業 インダストリーズ
industry: インダストリー
infectious diseases: 感染症
informatics: 情報学 インフォマティクス
information: 情報 インフォメーション
information and communications: 情報通信
information communication technology: 情報通信技術
information processing: 情報処理
information service: 情報サービス
infra: インフラ
infrastructure: インフラストラクチャー
injection: インジェクション
ink: インキ
innovation: イノベーション
innovations: イノベーションズ
inochi: いのち
inokashira: 井の頭
inoue: 井上 いのうえ
inpex: 国際石油開発帝石
insight: インサイト
inspection: 検査 検定
institute: 研究院 インスティテュート インスティチュート
institute for molecular science: 分子科学研究所
institute of medical science: 医科学研究所
institute of public health: 衛生研究所 公衆衛生研究所
institute of statistical mathematics: 統計数理研究所
institute of technology: 工業大学
instrument: インストルメント
instruments: 器械 計器 インスツルメンツ インスツルメント
insulation: 断熱
insulator: ガイシ 碍子
insurance: 保険 インシュアランス
insurance service: 保険サービス
intel: インテル
intellectual property: 知的財産 知財
intelligence: インテリジェンス
intelligent: インテリジェント
interactive: インタラクティブ
interface: インターフェース インターフェイス
interior: インテリア
internal medicine: 内科
international: 国際 インターナショナル
international exchange: 国際交流
international relations: 国際関係
internet: インターネット
interview: インタビュー
inuyama: 犬山
inverter: インバータ インバーター
invest: インベスト
investment: 投資 インベストメント
investment corporation: 投資法人
investment management: 投資顧問
investments: インベストメンツ
invoice: インボイス
inzai: 印西
ireland: アイルランド
irie: 入江
iron works: 鉄工所 鉄工 製鉄所
ironware: 鉄器
iruma: 入間
isahaya: 諫早
ise: 伊勢
isehara: 伊勢原
isesaki: 伊勢崎
isetan: 伊勢丹
ishibashi: 石橋
ishida: 石田
ishigaki: 石垣
ishiguro: 石黒
ishihara: 石原
ishii: 石井
ishikari: 石狩
ishikawa: 石川
ishikawajima: 石川島
ishimoto: 石本
ishinomaki: 石巻
ishiwata: 石渡
ishiyama: 石山
ishizaki: 石崎
ishizuka: 石塚
island: アイランド
isobe: 磯部
israel: イスラエル
istanbul: イスタンブール
istyle: アイスタイル
isuzu: いすゞ いすず
itabashi: 板橋
itagaki: 板垣
itakura: 板倉
italian: イタリアン
italy: イタリア
itami: 伊丹
ito: 伊東 伊藤
ito en: 伊藤園
ito ham: 伊藤ハム
itochu: 伊藤忠 伊藤忠商事
itoshima: 糸島
iwabuchi: 岩渕 岩淵
iwai: 岩井
iwaki: いわき 岩城
iwakuni: 岩国
iwami: 石見
iwamizawa: 岩見沢
iwamoto: 岩本
iwanami: 岩波
iwasaki: 岩崎
iwase: 岩瀬
iwashita: 岩下
iwata: 磐田 岩田
iwatani: 岩谷 イワタニ
iwate: 岩手
iyo: 伊予
izu: 伊豆
izumi: 和泉
izumisano: 泉佐野
izumo: 出雲
jakarta: ジャカルタ
jamaica: ジャマイカ
japan: 日本 ジャパン
japan aerospace exploration agency: 宇宙航空研究開発機構
japan agency for marine earth science and technology: 海洋研究開発機構
japan airlines: 日本航空
japan bank for international cooperation: 国際協力銀行
japan broadcasting corporation: 日本放送協会
japan coast guard: 海上保安庁
japan finance corporation: 日本政策金融公庫
japan international cooperation agency: 国際協力機構
japan meteorological agency: 気象庁
japan patent office: 特許庁
japan pension service: 日本年金機構
japan post: 日本郵便 日本郵政
japan radio: 日本無線
japan science and technology agency: 科学技術振興機構
japan society for the promotion of science: 日本学術振興会
japan tobacco: 日本たばこ産業
japan tourism agency: 観光庁
japanese language: 日本語
japanese red cross society: 日本赤十字社
jazz: ジャズ
jeol: 日本電子
jet: ジェット
jewelry: 宝石 宝飾 ジュエリー
jichi medical university: 自治医科大学
jiji press: 時事通信
jikei: 慈恵
jimbocho: 神保町
jitsugyo: 実業
jiyugaoka: 自由が丘 自由ヶ丘
job: ジョブ
joetsu: 上越
jogakuin: 女学院
johnson: ジョンソン
joint: ジョイント
joint research: 共同研究
jordan: ヨルダン
journal: ジャーナル
joy: ジョイ
jp morgan: ジェーピーモルガン
jtekt: ジェイテクト
judicial scrivener: 司法書士
judo: 柔道
juice: ジュース
juken: 住建
juku: 塾
junior: ジュニア
junior and senior high school: 中学校高等学校 中学高等学校
junior college: 短期大学 短大
junior high school: 中学校
juntendo: 順天堂
kabuki: 歌舞伎
kadokawa: 角川
kadoma: 門真
kaga: 加賀
kagawa: 香川
kagome: カゴメ
kagoshima: 鹿児島
kai: 甲斐
kaizuka: 貝塚
kajima: 鹿島建設
kajita: 梶田
kajiwara: 梶原
kakamigahara: 各務原
kakegawa: 掛川
kako: 化工
kakogawa: 加古川
kamagaya: 鎌ケ谷 鎌ヶ谷
kamakura: 鎌倉
kamata: 蒲田
kameido: 亀戸
kameoka: 亀岡
kameyama: 亀山
kamisu: 神栖
kamiya: 神谷
kamiyama: 神山
kampo: 漢方
kanagawa: 神奈川
kanai: 金井
kanazawa: 金沢 金澤
kanda: 神田
kandenko: 関電工
kaneda: 金田
kaneka: カネカ
kaneko: 金子
kanematsu: 兼松
kanemoto: 金本
kani: 可児
kanko bus: 観光バス
kanoya: 鹿屋
kansai: 関西
kanto: 関東
kanuma: 鹿沼
kao: 花王
karate: 空手
karatsu: 唐津
kariya: 刈谷
karuizawa: 軽井沢
kasahara: 笠原
kasai: 葛西 笠井
kasei: 化成
kashihara: 橿原
kashima: 鹿島 鹿嶋
kashiwa city: 柏市
kashiwagi: 柏木
kashiwazaki: 柏崎
kasuga: 春日
kasugai: 春日井
kasukabe: 春日部
kasumigaseki: 霞が関 霞ヶ関 霞ケ関
katagiri: 片桐
kataoka: 片岡
katayama: 片山
kato: 加藤
katsumata: 勝又 勝俣
katsushika: 葛飾
katsuta: 勝田
kawabata: 川端
kawachi: 河内
kawachinagano: 河内長野
kawagoe: 川越
kawaguchi: 川口 河口
kawahara: 川原 河原
kawai: 河合 川合 河井 カワイ
kawakami: 川上
kawamoto: 川本
kawamura: 川村 河村
kawanishi: 川西
kawasaki: 川崎
kawase: 川瀬
kawashima: 川島 川嶋 河島
kayabacho: 茅場町
kazakhstan: カザフスタン
kazo: 加須
kazusa: 上総
kddi: ケイディーディーアイ
keidanren: 経団連 日本経済団体連合会
keihan: 京阪
keihanshin: 京阪神
keihin: 京浜
keikyu: 京急 京浜急行
keio: 京王 慶應義塾 慶応義塾 慶應 慶応
keisei: 京成
keiyo: 京葉
kendo: 剣道
kentucky: ケンタッキー
kenwood: ケンウッド
kenya: ケニア
kesennuma: 気仙沼
kewpie: キユーピー キューピー
keyence: キーエンス
kichijoji: 吉祥寺
kido: 木戸 城戸
kids: キッズ
kii: 紀伊
kikkoman: キッコーマン
kiko: 機工
kikuchi: 菊地 菊池
kimitsu: 君津
kimono: きもの 着物
kimura: 木村
kindai university: 近畿大学
kinden: きんでん
kindergarten: 幼稚園
kinki: 近畿
kinokuni: 紀の国
kinokuniya: 紀伊國屋 紀伊国屋
kinomi: 木の実
kinoshita: 木下 きのした
kinshicho: 錦糸町
kintetsu: 近鉄
kirin: キリン 麒麟
kirishima: 霧島
kiryu: 桐生
kisarazu: 木更津
kisen: 汽船
kishida: 岸田
kishimoto: 岸本
kishiwada: 岸和田
kishu: 紀州
kita ward: 北区
kitagawa: 北川
kitahara: 北原
kitakami: 北上
kitakyushu: 北九州
kitami: 北見
kitamura: 北村
kitano: 北野
kitasato: 北里
kitchen: 厨房 キッチン
kiyose: 清瀬
klein: クライン
knit: ニット
knowledge: ナレッジ
koa: 興亜
kobayashi: 小林
kobe: 神戸
kobe steel: 神戸製鋼所
kobelco: コベルコ
kobo: 工房
kobori: 小堀
kochi: 高知
kodaira: 小平
kodak: コダック
kodansha: 講談社
kodomoen: こども園
koei: 広栄
kofu: 甲府
koga: 古賀
koganei: 小金井
kogyo: 興業
kogyosho: 工業所
koike: 小池
koizumi: 小泉
kojima: 小島 児島
kojimachi: 麹町
koka: 甲賀
koki: 工機
kokubunji: 国分寺
kokugakuin: 國學院 国学院
kokushikan: 国士舘
komae: 狛江
komagome: 駒込
komaki: 小牧
komatsu: 小松 コマツ
komatsubara: 小松原
komazawa: 駒沢 駒澤
komiya: 小宮
komori: 小森
komuten: 工務店
konami: コナミ
konan: 甲南
kondo: 近藤
konica minolta: コニカミノルタ
konishi: 小西
konno: 今野
konomi: このみ
konosu: 鴻巣
korea: 韓国 コリア
koriyama: 郡山
kosan: 興産
kose: コーセー
koshigaya: 越谷
koshinetsu: 甲信越
koshu: 甲州
kotani: 小谷
koto: 江東
kowa: 興和 光和
koyasan: 高野山
koyo: 光洋 向陽
kracie: クラシエ
kuala lumpur: クアラルンプール
kubo: 久保
kubota: 久保田 クボタ
kudo: 工藤
kuki: 久喜
kumagai gumi: 熊谷組
kumamoto: 熊本
kumano: 熊野
kume: 久米
kunitachi city: 国立市
kunitachi college of music: 国立音楽大学
kurabo: 倉敷紡績
kuraray: クラレ
kurashiki: 倉敷
kurayoshi: 倉吉
kure city: 呉市
kurihara: 栗原
kurita: 栗田
kurita water industries: 栗田工業
kurobe: 黒部
kuroda: 黒田
kurokawa: 黒川
kuroki: 黒木
kurosawa: 黒沢 黒澤
kurume: 久留米
kusatsu: 草津
kushiro: 釧路
kusunoki: 楠木 くすのき
kuwait: クウェート
kuwana: 桑名
kuwata: 桑田
kwansei gakuin: 関西学院
kyocera: 京セラ
kyodo news: 共同通信
kyoei: 共栄 協栄
kyorin: 杏林
kyoritsu: 共立
kyoshin: 共進
kyoto: 京都
kyoto prefecture: 京都府
kyowa: 協和 共和
kyushu: 九州
lab: ラボラトリ
label: ラベル
labor: 労働
labor bank: 労働金庫
labor union: 労働組合
laboratories: ラボラトリーズ
laboratory: 研究室 実験室 ラボラトリー
ladies: レディース レディス
land: ランド
landmark: ランドマーク
landscape: ランドスケープ
landscaping: 造園
language: 言語 ランゲージ
language school: 語学学校
laos: ラオス
las vegas: ラスベガス
laser: レーザー レーザ
latin america: 中南米 ラテンアメリカ
latvia: ラトビア
laundry: ランドリー
law: 法律 法学
law office: 弁護士事務所
lawson: ローソン
leader: リーダー
leaders: リーダーズ
leaf: リーフ
league: リーグ
learning: ラーニング
lease: リース
leasing: リーシング
leather: 皮革 レザー
lebanon: レバノン
legal: 法務 リーガル
leisure: レジャー
lemon: レモン
lens: レンズ
leopalace: レオパレス
liberty: リバティ リバティー
library: 図書館 ライブラリー ライブラリ
licence: ライセンス
life: 生命 ライフ
lifelong learning: 生涯学習
lifestyle: ライフスタイル
lift: リフト
light: ライト
light metal: 軽金属
lighting: 照明 ライティング
lime: 石灰
limousine: リムジン
line: ライン
linen: リネン
lines: ラインズ
lingerie: ランジェリー
linguistics: 言語学
link: リンク
lion: ライオン
liquefied gas: 液化ガス
liquor: 酒類
literature: 文学
literature museum: 文学館
lithuania: リトアニア
live: ライブ
liverpool: リバプール
livestock: 畜産
living: リビング
lixil: リクシル
loan: ローン
local: ローカル
locker: ロッカー
lodge: ロッジ
logic: ロジック
logistics: 物流 ロジスティクス ロジスティックス
london: ロンドン
long: ロング
los angeles: ロサンゼルス
lotte: ロッテ
lottery: 宝くじ
louis vuitton: ルイヴィトン
lucky: ラッキー
lumber: 木材 製材 材木
luxembourg: ルクセンブルク
luxury: ラグジュアリー
macau: マカオ
machida: 町田
machine: マシン マシーン
machine tools: 工作機械
machinery: 機械 マシナリー
machining: 機械加工 マシニング
madagascar: マダガスカル
madrid: マドリード
maebashi: 前橋
maeda: 前田
maejima: 前島
maekawa: 前川
magazine: マガジン
magic: マジック
magnesium: マグネシウム
magnet: マグネット
mail: メール
mail order: 通信販売 通販
main: メイン
mainichi broadcasting: 毎日放送
mainichi shimbun: 毎日新聞 毎日新聞社
maintenance: メンテナンス 整備 保守
maizuru: 舞鶴
make: メイク
maker: メーカー
makers: メーカーズ
makino: 牧野
makino milling machine: 牧野フライス製作所
makita: 牧田 マキタ
makuhari: 幕張
malaysia: マレーシア
maldives: モルディブ
mall: モール
management: 経営 マネジメント マネージメント 管理
management service: マネジメントサービス
manager: マネージャー
manchester: マンチェスター
manhattan: マンハッタン
manila: マニラ
mansion: マンション
manufacturing: 製造 製作所 製造所 マニュファクチャリング
manulife: マニュライフ
map: マップ
marathon: マラソン
marble: マーブル
marche: マルシェ
marine: 海上 海洋 マリン
marine and fire insurance: 海上火災保険
marine service: マリンサービス
maritime: 海事
mark: マーク
market: 市場 マーケット
marketing: マーケティング
marriott: マリオット
mart: マート
marubeni: 丸紅
marudai: 丸大
maruei: 丸栄
marugame: 丸亀
maruha nichiro: マルハニチロ
marui: 丸井
maruichi: 丸一
marunouchi: 丸の内 丸ノ内
marusan: 丸三
maruwa: 丸和
maruyama: 丸山
maruzen: 丸善
master: マスター マスターズ
masuda: 増田 益田
masui: 増井
match: マッチ
matching: マッチング
mate: メイト
materials: 資材 材料 素材 マテリアル マテリアルズ
mathematical sciences: 数理科学
mathematics: 数学
matsubara: 松原
matsubayashi: 松林
matsuda: 松田
matsudo: 松戸
matsue: 松江
matsui: 松井
matsumoto: 松本
matsumoto kiyoshi: マツモトキヨシ
matsumura: 松村
matsunaga: 松永
matsuo: 松尾
matsuoka: 松岡
matsusaka: 松阪
matsushima: 松島
matsushita: 松下
matsuura: 松浦
matsuyama: 松山
matsuzakaya: 松坂屋
matsuzaki: 松崎
mazda: マツダ
mcdonalds: マクドナルド
measurement: 計測 測定
measuring instruments: 計測器
meat: 食肉 ミート
mechanical: メカニカル
mechanical engineering: 機械工学
mechatronics: メカトロニクス
media: メディア
medical: 医療 メディカル
medical and dental university: 医科歯科大学
medical association: 医師会
medical center: 総合医療センター
medical clinic: 内科クリニック 内科医院
medical devices: 医療機器
medical instruments: 医療器
medical research institute: 医学研究所
medical science: 医科学
medical university: 医科大学
medicine: 医学 メディシン
medipal: メディパル
medtronic: メドトロニック
megmilk snow brand: 雪印メグミルク
meguro: 目黒
meidensha: 明電舎
meiji: 明治
meijo university: 名城大学
meisei university: 明星大学
meitec: メイテック
meitetsu: 名鉄
meiwa: 明和
melbourne: メルボルン
member: メンバー
memorial: 記念 メモリアル
memorial museum: 記念館
memory: メモリー
mental: メンタル
menu: メニュー
mercari: メルカリ
mercedes: メルセデス
mercedes benz: メルセデスベンツ
merchandise: 商品
merck: メルク
message: メッセージ
metal: 金属 メタル
metallurgy: 冶金
metals: メタルズ
meteorological: 気象
meter: メーター メータ
method: メソッド
metlife: メットライフ
metro: メトロ
metropolitan: メトロポリタン
metropolitan expressway: 首都高速道路
metropolitan police department: 警視庁
mexico: メキシコ
michelin: ミシュラン
michi no eki: 道の駅
micro: マイクロ ミクロ
microbial: 微生物
microscope: マイクロスコープ
microsoft: マイクロソフト
middle east: 中近東
midland: ミッドランド
mie: 三重
mihara: 三原
mikami: 三上
mikawa: 三河
miki: 三木
milano: ミラノ
milk: 牛乳 ミルク
mills: ミルズ
mimasaka: 美作
minami kyushu: 南九州
minato ward: 港区
mind: マインド
mine: 鉱山
minebea: ミネベア
minebea mitsumi: ミネベアミツミ
mining: 鉱業 採掘
ministry of agriculture forestry and fisheries: 農林水産省
ministry of defense: 防衛省
ministry of economy trade and industry: 経済産業省
ministry of education culture sports science and technology: 文部科学省
ministry of finance: 財務省
ministry of foreign affairs: 外務省
ministry of health labour and welfare: 厚生労働省
ministry of internal affairs and communications: 総務省
ministry of justice: 法務省
ministry of land infrastructure transport and tourism: 国土交通省
ministry of the environment: 環境省
mino: 美濃
minoh: 箕面
minori: みのり
mirror: ミラー
misato: 三郷
mishima: 三島
miso: 味噌
mission: ミッション
mitaka: 三鷹
mitani: 三谷
mito: 水戸
mitsubishi: 三菱
mitsubishi corporation: 三菱商事
mitsubishi logistics: 三菱倉庫
mitsubishi motors: 三菱自動車 三菱自動車工業
mitsui: 三井
mitsui fudosan: 三井不動産
mitsui osk lines: 商船三井
mitsui soko: 三井倉庫
mitsui sumitomo insurance: 三井住友海上 三井住友海上火災保険
mitsukoshi: 三越
miura: 三浦
miwa: 三輪
miyagi: 宮城
miyahara: 宮原
miyajima: 宮島
miyake: 三宅
miyako: 宮古
miyakonojo: 都城
miyamoto: 宮本
miyashita: 宮下
miyata: 宮田
miyauchi: 宮内
miyazaki: 宮崎
miyazawa: 宮沢 宮澤
miyoshi: 三好
mizoguchi: 溝口
mizuho: みずほ
mizuno: 水野
mizutani: 水谷
mobara: 茂原
mobil: モービル
mobile: モバイル
mobility: モビリティ モビリティー
mochizuki: 望月
mode: モード
model: モデル
modern: モダン 近代
module: モジュール
moji: 門司
moka: 真岡
mold: モールド
molds: 金型
molecular: 分子
money: マネー
mongolia: モンゴル
monitor: モニター
monitoring: モニタリング
monogatari: ものがたり 物語
monorail: モノレール
monozukuri: ものづくり
moon: ムーン
morgan stanley: モルガンスタンレー
mori: 森ビル
moriguchi: 守口
morikawa: 森川
morimoto: 森本
morinaga: 森永
morinaga milk industry: 森永乳業
morioka: 盛岡 森岡
morishita: 森下
morita: 森田
moriyama: 守山 森山
morocco: モロッコ
moscow: モスクワ
mother: マザー
motion: モーション
motor: 自動車 モーター モータ
motor service: モーターサービス
motorcycle: オートバイ
motors: モータース モーターズ
mountain: マウンテン
move: ムーブ
movie: ムービー
moving: 引越
muji: 無印良品
mukai: 向井
mukogawa: 武庫川
multi: マルチ
multimedia: マルチメディア
mumbai: ムンバイ
munakata: 宗像
munich: ミュンヘン
municipal: 市立 町立 村立 市営
municipal hospital: 市民病院
murai: 村井
murakami: 村上
muramatsu: 村松
muraoka: 村岡
murase: 村瀬
murata: 村田 ムラタ
murayama: 村山
muroi: 室井
muroran: 室蘭
musashi: 武蔵
musashino: 武蔵野
museum: 博物館 ミュージアム 資料館
museum of art: 美術館
museum of contemporary art: 現代美術館
museum of modern art: 近代美術館
mushroom: きのこ マッシュルーム
music: 音楽 ミュージック
musical instruments: 楽器
muto: 武藤
mutsu: 陸奥
mutual aid: 共済
mutual aid association: 共済組合
myanmar: ミャンマー
myojo foods: 明星食品
nabari: 名張
nachi fujikoshi: 不二越
nagahama: 長浜
nagai: 永井 長井
nagano: 長野 永野
naganuma: 長沼
nagao: 長尾
nagaoka: 長岡
nagaokakyo: 長岡京
nagareyama: 流山
nagasaki: 長崎
nagasawa: 長沢 長澤
nagase: 長瀬
nagashima: 長島 長嶋
nagata: 永田
nagatacho: 永田町
nagoya: 名古屋
naha: 那覇
nail: ネイル
naito: 内藤
nakagawa: 中川
nakahara: 中原
nakai: 中井
nakajima: 中島 中嶋
nakamori: 中森
nakamoto: 中本
nakamura: 中村
nakane: 中根
nakanishi: 中西
nakano: 中野
nakao: 中尾
nakatsugawa: 中津川
nakayama: 中山
nakazawa: 中沢 中澤
namba: 難波 なんば
namco: ナムコ
nanao: 七尾
nanjing: 南京
nankai: 南海
nanohana: なのはな 菜の花
nanotechnology: ナノテクノロジー
nanto: 南都
nanzan university: 南山大学
napoli: ナポリ
nara: 奈良
narashino: 習志野
narita: 成田
naruse: 成瀬
naruto: 鳴門
nasu: 那須
nasushiobara: 那須塩原
national: 国立 全国 ナショナル
national astronomical observatory of japan: 国立天文台
national cancer center: 国立がん研究センター
national center for child health and development: 国立成育医療研究センター
national center for global health and medicine: 国立国際医療研究センター
national cerebral and cardiovascular center: 国立循環器病研究センター
national defense academy: 防衛大学校
national defense medical college: 防衛医科大学校
national diet library: 国立国会図書館
national health insurance: 国民健康保険
national institute for basic biology: 基礎生物学研究所
national institute for environmental studies: 国立環境研究所
national institute for fusion science: 核融合科学研究所
national institute for physiological sciences: 生理学研究所
national institute of advanced industrial science and technology: 産業技術総合研究所
national institute of genetics: 国立遺伝学研究所
national institute of infectious diseases: 国立感染症研究所
national institute of informatics: 国立情報学研究所
national institute of information and communications technology: 情報通信研究機構
national institute of polar research: 国立極地研究所
national institutes for quantum science and technology: 量子科学技術研究開発機構
national police agency: 警察庁
national tax agency: 国税庁
native: ネイティブ
natori: 名取
natural: ナチュラル
natural energy: 自然エネルギー
natural food: 自然食品
natural gas: 天然ガス
natural history: 自然史
natural history museum: 自然博物館
nature: ネイチャー
nature conservation: 自然保護
navigate: ナビゲート
navigation: ナビゲーション
nec: 日本電気 エヌイーシー
negishi: 根岸
nemoto: 根本
nemuro: 根室
nepal: ネパール
nerima: 練馬
nestle: ネスレ
net: ネット
netherlands: オランダ
network: ネットワーク
network service: ネットワークサービス
networks: ネットワークス
neuroscience: 神経科学
neurosurgery: 脳神経外科
neurosurgical hospital: 脳神経外科病院
new: ニュー
new energy: 新エネルギー
new materials: 新素材
new york: ニューヨーク
new zealand: ニュージーランド
news: ニュース
next: ネクスト
next generation: 次世代
neyagawa: 寝屋川
ngk insulators: 日本ガイシ 日本碍子
ngk spark plug: 日本特殊陶業
nice: ナイス
nichia: 日亜
nichido: 日動
nichiei: 日栄
nichirei: ニチレイ
nidec: 日本電産 ニデック
nigeria: ナイジェリア
nihon kohden: 日本光電
nihon university: 日本大学
nihonbashi: 日本橋
niigata: 新潟
niihama: 新居浜
niiza: 新座
nikkei: 日経 日軽 日本経済新聞 日本経済新聞社
nikkiso: 日機装
nikko: 日光 日興
nikon: ニコン
ninomiya: 二宮
nintendo: 任天堂
nippon: ニッポン
nippon electric glass: 日本電気硝子
nippon express: 日本通運
nippon kayaku: 日本化薬
nippon life: 日本生命
nippon light metal: 日本軽金属
nippon paint: 日本ペイント
nippon paper industries: 日本製紙
nippon sheet glass: 日本板硝子
nippon shokubai: 日本触媒
nippon soda: 日本曹達
nippon steel: 日本製鉄 新日鉄 新日本製鉄 新日本製鐵 日鉄
nippon steel sumitomo metal: 新日鉄住金 新日鐵住金
nippon yusen: 日本郵船
nipponham: 日本ハム
nishi nippon city bank: 西日本シティ銀行
nishi nippon railroad: 西日本鉄道
nishida: 西田
nishihara: 西原
nishikawa: 西川
nishimoto: 西本
nishimura: 西村
nishinippon shimbun: 西日本新聞
nishino: 西野
nishinomiya: 西宮
nishio: 西尾
nishioka: 西岡
nishitetsu: 西鉄
nishitokyo: 西東京
nishiwaki: 西脇
nishiyama: 西山
nishizawa: 西沢 西澤
nissan: 日産
nisshin: 日進 日清
nisshin oillio: 日清オイリオ
nisshin seifun: 日清製粉
nisshinbo: 日清紡 日清紡績
nissho: 日商
nissin foods: 日清食品
nisso: 日曹
nissui: ニッスイ
nitori: ニトリ
nitrile: ニトリル
nitrogen: 窒素
nitta: 新田
nittetsu mining: 日鉄鉱業
nitto: 日東
nobeoka: 延岡
noboribetsu: 登別
noda: 野田
noguchi: 野口
nojima: 野島 ノジマ
noma: 野間
nomoto: 野本
nomura: 野村
nomura research institute: 野村総研
nonaka: 野中
nonferrous metals: 非鉄金属
noodles: 製麺
north: ノース
north america: 北米
northeast asia: 北東アジア
northern: 北部
norway: ノルウェー ノルウェイ
noshiro: 能代
note: ノート
noto: 能登
novartis: ノバルティス
nozaki: 野崎
nozawa: 野沢 野澤
nozomi: のぞみ
nozzle: ノズル
nsk: 日本精工
ntt: エヌティティ
nuclear: 原子核 ニュークリア
nuclear fuel: 核燃料
numazu: 沼津
nurse: ナース
nursery school: 保育園 保育所
nursing: 看護
nursing care: 介護
nursing home: 老人ホーム 特別養護老人ホーム
nursing school: 看護専門学校
nutrition: 栄養
nylon: ナイロン
oba: 大場 大庭
obayashi: 大林 大林組
obic: オービック
obihiro: 帯広
observatory: 観測所
obstetrics and gynecology: 産婦人科
obu: 大府
occupational health: 産業保健
ocean: オーシャン
oceania: オセアニア
ochanomizu: 御茶ノ水 お茶の水
ochanomizu university: お茶の水女子大学
ochiai: 落合
oda: 小田 織田
odaiba: お台場
odajima: 小田島
odakyu: 小田急
odawara: 小田原
office: 事務所 オフィス
office service: オフィスサービス
ogaki: 大垣
ogasawara: 小笠原
ogata: 緒方 尾形
ogawa: 小川
oguri: 小栗
ohara: 大原
ohashi: 大橋
ohira: 大平
oikawa: 及川
oil: オイル
oils and fats: 油脂
oishi: 大石
oita: 大分
oji: 王子
okabe: 岡部
okada: 岡田
okamoto: 岡本
okamura: 岡村 オカムラ
okano: 岡野
okasan securities: 岡三証券
okawa: 大川
okaya: 岡谷
okayama: 岡山
okayasu: 岡安
okazaki: 岡崎
okazawa: 岡沢
oki: 大木
oki electric: 沖電気
oki electric industry: 沖電気工業
okinawa: 沖縄
okubo: 大久保
okuda: 奥田
okumura: 奥村
okuno: 奥野
okuyama: 奥山
olive: オリーブ
olympic: オリンピック
olympus: オリンパス
oman: オマーン
ome: 青梅
omi: 近江
omihachiman: 近江八幡
omiya: 大宮
omori: 大森
omotesando: 表参道
omron: オムロン
omura: 大村
omuta: 大牟田
onishi: 大西
online: オンライン
ono: 小野 大野
onoda: 小野田
onodera: 小野寺
onojo: 大野城
onomichi: 尾道
onuki: 大貫
onuma: 大沼
opal: オパール
open: オープン
operation: オペレーション
optical: 光学 オプティカル
optics: オプティクス
optoelectronics: オプトエレクトロニクス
oracle: オラクル
orchestra: 管弦楽団 オーケストラ
order: オーダー
organic: オーガニック
organization: 機構
orient: オリエント
oriental: オリエンタル
original: オリジナル
orix: オリックス
orlando: オーランド
orthopedic clinic: 整形外科医院 整形外科クリニック
orthopedic hospital: 整形外科病院
orthopedic surgery: 整形外科
osaka: 大阪
osaka prefecture: 大阪府
osaki: 大崎
osawa: 大沢 大澤
oshima: 大島 大嶋
oshu: 奥州
osteopathic clinic: 整骨院 接骨院
ota: 太田 大田
otake: 大竹
otani: 大谷
otaru: 小樽
otemachi: 大手町
otsu: 大津
otsuka: 大塚
outdoor: アウトドア
outlet: アウトレット
outsourcing: アウトソーシング
overseas: 海外
owada: 大和田
owari: 尾張
oxford: オックスフォード
oxygen: 酸素
oyama: 大山
ozaki: 尾崎
ozawa: 小沢 小澤
pacific: パシフィック
pack: パック
packaging: 包装 パッケージング パッケージ
packer: パッカー
packing: パッキング
paint: 塗料 ペイント
paint service: ペイントサービス
painting: 塗装
pakistan: パキスタン
palace: パレス
palau: パラオ
panama: パナマ
panasonic: パナソニック
panel: パネル
paper: 製紙 ペーパー
paper containers: 紙器
paraguay: パラグアイ
parameter: パラメータ パラメーター
park: 公園 パーク
parking: 駐車場 パーキング
parks: パークス
parliament: 国会
particle: 素粒子
partner: パートナー
partners: パートナーズ
parts: 部品 パーツ
party: パーティー パーティ
pasona: パソナ
passport: パスポート
pasta: パスタ
patent: 特許 パテント
patent office: 国際特許事務所
patrol: パトロール
payment: ペイメント 決済
peace institute: 平和研究所
peace memorial: 平和記念
peace research: 平和研究
pearl: パール
pediatric clinic: 小児科医院 こどもクリニック
pediatrics: 小児科
pension: 年金
pension fund: 厚生年金基金
penta ocean construction: 五洋建設
people: ピープル
pepsi: ペプシ
perfect: パーフェクト
perfume: 香水
persol: パーソル
personal: パーソナル
peru: ペルー
pet: ペット
petrochemical: 石油化学
petroleum: 石油
pets: ペッツ
pfizer: ファイザー
pharma: ファーマ
pharmaceutical: 製薬 薬品 薬品工業 医薬 製薬工業 ファーマシューティカル
pharmaceutical association: 薬剤師会
pharmaceutical sciences: 薬学
pharmaceutical university: 薬科大学
pharmaceuticals: ファーマシューティカルズ 医薬品
pharmacy: 薬局 ファーマシー 調剤薬局
philharmonic: フィルハーモニー
philippines: フィリピン
philips: フィリップス
philosophy: 哲学
photo: フォト
photography: 写真 写真館
photonics: フォトニクス フォトニックス
physical: 物理
physics: 物理学
physiology: 生理学
pictures: 映画 ピクチャーズ
pigment: 顔料
pilot: パイロット
pioneer: パイオニア
pipe: パイプ
pipeline: パイプライン
piping: 配管
pizza: ピザ
place: プレイス
plan: プラン
planet: プラネット
planner: プランナー
planners: プランナーズ
planning: 企画 計画 プランニング
plant: プラント
plasma: プラズマ
plastic industries: プラスチック工業
plastic surgery: 形成外科
plastics: プラスチック プラスチックス
plate: プレート
platform: プラットフォーム プラットホーム
plating: めっき メッキ 鍍金
play: プレイ
player: プレイヤー プレーヤー
plaza: プラザ
pleasure: プレジャー
plug: プラグ
plumbing: 給排水
plus: プラス
plywood: 合板
pneumatic: 空圧
point: ポイント
pola: ポーラ
poland: ポーランド
polar: 極地
police: 警察
police station: 警察署
policy: 政策
polishing: 研磨
political economy: 政治経済
politics: 政治
polyester: ポリエステル
polyethylene: ポリエチレン
polymer: ポリマー
pool: プール
pop: ポップ
porcelain: 磁器
porsche: ポルシェ
port: 港湾
portal: ポータル
portland: ポートランド
portugal: ポルトガル
post: ポスト
post office: 郵便局
postal: 郵便
poster: ポスター
pottery: 陶器
poultry: 養鶏
powder: パウダー 粉体
powder metallurgy: 粉末冶金
power: パワー
power generation: 発電
power plant: 発電所
power service: パワーサービス
practice: プラクティス
prada: プラダ
precious metals: 貴金属
precision: 精密 プレシジョン
precision instruments: 精密機器
prefectural: 県立 府立
prefectural government: 県庁
prefecture: 県
premium: プレミアム
present: プレゼント
press: プレス
press service: プレスサービス
prestige: プレステージ
priest: プリースト
prima meat packers: プリマハム
prime: プライム
print: プリント
print service: プリントサービス
printer: プリンター プリンタ
printing: 印刷 プリンティング
private: 私立 プライベート
proceed: プロシード
process: プロセス
processing: 加工 プロセッシング
produce: プロデュース
producer: プロデューサー
product: プロダクト
production: 製作 制作 生産 プロダクション
productions: プロダクションズ
products: 製品 プロダクツ
professional: プロフェッショナル
program: プログラム
programming: プログラミング
progress: プログレス
project: プロジェクト
promotion: 振興 推進 プロモーション
propane: プロパン
properties: プロパティーズ プロパティズ
property: プロパティ プロパティー
protein: 蛋白質 タンパク質
prudential: プルデンシャル
psychiatric hospital: 精神病院
psychiatry: 精神科
psychology: 心理学
public: 公立 パブリック
public corporation: 公社
public health: 公衆衛生
public health center: 保健所
public relations: パブリックリレーションズ 広報
publicity: パブリシティ
publishing: 出版 出版社 パブリッシング
pump: ポンプ
pure: ピュア
qatar: カタール
quality: 品質 クオリティ クオリティー
quantum: 量子
quarry: 採石
racecourse: 競馬場
racing: レーシング
radiation: 放射線
radio: ラジオ
radiology: 放射線科
railway: 鉄道 旅客鉄道 レールウェイ レイルウェイ
railway technical research institute: 鉄道総合技術研究所
rainbow: レインボー
rakuten: 楽天
rapid: ラピッド
ready mixed concrete: 生コン 生コンクリート 生コンクリート工業
real estate: 不動産 リアルエステート
realty: リアルティ リアルティー
reconstruction: 復興
records: レコード
recruit: リクルート
recruitment: リクルートメント
recycling: リサイクル リサイクリング 再資源化
red cross: 赤十字
redevelopment: 再開発
reform: リフォーム
refractories: 耐火物
refresh: リフレッシュ
refrigerated warehouse: 冷蔵倉庫 冷蔵
refrigeration: 冷凍
regenerative medicine: 再生医療
regional: 地域 地方
rehabilitation: リハビリテーション リハビリ
reinsurance: 再保険
reiwa: 令和
release: リリース
remedy: レメディ
renault: ルノー
renewable energy: 再生可能エネルギー 再生エネルギー
renovation: リノベーション
rent a car: レンタカー
rental: レンタル
repair: リペア
report: レポート
republic: 共和国
research: 研究 リサーチ
research and development: 研究開発
research institute: 研究所 総合研究所
residence: レジデンス
resident: レジデント
resin: 樹脂 レジン
resona: りそな
resort: リゾート
resorts: リゾーツ
resources: 資源 リソース リソーシズ リソーセス
respiratory: 呼吸器
restaurant: レストラン
restaurants: レストランツ
retail: 小売 リテール
retailing: リテイリング
review: レビュー
rice: 米穀
ricoh: リコー
riken: 理化学研究所 理研
rikkyo: 立教
risk: リスク
ritsumeikan: 立命館
ritto: 栗東
river: リバー
road: 道路 ロード
robot: ロボット
robotics: ロボティクス ロボティックス
rocket: ロケット
rohm: ローム
rokko: 六甲
roland: ローランド
rolling stock: 鉄道車両
roman: ローマン
romania: ルーマニア
rome: ローマ
room: ルーム
rooms: ルームズ
roppongi: 六本木
rosai hospital: 労災病院
rose: ローズ
rotterdam: ロッテルダム
round: ラウンド
royal: ロイヤル ローヤル
rubber: ゴム
russia: ロシア
ryogoku: 両国
ryohin keikaku: 良品計画
ryokan: 旅館
ryugasaki: 龍ケ崎 龍ヶ崎
ryukoku: 龍谷
ryukyu: 琉球
sabae: 鯖江
sado: 佐渡
safe: セーフ
safety: 安全 セーフティ セーフティー
saga: 佐賀
sagami: 相模
sagamihara: 相模原
sagawa express: 佐川急便
saijo: 西条
saiseikai: 済生会
saitama: 埼玉 さいたま
saito: サイトウ 斎藤 斉藤 齋藤 齊藤
sakado: 坂戸
sakaguchi: 坂口
sakai: 堺 酒井 坂井
sakaiminato: 境港
sakamoto: 坂本 阪本
sakata: 酒田 坂田
saku: 佐久
sakura: 佐倉
sakurai: 桜井 櫻井
sales: 販売 セールス
sales office: 営業所
salesforce: セールスフォース
salmon: サーモン
salon: サロン
salvage: サルベージ
samsung: サムスン
san francisco: サンフランシスコ
sanei: 三栄
sanin: 山陰
sanjo: 三条
sankei: 産経
sankyo: 三協 三共
sankyu: 山九
sano: 佐野
sanofi: サノフィ
santen: 参天
santoku: 三徳
sanuki: 讃岐
sanwa: 三和
sanyo: 山陽 三洋 三陽
sapporo: 札幌
sasagawa: 笹川
sasaki: 佐々木
sasaoka: 笹岡
sasebo: 佐世保
sash: サッシ サッシュ
satellite: 衛星 サテライト
sato: 佐藤
satsuma: 薩摩
satsumasendai: 薩摩川内
saudi arabia: サウジアラビア
sausage: ソーセージ
sawada: 沢田 澤田
sawai: 沢井 澤井
sayama: 狭山
scale: スケール
scales: 計量器
scholarship: 奨学
school: 学校 スクール
schools: スクールズ
science: 科学 サイエンス
science and technology: 科学技術
science museum: 科学館
sciences: サイエンシズ
scope: スコープ
scotland: スコットランド
screen: スクリーン
screw: ねじ 螺子
seafood: シーフード 海鮮
seal: シール
seaside: シーサイド
season: シーズン
seasoning: 調味料
seat: シート
seattle: シアトル
seaweed: 海苔
secom: セコム
second: 第二 セカンド
secondary school: 中等教育学校
secretariat: 事務局
securities: 証券 證券
security: 警備 警備保障 セキュリティ セキュリティー
seed: 種苗 シード
sega: セガサミー
segawa: 瀬川
seibu: 西武
seijo: 成城
seikei: 成蹊
seiki: 精機
seiko: 精工 セイコー
seinan gakuin: 西南学院
seino: 西濃
sekiguchi: 関口
sekine: 関根
sekisui: 積水
sekiya: 関谷
select: セレクト
selection: セレクション
self: セルフ
self defense forces: 自衛隊
semiconductor: 半導体 セミコンダクタ セミコンダクター
seminar: セミナー
sendai: 仙台
senior: シニア
senior high school: 附属高等学校 付属高等学校
senri: 千里
sense: センス
senshu: 専修
sensing: センシング
sensor: センサ センサー
seoul national university: ソウル大学
serbia: セルビア
server: サーバー サーバ
service center: サービスセンター
services: サービス
setagaya: 世田谷
seto: 瀬戸
setouchi: 瀬戸内
settsu: 摂津
seven: セブン
seven eleven: セブンイレブン
sewerage: 下水道
sewing: 縫製
sewing machine: ミシン
shanghai: 上海
sharing: シェアリング
sharp: シャープ
sheet glass: 板硝子
sheet metal: 板金 鈑金
shenzhen: 深圳 深セン
sheraton: シェラトン
shibata: 新発田 柴田
shibuya: 渋谷
shield: シールド
shiga: 滋賀
shigematsu: 重松
shikoku: 四国
shikokuchuo: 四国中央
shima: 志摩
shimabara: 島原
shimada: 島田 嶋田
shimadzu: 島津製作所
shimamura: 島村 しまむら
shimane: 島根
shimano: シマノ
shimazaki: 島崎
shimbashi: 新橋
shimbun: 新聞 新聞社
shimizu: 清水
shimoda: 下田
shimomura: 下村
shimonoseki: 下関
shimosa: 下総
shin etsu: 信越
shin etsu chemical: 信越化学工業
shin osaka: 新大阪
shin yokohama: 新横浜
shinagawa: 品川
shinano: 信濃 しなの
shinchosha: 新潮社
shinjuku: 新宿
shinkin bank: 信用金庫
shinko: 神鋼
shinmei: 神明
shinohara: 篠原
shinonome: しののめ
shinozaki: 篠崎
shinsaibashi: 心斎橋
shinsei: 新生
shinshu: 信州
shinwa: 親和 新和
shioda: 塩田
shiogama: 塩釜 塩竈
shiojiri: 塩尻
shionogi: 塩野義 シオノギ
shiozaki: 塩崎
shipbuilding: 造船
shipping: 海運 シッピング
shirai: 白井
shiraishi: 白石
shirakawa: 白河
shirt: シャツ
shiseido: 資生堂
shizuoka: 静岡
shochiku: 松竹
shoes: シューズ 製靴
shogakukan: 小学館
shokai: 商会
shonai: 庄内
shonan: 湘南
shop: ショップ
shopping: ショッピング
shopping street: 商店街
shoten: 商店 書店
showa: 昭和
showroom: ショールーム
shrine: 神社
shueisha: 集英社
shunan: 周南
shutter: シャッター
shuzo: 酒造
side: サイド
siemens: シーメンス
sign: サイン
signal: シグナル
silica: シリカ
silicon: シリコン
silicon valley: シリコンバレー
silicone: シリコーン
silk: 絹織物 シルク
silver: シルバー
simple: シンプル
simulation: シミュレーション
singapore: シンガポール
single: シングル
site: サイト
skate: スケート
ski: スキー
ski resort: スキー場
skill: スキル
skin: スキン
sky: スカイ
skylark: すかいらーく スカイラーク
skyline: スカイライン
sleep: スリープ
slovakia: スロバキア
slovenia: スロベニア
small: スモール
smart: スマート
smartphone: スマートフォン
snow: スノー
soap: 石鹸 石けん
soba: 蕎麦
social: 社会 ソーシャル
society: 学会 ソサエティ ソサエティー
society of commerce and industry: 商工会
sociology: 社会学
soda: 曹達
soft: ソフト
softbank: ソフトバンク
software: ソフトウェア ソフトウエア
sohgo security services: 綜合警備保障
soil: ソイル
sojitz: 双日
soka: 草加
solar: ソーラー 太陽光
solar power: 太陽光発電
solutions: ソリューションズ ソリューション
soma: 相馬
sompo: 損保
sone: 曽根
sonoda: 園田
sony: ソニー
sophia: 上智
sotetsu: 相鉄
sound: サウンド 音響
source: ソース
south: サウス
south africa: 南アフリカ
south america: 南米
southeast asia: 東南アジア
soy sauce: 醤油
spa resort: スパリゾート
space: 宇宙 スペース
spain: スペイン
spark: スパーク
special: 特殊 スペシャル
special needs education school: 特別支援学校
special steel: 特殊鋼
specialist: スペシャリスト
speed: スピード
spice: スパイス
spinning: 紡績
sporting goods: スポーツ用品
sports: スポーツ
sports association: 体育協会
spot: スポット
spring: 発条 発條 ばね スプリング
sprinkler: スプリンクラー
sprint: スプリント
square: スクエア スクウェア
square enix: スクウェアエニックス
sri lanka: スリランカ
st lukes: 聖路加
st marianna: 聖マリアンナ
stadium: スタジアム 競技場
staff: スタッフ
staff service: スタッフサービス
staffing: 人材派遣
stage: ステージ
stainless: ステンレス
stand: スタンド
standard: 規格 スタンダード
standards association: 規格協会
stanford: スタンフォード
stanley: スタンレー
starbucks: スターバックス
startup: スタートアップ
station: ステーション 駅
stationery: 文具 文房具
statistics: 統計 統計学
steak: ステーキ
steam: スチーム
steel: 鉄鋼 製鉄 製鋼 スチール 鋼業
steel industries: 鉄鋼業
steel pipe: 鋼管
steel sheet: 鋼板
steel structures: 鉄骨
steel works: 製鋼所
step: ステップ
stevedoring: 荷役
stock: ストック
stock exchange: 証券取引所
stockholm: ストックホルム
stone: 石材 ストーン
stop: ストップ
storage: ストレージ
storage battery: 蓄電池
store: ストア ストアー
stores: ストアーズ
strategic: 戦略的
strategy: ストラテジー 戦略
street: ストリート
strike: ストライク
strong: ストロング
structural: 構造
student: 学生
studio: スタジオ
style: スタイル
subaru: スバル
submarine: サブマリン
subway: 地下鉄
success: サクセス
sudo: 須藤
sugar: 製糖
sugawara: 菅原
sugimoto: 杉本
suginami: 杉並
sugita: 杉田
sugiura: 杉浦
sugiyama: 杉山
suidobashi: 水道橋
suit: スーツ
suita: 吹田
sukagawa: 須賀川
sumida: 墨田
sumitomo: 住友
sumitomo corporation: 住友商事
sumitomo electric: 住友電工
sumitomo mitsui: 三井住友
sumitomo mitsui banking: 三井住友銀行
sumitomo realty: 住友不動産
summit: サミット
sumo: 相撲
sunglasses: サングラス
sunny: サニー
sunrise: サンライズ
sunshine: サンシャイン
sunstar: サンスター
suntory: サントリー
super: スーパー
superconductivity: 超電導 超伝導
supermarket: スーパーマーケット
supplement: サプリメント サプリ
supplements: サプリメンツ
supplies: 用品
supply: サプライ 供給
support: サポート 支援
supreme court: 最高裁判所
surf: サーフ
surgery: 外科
surgical: サージカル
suruga: 駿河
survey: 調査
survey research: サーベイリサーチ
surveying: 測量
sushi: 寿司
sustainable: サステナブル サステイナブル
suwa: 諏訪
suzhou: 蘇州
suzuka: 鈴鹿
suzuki: 鈴木 スズキ
sweden: スウェーデン
sweets: スイーツ
swimming: スイミング
swiss: スイス
switch: スイッチ
sydney: シドニー
symphony orchestra: 交響楽団
synchrotron radiation: 放射光
synergy: シナジー
synthetic: 合成
sysmex: シスメックス
system consultant: システムコンサルタント
system design: システムデザイン システム設計
system development: システム開発
system engineering: システムエンジニアリング
system house: システムハウス
system plan: システムプラン
system science: システムサイエンス
system service: システムサービス
system support: システムサポート
systems: システムズ システム
tabata: 田畑
table: テーブル
tachibana: 立花
tachikawa: 立川
tada: 多田
tagajo: 多賀城
taguchi: 田口
taichung: 台中
taiheiyo cement: 太平洋セメント
tainan: 台南
taipei: 台北
taisei: 大成
taisho: 大正
taito: 台東
taiwan: 台湾
taiyo: 太陽 大洋 大陽
tajima: 但馬 田島
tajimi: 多治見
tajiri: 田尻
takada: 高田
takadanobaba: 高田馬場
takagi: 高木 髙木
takahashi: 高橋 髙橋
takai: 高井
takamatsu: 高松
takano: 高野
takaoka: 高岡
takara shuzo: 宝酒造
takarazuka: 宝塚
takasago: 高砂
takasaki: 高崎
takase: 高瀬
takashima: 高島
takashimaya: 高島屋 髙島屋
takasugi: 高杉
takatsuki: 高槻
takayama: 高山
takeda: 武田 竹田
takei: 武井
takemoto: 竹本
takemura: 竹村
takenaka: 竹中
takenoko: たけのこ 竹の子
takeuchi: 竹内 武内
takimoto: 滝本
takizawa: 滝沢 滝澤 瀧澤
takushoku: 拓殖
talent: タレント
tama: 多摩
tamai: 玉井
tamaki: 玉木
tamba: 丹波
tamura: 田村
tanabe: 田辺 田邊
tanaka: 田中
tango: 丹後
taniguchi: 谷口
taniyama: 谷山
tank: タンク
tanker: タンカー
tanoshii: たのしい
tanzania: タンザニア
tape: テープ
target: ターゲット
tashiro: 田代
tatebayashi: 館林
tateishi: 立石
tateyama: 館山 立山
tax: 税務
tax accountant office: 税理士事務所
tax office: 税務署
taxi: タクシー
tazawa: 田沢 田澤
tdk: ティーディーケイ
tea: 製茶
team: チーム
tech: テック
technica: テクニカ
technical: テクニカル
technical high school: 工業高等学校 工業高校
technical research institute: 技術研究所
technical service: 技術サービス テクニカルサービス
techno: テクノ
technologies: テクノロジーズ
technology: 技術 テクノロジー テクノロジ
technopro: テクノプロ
teijin: 帝人
teikyo: 帝京
telecom: テレコム
telecommunication: テレコミュニケーション
telecommunications: 電気通信
telegraph: 電信
telemarketing: テレマーケティング
telephone: 電話
television: テレビ テレビジョン
template: テンプレート
temple: 寺院 テンプル
tendo: 天童
tenjin: 天神
tennis: テニス
tennoji: 天王寺
tenri: 天理
tent: テント
terada: 寺田
teramoto: 寺本
terashima: 寺島
terminal: ターミナル
terrace: テラス
terumo: テルモ
testing: 試験
texas: テキサス
textile: 繊維 織物 テキスタイル
tezuka: 手塚
thailand: タイランド
theater: 劇場 シアター
theatre company: 劇団
theoretical: 理論
therapy: セラピー
thermal power: 火力発電
think tank: シンクタンク
third: 第三
thk: ティーエイチケー
tianjin: 天津
ticket: チケット
tiffany: ティファニー
tile: タイル
time: タイム
times: タイムズ タイムス
tire: タイヤ タイヤー
tis: ティーアイエス
titanium: チタン チタニウム
toa: 東亜
tobacco: たばこ タバコ
tobata: 戸畑
tobu: 東武
tochigi: 栃木
toda: 戸田
toei: 東映
tofu: 豆腐
togashi: 富樫
tohmatsu: トーマツ
toho: 東邦 東宝
tohoku: 東北
tokachi: 十勝
tokai: 東海
tokio marine: 東京海上
tokoname: 常滑
tokorozawa: 所沢
tokuda: 徳田
tokunaga: 徳永
tokuoka: 徳岡
tokushima: 徳島
tokuyama: 徳山 トクヤマ
tokyo: 東京
tokyo city university: 東京都市大学
tokyo metro: 東京地下鉄
tokyo metropolitan: 東京都 東京都立 都立
tokyo metropolitan area: 首都圏
tokyo metropolitan government: 東京都庁
tokyo tatemono: 東京建物
tokyu: 東急
tomakomai: 苫小牧
tominaga: 富永
tomita: 富田 冨田
tonami: 砺波
tondabayashi: 富田林
tool service: ツールサービス
tools: 工具 ツール ツールズ
top: トップ
toppan: 凸版 トッパン
toranomon: 虎ノ門 虎の門
toray: 東レ
toride: 取手
toronto: トロント
tosa: 土佐
toshiba: 東芝
toshima: 豊島
tosoh: 東ソー
tosu: 鳥栖
total: トータル
total service: トータルサービス
toto: 東陶
tottori: 鳥取
tour: ツアー
tourism: 観光
tourist: ツーリスト
tours: ツアーズ
towa: 東和
towada: 十和田
tower: タワー
town: タウン
town office: 町役場
toyama: 富山
toyo: 東洋
toyo seikan: 東洋製罐
toyobo: 東洋紡 東洋紡績
toyoda gosei: 豊田合成
toyohashi: 豊橋
toyokawa: 豊川
toyonaka: 豊中
toyooka: 豊岡
toyoshima: 豊嶋
toyosu: 豊洲
toyota: 豊田 トヨタ
toyota industries: 豊田自動織機
toys: トイズ 玩具 おもちゃ
tracking: トラッキング
tractor: トラクター
trade: トレード
trader: トレーダー
traders: トレーダーズ
trading: 商事 貿易 トレーディング
traditional crafts: 伝統工芸
trailer: トレーラー
train: トレイン
trainer: トレーナー
training: 研修 トレーニング
training center: 訓練センター
trans: トランス
transfer: トランスファー
transformer: 変圧器
transistor: トランジスタ
translation: 翻訳 トランスレーション
transmission: トランスミッション
transport: 運輸 運送 輸送 陸運 トランスポート
transportation: 交通
transportation bureau: 交通局
travel: 旅行 トラベル
travel service: トラベルサービス
treasure: トレジャー
treatment: 処理
tree: ツリー
trekking: トレッキング
trend: トレンド
trial: トライアル
tribe: トライブ
trip: トリップ
truck: トラック
trumpet: トランペット
trust: 信託 トラスト
tsubakimoto: 椿本
tsuchida: 土田
tsuchiura: 土浦
tsuchiya: 土屋
tsuda: 津田
tsugaru: 津軽
tsujimoto: 辻本
tsukada: 塚田
tsukamoto: 塚本
tsukiji: 築地
tsukuba: 筑波 つくば
tsuruga: 敦賀
tsuruoka: 鶴岡
tsuruta: 鶴田
tsushima: 対馬
tsusho: 通商
tsutsui: 筒井
tsuyama: 津山
tube: チューブ
tunisia: チュニジア
tunnel: トンネル
turbine: タービン
turkey: トルコ
twin: ツイン
type: タイプ
uae: アラブ首長国連邦
ube: 宇部
uchida: 内田
uchino: 内野
uchiyama: 内山
ueda: 上田 植田
uehara: 上原
uemura: 植村
ueno: 上野
uesugi: 上杉
uji: 宇治
uk: 英国 イギリス
ukraine: ウクライナ
ultra: ウルトラ
ulvac: アルバック
umbrella: 洋傘
umeda: 梅田
umehara: 梅原
umemoto: 梅本
umemura: 梅村
umezawa: 梅沢 梅澤
unicharm: ユニチャーム
uniform: ユニフォーム
unilever: ユニリーバ
union: 連合 ユニオン
uniqlo: ユニクロ
unique: ユニーク
unit: ユニット
unite: ユナイト
united: ユナイテッド
universal: ユニバーサル
university: 大学 ユニバーシティ ユニバーシティー 大学医学部附属 大学医学部付属 大学附属 大学付属
university hospital: 大学医学部附属病院 大学医学部付属病院 大学医学部附属大学病院 大学附属病院 大学付属病院
university of agriculture: 農業大学
university of agriculture and technology: 農工大学
university of commerce: 商科大学
university of economics: 経済大学
university of education: 教育大学
university of electro communications: 電気通信大学
university of foreign studies: 外国語大学
university of nursing: 看護大学
university of occupational and environmental health: 産業医科大学
university of science: 理科大学
university of technology: 工科大学
university of the arts: 芸術大学
uno: 宇野
uonuma: 魚沼
uozu: 魚津
up: アップ
urasoe: 浦添
urawa: 浦和
urayasu: 浦安
urban: 都市 アーバン
urethane: ウレタン
urology: 泌尿器科
uruguay: ウルグアイ
used cars: 中古車
usui: 臼井 碓井
utility: ユーティリティ ユーティリティー
utsunomiya: 宇都宮
uwajima: 宇和島
uzbekistan: ウズベキスタン
vaccine: ワクチン
vacuum: 真空 バキューム
valley: バレイ
value: バリュー
valve: バルブ
vancouver: バンクーバー
vanguard: ヴァンガード
variety: バラエティ
vegetables: 野菜
vehicle: 車両 車輌
venezia: ベネチア
venezuela: ベネズエラ
venture: ベンチャー
ventures: ベンチャーズ
veterinary: 獣医
veterinary clinic: 獣医科 獣医科医院
victor: ビクター
video: ビデオ
vienna: ウィーン
vietnam: ベトナム ヴェトナム
view: ビュー
village: ビレッジ ヴィレッジ
village office: 村役場
vinyl: ビニール ビニル
violet: バイオレット
violin: バイオリン
virtual: バーチャル
visa: ビザカード
vision: ビジョン
visiting nursing station: 訪問看護ステーション
vista: ビスタ
visual: ビジュアル
vital: バイタル
vitamin: ビタミン
vocational school: 専門学校 専修学校
vocational training: 職業訓練
voice: ボイス ヴォイス
volcano: 火山
volkswagen: フォルクスワーゲン
volleyball: バレーボール
volunteer: ボランティア
volvo: ボルボ
wacoal: ワコール
wada: 和田
wakabayashi: 若林
wakamatsu: 若松
wakasa: 若狭
wakayama: 和歌山
wakkanai: 稚内
ward: 区
ward office: 区役所
warehouse: 倉庫 ウェアハウス
warner: ワーナー
waseda: 早稲田
washington: ワシントン
washio: 鷲尾
waste: 廃棄物
watanabe: 渡辺 渡邊 渡邉
watch: 時計 ウォッチ
water: ウォーター
water treatment: 水処理
waterworks: 水道
waterworks bureau: 水道局
wave: ウェーブ ウエーブ
way: ウェイ
wear: ウェア
wearable: ウェアラブル
weaving: 織布
web: ウェブ
web service: ウェブサービス
wedding: ウエディング ウェディング
weekly: ウィークリー
weight: ウェイト
welcome: ウェルカム
welding: 溶接 熔接
welfare: 福祉 ウェルフェア ウエルフェア
wellbeing: ウェルビーイング
wellness: ウェルネス ウエルネス
west: ウエスト ウェスト
west japan: 西日本
west nippon expressway: 西日本高速道路
western: ウエスタン ウェスタン
wheel: ホイール
whisky: ウイスキー ウィスキー
white: ホワイト
wholesale: 卸売
wide: ワイド
wide area: 広域
wind: ウインド ウィンド
wind power: 風力発電
window: ウインドウ ウィンドウ ウインドー
wine: ワイン
winery: ワイナリー
wing: ウイング ウィング
wings: ウイングス ウィングス
winter: ウインター
wire: 線材
wire rope: ワイヤロープ 製綱
wireless: 無線 ワイヤレス
wiring: 配線
with: ウィズ
woman: ウーマン
women: 女性
womens: 女子
wood: ウッド
woodworking: 木工
wool: 羊毛
work: ワーク
workers: ワーカーズ
working: ワーキング
works: 工作所 ワークス
workshop: ワークショップ
world: 世界 ワールド
wuhan: 武漢
xerox: ゼロックス
xian: 西安
yabe: 矢部
yachiyo: 八千代
yaesu: 八重洲
yagi: 八木
yahoo: ヤフー
yaizu: 焼津
yajima: 矢島
yakimono: やきもの
yakult: ヤクルト
yamada: 山田
yamada denki: ヤマダ電機
yamagata: 山形 山県
yamagishi: 山岸
yamaguchi: 山口
yamaha: ヤマハ
yamamoto: 山本
yamamura: 山村
yamanaka: 山中
yamanashi: 山梨
yamane: 山根
yamanote: 山の手
yamaoka: 山岡
yamashiro: 山城
yamashita: 山下
yamato city: 大和市
yamauchi: 山内
yamawaki: 山脇
yamazaki: 山崎 山﨑
yanagisawa: 柳沢 柳澤
yanmar: ヤンマー
yano: 矢野
yao: 八尾
yashio: 八潮
yaskawa electric: 安川電機
yasuda: 安田
yatsushiro: 八代
yazaki: 矢崎
yellow: イエロー
yodobashi: ヨドバシ
yodogawa: 淀川
yokkaichi: 四日市
yokogawa: 横川 横河
yokohama: 横浜 横濱
yokoi: 横井
yokosuka: 横須賀
yokota: 横田
yokote: 横手
yokoyama: 横山
yomiuri: 読売 讀賣
yonago: 米子
yoneda: 米田
yonezawa: 米沢
yoshida: 吉田
yoshihara: 吉原
yoshii: 吉井
yoshikawa: 吉川
yoshimoto: 吉本
yoshimura: 吉村
yoshino: 吉野
yoshinoya: 吉野家
yoshioka: 吉岡
yoshitake: 吉武
yoshizawa: 吉沢 吉澤
yotsukaido: 四街道
yotsuya: 四谷 四ツ谷
young: ヤング
youth: 青少年 青年
yoyogi: 代々木
yuasa: 湯浅 ユアサ
yurihonjo: 由利本荘
yusen: 郵船
zama: 座間
zensho: ゼンショー
zinc: 亜鉛
zone: ゾーン
zoo: 動物園
zurich: チューリッヒ
zushi: 逗子
`;
