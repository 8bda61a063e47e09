/**
 * Korean words of company and institution names, one line a reading: the English words that the same companies use:
 * the words in Hangul. Kinds of organisation, trades, fields of science, loan words, places, names that companies do not
 * spell by the official romanisation, large brands. Left out on purpose: legal forms, words of two meanings, and places
 * whose end cuts the next word apart (`아산` in `동아산업`): they read the same letter by letter.
 */
export const KOREAN_WORDS = `
abu dhabi: 아부다비
academy: 아카데미
accounting: 회계
ace: 에이스
active: 액티브
administration: 행정
advance: 어드밴스
advanced: 어드밴스드 첨단
advanced materials: 신소재
advertising: 광고
aekyung: 애경
aero: 에어로
aerospace: 에어로스페이스 항공우주
aesthetic: 에스테틱
africa: 아프리카
agency: 에이전시
agency for defense development: 국방과학연구소
agricultural cooperative: 농업협동조합
agriculture: 농업
ahngook: 안국
ahnlab: 안랩
ai: 에이아이
aia: 에이아이에이
air: 에어 항공
air china: 중국국제항공
air premia: 에어프레미아
airbus: 에어버스
aircon: 에어컨
aircraft: 항공기
airline: 항공사
airlines: 에어라인
airport: 공항
airports corporation: 공항공사
ajou university: 아주대학교
ajou university hospital: 아주대병원
alliance: 얼라이언스
allianz: 알리안츠
alloy: 합금
alpha: 알파
aluminum: 알루미늄 알미늄
amazon: 아마존
america: 미국 아메리카
american chamber of commerce: 미국상공회의소
amore: 아모레
amorepacific: 아모레퍼시픽
amsterdam: 암스테르담
analytics: 애널리틱스
anchor: 앵커
and: 및
and company: 앤컴퍼니
and partners: 앤파트너스
andong: 안동 안동시
andong national university: 안동대학교
angel: 엔젤
animal hospital: 동물병원
animation: 애니메이션
ansan: 안산시
anseong: 안성 안성시
antenna: 안테나
anti corruption and civil rights commission: 국민권익위원회
anyang: 안양 안양시
apartment: 아파트
apgujeong: 압구정
apparel: 어패럴
apple: 애플
applied: 응용
appraisal: 감정평가
appraisal board: 감정원
aqua: 아쿠아
aquarium: 아쿠아리움
arab: 아랍
arabia: 아라비아
architects: 건축사사무소 종합건축사사무소
architecture: 건축
argentina: 아르헨티나
aroma: 아로마
art: 아트
art museum: 미술관
artificial intelligence: 인공지능
arts: 예술
arts center: 예술의전당
asan: 아산시
asan hospital: 아산병원
asan medical center: 서울아산병원
asia: 아세아 아시아
asia pacific: 아태
asiana: 아시아나
asiana airlines: 아시아나항공
asphalt: 아스콘 아스팔트
asset: 에셋 자산
asset management: 자산운용
associates: 어소시에이츠 어소시에이트
association: 협회
astrazeneca: 아스트라제네카
atelier: 아뜰리에
atomic energy: 원자력
auction: 옥션
audi: 아우디
audio: 오디오
australia: 오스트레일리아 호주
austria: 오스트리아
auto: 오토
auto parts: 오토파츠 자동차부품
automatic control: 자동제어
automation: 오토메이션 자동화
automotive: 오토모티브
aviation: 에비에이션
azerbaijan: 아제르바이잔
baby: 베이비
baekdu: 백두
bakery: 베이커리
balance: 밸런스
bangkok: 방콕
bangladesh: 방글라데시
bank: 뱅크 은행
bank of korea: 한국은행
barcelona: 바르셀로나
barcode: 바코드
base: 베이스
basf: 바스프
basic: 베이직
basic science: 기초과학
battery: 배터리 전지
bayer: 바이엘
bc card: 비씨카드
bearing: 베어링
beauty: 미용 뷰티
beijing: 베이징
belgium: 벨기에
benz: 벤츠
berlin: 베를린
best: 베스트
beverage: 음료
bicycle: 자전거
big data: 빅데이터
bike: 바이크
binggrae: 빙그레
bio: 바이오
bioengineering: 바이오엔지니어링
biological resources: 생물자원
biologics: 바이오로직스
biomed: 바이오메드
biomedical: 바이오메디칼 바이오메디컬
biopharm: 바이오팜
biopharma: 바이오파마
bioscience: 바이오사이언스
biosciences: 바이오사이언시스
biotech: 바이오테크 바이오텍
biotechnology: 바이오테크놀로지 생명공학
black: 블랙
blackrock: 블랙록
blockchain: 블록체인
blue: 블루
bmw: 비엠더블유
bnk: 비엔케이
board: 보드
body: 바디
boeing: 보잉
boiler: 보일러
bookook securities: 부국증권
books: 도서 북스
bookstore: 서점
boryeong: 보령시
boryung pharmaceutical: 보령제약
bosch: 보쉬
boston: 보스턴
box: 박스
branch: 지사 지점
brand: 브랜드
brands: 브랜즈
brazil: 브라질
brewery: 브루어리
bridge: 브리지
bright: 브라이트
broadband: 브로드밴드
broadcasting: 방송
brothers: 브라더스
brunei: 브루나이
brussels: 브뤼셀
bs: 비에스
bucheon: 부천 부천시
buddhist: 불교
building: 빌딩
building materials: 건축자재
bulgaria: 불가리아
bundang: 분당 분당구
bupyeong: 부평 부평구
burger: 버거
bus: 버스
busan: 부산 부산시
busan city: 부산시티
busan metropolitan city: 부산광역시
busan municipal: 부산시립
busan systems: 부산시스템
business: 비즈니스
byucksan: 벽산
cable: 전선 케이블
cafe: 카페
california: 캘리포니아
caltex: 칼텍스
cambodia: 캄보디아
camera: 카메라
camp: 캠프
camping: 캠핑
campus: 캠퍼스
canada: 캐나다
cancer: 암센터
canon: 캐논
capital: 캐피탈 캐피털
capro: 카프로
carbon: 카본 탄소
card: 카드
cardboard: 판지
care: 케어
cargo: 카고 화물
case: 케이스
casino: 카지노
casting: 캐스팅
catering: 케이터링
catholic: 가톨릭 천주교 카톨릭
catholic kwandong university: 가톨릭관동대학교
catholic university of korea: 가톨릭대학교
catholic university of pusan: 부산가톨릭대학교
cc: 씨앤씨
celltrion: 셀트리온
cement: 시멘트 양회
center: 센타 센터
central: 센트럴 중앙
ceramic: 세라믹
ceramics: 세라믹스
certification: 인증
chain: 체인
chamber of commerce and industry: 상공회의소
changwon: 창원 창원시
changwon national university: 창원대학교
channel: 채널
cheil industries: 제일모직
cheil worldwide: 제일기획
cheiljedang: 제일제당
chemical: 케미칼 케미컬 화학
cheonan: 천안 천안시
cheongju: 청주 청주시
cheongna: 청라
cheorwon: 철원
chicago: 시카고
chicken: 치킨
children: 어린이
childrens hospital: 어린이병원
chile: 칠레
chilgok: 칠곡
china: 중국 차이나
choice: 초이스
chokwang: 조광
chong kun dang: 종근당
chongqing: 충칭
chonnam national university: 전남대학교
choongwae: 중외
chosun ilbo: 조선일보
chosun university: 조선대학교
christ: 그리스도
christian: 기독교
christian broadcasting system: 기독교방송
chuncheon: 춘천 춘천시
chung ang university: 중앙대학교
chungbuk: 충북
chungbuk national university: 충북대학교
chungcheong: 충청
chungcheongbuk do: 충청북도
chungcheongnam do: 충청남도
chungho: 청호
chungju: 충주 충주시
chungnam: 충남
chungnam national university: 충남대학교
chunil: 천일
church: 교회
cinema: 시네마 영화관
cisco: 시스코
citibank: 씨티은행
citibank korea: 한국씨티은행
citigroup: 씨티그룹
city: 시티
city gas: 도시가스
civil engineering: 토목
cj: 씨제이
cj enm: 씨제이이엔엠
cj logistics: 대한통운 씨제이대한통운
classic: 클래식
clean: 클린
cleaning: 청소
cleantech: 클린테크
climate change: 기후변화
clinic: 의원 클리닉
clinical trials: 임상시험
clothing: 의류
cloud: 클라우드
club: 클럽
cns: 씨엔에스
coal: 석탄
coating: 코팅
coca cola: 코카콜라
code: 코드
coffee: 커피
cold storage: 냉장
collection: 컬렉션
college: 대학 전문대학
college of engineering: 공과대학
college of medicine: 의과대학
color: 컬러
com: 닷컴
combined heat and power: 열병합발전
commerce: 커머스
committee: 위원회
communication: 커뮤니케이션
communications: 커뮤니케이션스 커뮤니케이션즈 통신
community: 커뮤니티
community chest of korea: 사회복지공동모금회
community credit cooperative: 새마을금고
company: 컴퍼니
components: 컴포넌트
computer: 전산 컴퓨터
computing: 컴퓨팅
concrete: 콘크리트
connect: 커넥트
connector: 커넥터
consortium: 컨소시엄
constitutional court: 헌법재판소
construction: 건설 토건
consultants: 컨설턴트
consulting: 컨설팅
consumer: 소비자
consumer cooperative: 생활협동조합
containers: 컨테이너
content: 컨텐츠 콘텐츠
control: 제어 컨트롤
convention: 컨벤션
cooperation: 협력
cooperation agency: 협력단
cooperative: 협동조합
copper: 동제련
core: 코어
corporation: 공사 코퍼레이션
cosmax: 코스맥스
cosmetic: 코스메틱
cosmetics: 코스메틱스 화장품
cosmo: 코스모
council: 협의회
country: 컨트리
coupang: 쿠팡
court: 법원
coway: 코웨이
crane: 크레인
creation: 크리에이션
creative: 크리에이티브
creator: 크리에이터
credit: 신용 크레딧
credit union: 신용협동조합 신협
cross: 크로스
crown: 크라운
cruise: 크루즈
crystal: 크리스탈
cs: 씨에스
cube: 큐브
cultural center: 문화센터
cultural foundation: 문화재단
cultural heritage: 문화재
cultural heritage administration: 문화재청
culture: 문화
culture and arts: 문화예술
customs: 관세 세관
cyber: 사이버
czech: 체코
daegu: 대구 대구시
daegu catholic university: 대구가톨릭대학교
daegu metropolitan city: 대구광역시
daegu municipal: 대구시립
daegu systems: 대구시스템
daehan: 대한
daehangno: 대학로
daeho: 대호
daeil: 대일
daejeon: 대전 대전시
daejeon metropolitan city: 대전광역시
daejeon municipal: 대전시립
daekyo: 대교
daekyung: 대경
daelim: 대림
daemyung: 대명
daesang: 대상
daesung: 대성
daewon: 대원
daewoo: 대우
daewoo engineering and construction: 대우건설
daewoong: 대웅
daeyang: 대양
daily: 데일리
dairy: 유업
daishin: 대신
dalian: 다롄
dalseong: 달성군
dangjin: 당진 당진시
dankook: 단국
daou technology: 다우기술
data: 데이터
database: 데이터베이스
deco: 데코
defense: 국방
defense acquisition program administration: 방위사업청
defense industry: 방위산업
delhi: 델리
delivery: 딜리버리
deloitte: 딜로이트
delta: 델타
denmark: 덴마크
dental: 덴탈 치과
department store: 백화점
dermatology: 피부과
design: 디자인 설계
deutsche: 도이치
development: 개발
device: 디바이스
dgb: 디지비
diagnostics: 다이아그노스틱스 진단
diamond: 다이아몬드
diesel: 디젤
digital: 디지탈 디지털
direct: 다이렉트
disabled: 장애인
disaster prevention: 방재
discovery: 디스커버리
display: 디스플레이
distribution: 유통
district heating: 지역난방
dk: 디케이
dl: 디엘
dm: 디엠
doctor: 닥터
dong a: 동아
dong eui university: 동의대학교
dongbang: 동방
dongbu: 동부
dongdaemun: 동대문구
dongducheon: 동두천 동두천시
dongduk: 동덕
dongguk university: 동국대학교
donghae: 동해 동해시
dongil: 동일
dongjin: 동진
dongjin semichem: 동진쎄미켐
dongkuk: 동국
dongshin: 동신
dongsuh: 동서
dongsung: 동성
dongtan: 동탄
dongwha: 동화
dongwon: 동원
dongwoo: 동우
dongyang: 동양
door: 도어
doosan: 두산
doosan enerbility: 두산에너빌리티
doosan heavy industries and construction: 두산중공업
doosan infracore: 두산인프라코어
douzone: 더존
dow chemical: 다우케미칼
drama: 드라마
dream: 드림
drive: 드라이브
drone: 드론
ds: 디에스
dubai: 두바이
duksan: 덕산
duksung: 덕성
dupont: 듀폰
duty free: 면세점
dyeing: 염색
dynamic: 다이나믹
dynamics: 다이나믹스
e commerce: 이커머스
eastar jet: 이스타항공
eastern: 이스턴
ebay: 이베이
ec: 이앤씨
eco: 에코
economic: 경제
economic research institute: 경제연구원
ecopro: 에코프로
ecopro bm: 에코프로비엠
edu: 에듀
education: 교육 에듀케이션
egypt: 이집트
electric: 일렉트릭 전기
electric power: 전력
electric vehicle: 전기자동차 전기차
electrical construction: 전기공사
electro: 일렉트로
electronic parts: 전자부품
electronics: 일렉트로닉스 전자
electronics and telecommunications research institute: 한국전자통신연구원
elementary school: 초등학교
elevator: 엘리베이터
emart: 이마트
embassy: 대사관
embedded: 임베디드
energy: 에너지
energy agency: 에너지공단
enertech: 에너텍
eng: 이엔지
engine: 엔진
engineering: 공학 기술공사 기술단 엔지니어링
enterprise: 기업 엔터프라이즈
entertainment: 엔터테이먼트 엔터테인먼트
environment: 환경
epoxy: 에폭시
equipment: 설비 장비
equity: 에쿼티
ernst and young: 언스트앤영
estate: 에스테이트
estee lauder: 에스티로더
estsoft: 이스트소프트
eugene corporation: 유진기업
eugene investment and securities: 유진투자증권
eunpyeong: 은평 은평구
eurasia: 유라시아
euro: 유로
europe: 유럽
european union: 유럽연합
evaluation: 평가
event: 이벤트
ever: 에버
everland: 에버랜드
ewha womans university: 이화여자대학교
exchange: 거래소 익스체인지
exhibition: 전시
expo: 엑스포
export import bank of korea: 한국수출입은행
express: 고속 익스프레스 통운
eye clinic: 안과
eye hospital: 안과병원
facebook: 페이스북
facilities: 시설
factory: 공장 팩토리
fair trade commission: 공정거래위원회
family: 패밀리
far east broadcasting: 극동방송
far east university: 극동대학교
farm: 농장
fashion: 패션
fb: 에프앤비
federation: 연맹 연합회 중앙회 총연합회
federation of korean industries: 전국경제인연합회
feed: 사료
fertilizer: 비료
festival: 페스티벌
fila: 휠라
film: 영화 필름
filter: 필터
finance: 파이낸스
financial: 금융 파이낸셜
financial services commission: 금융위원회
financial supervisory service: 금융감독원
fine arts: 미술
fine chemical: 정밀화학
finland: 핀란드
fintech: 핀테크
fire: 소방 파이어 화재
fire and marine insurance: 화재해상보험
first: 퍼스트
fisheries: 수산
fitness: 피트니스
flex: 플렉스
flour mills: 제분
fnf: 에프앤에프
focus: 포커스
food: 식품 음식 푸드
food and drug: 식품의약품
footwear: 신발
foreign exchange bank: 외환은행
forest: 산림
forestry: 임업
forum: 포럼
forward: 포워드
forwarding: 포워딩
foundation: 재단 파운데이션
foundry: 파운드리
frame: 프레임
france: 프랑스
franchise: 프랜차이즈
frankfurt: 프랑크푸르트
french: 프렌치
fresh: 프레쉬 프레시
friend: 프렌드
friends: 프렌즈
frontier: 프론티어
fuel cell: 연료전지
fukuoka: 후쿠오카
fund: 기금 펀드
furniture: 가구
fusion: 퓨전
gachon: 가천
galleria: 갤러리아
gallery: 갤러리
game: 게임
games: 게임스 게임즈
gangbuk: 강북 강북구
gangdong: 강동구
ganghwa: 강화군
gangnam: 강남 강남구
gangneung: 강릉 강릉시
gangneung wonju national university: 강릉원주대학교
gangseo: 강서구
gangwon: 강원 강원도 강원특별자치도
gangwon city gas: 강원도시가스
gangwon provincial: 강원도립
garden: 가든
gas: 가스
gc green cross: 지씨녹십자
gear: 기어
general: 제너럴 종합
general insurance: 손해보험
generator: 발전기
genetics: 제네틱스
geneva: 제네바
genomics: 제노믹스
geoje: 거제 거제시
germany: 독일
gijang: 기장군
gimcheon: 김천 김천시
gimhae: 김해 김해시
gimje: 김제 김제시
gimpo: 김포 김포시
ginseng: 인삼
glass: 글라스 유리
global: 글로벌
glovis: 글로비스
gm: 지엠
gm korea: 한국지엠
gokseong: 곡성
gold: 골드
golden: 골든
goldman sachs: 골드만삭스
golf: 골프
gongju: 공주시
google: 구글
government: 정부
government complex: 정부청사
goyang: 고양시
graduate school: 대학원
grand: 그랜드
graphic: 그래픽
greece: 그리스
green: 그린
green cross: 녹십자
group: 그룹
growth: 그로스
gs: 지에스
gs engineering and construction: 지에스건설
guangzhou: 광저우
guarantee: 보증
guard: 가드
gumi: 구미 구미시
gunpo: 군포 군포시
gunsan: 군산 군산시
guri: 구리시
guro: 구로 구로구
gurye: 구례
gwacheon: 과천 과천시
gwanak: 관악 관악구
gwanggyo: 광교
gwanghwamun: 광화문
gwangjin: 광진구
gwangju: 광주 광주시
gwangju metropolitan city: 광주광역시
gwangju municipal: 광주시립
gwangmyeong: 광명 광명시
gwangyang: 광양 광양시
gyeongbuk: 경북
gyeonggi: 경기 경기도
gyeonggi housing and urban development corporation: 경기주택도시공사
gyeonggi provincial: 경기도립
gyeonggi urban corporation: 경기도시공사
gyeongju: 경주 경주시
gyeongnam: 경남
gyeongsan: 경산시
gyeongsang national university: 경상국립대학교 경상대학교
gyeongsangbuk do: 경상북도
gyeongsangnam do: 경상남도
gyeryong: 계룡 계룡시
h: 에이치
haeundae: 해운대 해운대구
hair: 헤어
haitai: 해태
hall: 회관
halla: 한라
hallym: 한림
hamburg: 함부르크
hana: 하나
hana financial group: 하나금융지주
hanall biopharma: 한올바이오파마
hanam: 하남 하남시
hanbat national university: 한밭대학교
hancom: 한글과컴퓨터 한컴
handong global university: 한동대학교
handsome: 한섬
hanil: 한일
hanjin: 한진
hanjin kal: 한진칼
hankook ilbo: 한국일보
hankook tire: 한국타이어
hankuk glass: 한국유리
hankuk university of foreign studies: 한국외국어대학교 한국외대
hankyong national university: 한경대학교
hankyoreh: 한겨레
hankyung: 한경
hanmi: 한미
hanoi: 하노이
hanon systems: 한온시스템
hanshin: 한신
hanshin construction: 한신공영
hansol: 한솔
hanssem: 한샘
hansung: 한성
hanul: 한울
hanwha: 한화
hanwha solutions: 한화솔루션
hanyang: 한양
hapcheon: 합천
happy: 해피
harbor: 항만
hardware: 하드웨어
harim: 하림
harmony: 하모니 하모니아
hawaii: 하와이
hd hyundai: 에이치디현대
hd korea shipbuilding and offshore engineering: 한국조선해양
hdc hyundai development: 에이치디씨현대산업개발
headquarters: 본부 본사
healing: 힐링
health: 건강 보건
health insurance review and assessment service: 건강보험심사평가원
healthcare: 헬스케어
heat treatment: 열처리
heavy equipment: 중장비
heavy industries: 중공업
heritage: 헤리티지
heung a: 흥아
heungkuk: 흥국
heungkuk life insurance: 흥국생명
hi investment and securities: 하이투자증권
hi tech: 하이테크
high school: 고등학교
high speed rail: 고속철도
highlight: 하이라이트
highway: 하이웨이
himart: 하이마트
hitachi: 히타치
hite: 하이트
hitejinro: 하이트진로
hk: 에이치케이
hl: 에이치엘
hlb: 에이치엘비
hmm: 에이치엠엠
ho chi minh: 호치민
holding: 홀딩
holding company: 지주회사
holdings: 지주 홀딩스
home care: 홈케어
home shopping: 홈쇼핑
homeplus: 홈플러스
honam: 호남
honda: 혼다
hong kong: 홍콩
hongdae: 홍대
hongik: 홍익
hospital: 병원
hotel: 호텔
hotel shilla: 신라호텔 호텔신라
house: 하우스
housing: 주택 하우징
housing finance: 주택금융
houston: 휴스턴
hs: 에이치에스
hsbc: 에이치에스비씨
ht: 에이치티
huawei: 화웨이
hugel: 휴젤
human: 휴먼
human resources development: 인력개발
human resources development service of korea: 한국산업인력공단
humax: 휴맥스
hungary: 헝가리
hwaseong: 화성시
hwasung industrial: 화성산업
hybe: 하이브
hybrid: 하이브리드
hydraulic: 유압
hydro: 수력
hydrogen: 수소
hynix: 하이닉스
hyosung: 효성
hyundai: 현대
hyundai development: 현대산업개발
hyundai engineering and construction: 현대건설
hyundai marine and fire insurance: 현대해상 현대해상화재보험
hyundai oilbank: 현대오일뱅크
hyundai wia: 현대위아
ibk: 아이비케이
ibm: 아이비엠
ice: 아이스
icheon: 이천 이천시
icon: 아이콘
ict: 아이씨티
idea: 아이디어
ikea: 이케아
iksan: 익산 익산시
ilbo: 일보
ildong: 일동
iljin: 일진
ilshin: 일신
ilsung: 일성
ilyang: 일양
image: 이미지
impact: 임팩트
implant: 임플란트
import and export: 수출입
in house: 인하우스
incheon: 인천 인천시
incheon international airport corporation: 인천국제공항공사
incheon metropolitan city: 인천광역시
incheon municipal: 인천시립
incheon national university: 인천대학교
india: 인도 인디아
indonesia: 인도네시아
indoor: 인도어
industrial: 공업 산업 실업 인더스트리얼
industrial bank of korea: 기업은행 중소기업은행
industrial complex: 산업단지
industries: 인더스트리 인더스트리즈
industry academic cooperation foundation: 산학협력단
info: 인포
information: 정보
information and communications: 정보통신
information security: 정보보호
infotech: 인포텍
infrastructure: 인프라
ing: 아이엔지
inha: 인하
inje university: 인제대학교
inno: 이노
innovation: 이노베이션
inside: 인사이드
insight: 인사이트
institute: 연구원
institute for basic science: 기초과학연구원
institute of science and technology: 과학기술원
institute of technology: 기술원
instruments: 계측 인스트루먼트
insurance: 보험
integrated: 통합
inter: 인터
interactive: 인터랙티브 인터렉티브
interface: 인터페이스
interior: 인테리어
international: 국제 인터내셔날 인터내셔널 인터내쇼날 인터네셔널
internet: 인터넷
interpark: 인터파크
interview: 인터뷰
invest: 인베스트
investment: 인베스트먼트 투자
investment advisory: 투자자문
investment and securities: 투자증권
investment fund: 투자조합
investment trust management: 투자신탁운용
ireland: 아일랜드
is: 아이에스
israel: 이스라엘
istanbul: 이스탄불
isu chemical: 이수화학
it: 아이티
itaewon: 이태원
italy: 이탈리아
j: 제이
jakarta: 자카르타
jamsil: 잠실
janssen: 얀센
japan: 일본 재팬 저팬
japan airlines: 일본항공
jb: 제이비
jecheon: 제천 제천시
jeil: 제일
jeju: 제주 제주도 제주시 제주특별자치도
jeju national university: 제주대학교
jeolla: 전라
jeollabuk do: 전라북도
jeollanam do: 전라남도
jeonbuk: 전북 전북특별자치도
jeonbuk national university: 전북대학교
jeongeup: 정읍 정읍시
jeonju: 전주 전주시
jeonnam: 전남
jet: 제트
jewelry: 주얼리
jin air: 진에어
jinhae: 진해 진해시
jinju: 진주시
jk: 제이케이
jm: 제이엠
jobkorea: 잡코리아
joint: 공동
jongno: 종로 종로구
joongang ilbo: 중앙일보
jp morgan: 제이피모간
js: 제이에스
jt: 제이티
jungbu: 중부
jusung engineering: 주성엔지니어링
jw: 제이더블유
jw pharmaceutical: 제이더블유중외제약 중외제약
jyp: 제이와이피
k: 케이
kaist: 카이스트
kakao: 카카오
kakao pay: 카카오페이
kangwon land: 강원랜드
kangwon national university: 강원대학교
kazakhstan: 카자흐스탄
kb: 케이비
kbs: 케이비에스
kc: 케이씨
kcc: 케이씨씨
keimyung: 계명
kenya: 케냐
kepco engineering and construction: 한국전력기술 한전기술
kepco kps: 한전케이피에스
kepco nuclear fuel: 한전원자력연료
kg: 케이지
kia: 기아 기아자동차
kids: 키즈
kim and chang: 김앤장
kindergarten: 유치원
kiswire: 고려제강
kitchen: 주방 키친
kiwoom: 키움
kj: 케이제이
km: 케이엠
knit: 니트
kobe: 고베
kolmar: 콜마
kolmar korea: 한국콜마
kolon: 코오롱
kongju national university: 공주대학교
konkuk: 건국
konyang: 건양
kookmin bank: 국민은행
kookmin card: 국민카드
kookmin university: 국민대학교
korail: 코레일
korea: 대한민국 코리아 한국
korea advanced institute of science and technology: 한국과학기술원
korea aerospace industries: 한국항공우주산업
korea aerospace research institute: 한국항공우주연구원
korea aerospace university: 한국항공대학교
korea astronomy and space science institute: 한국천문연구원
korea atomic energy research institute: 한국원자력연구원
korea basic science institute: 한국기초과학지원연구원
korea brain research institute: 한국뇌연구원
korea chamber of commerce and industry: 대한상공회의소
korea coal corporation: 대한석탄공사
korea creative content agency: 한국콘텐츠진흥원
korea customs service: 관세청
korea deposit insurance corporation: 예금보험공사
korea development bank: 산업은행 한국산업은행
korea disease control and prevention agency: 질병관리청
korea east west power: 한국동서발전
korea economic daily: 한국경제신문
korea educational development institute: 한국교육개발원
korea electrical safety corporation: 한국전기안전공사
korea electronics technology institute: 전자부품연구원
korea electrotechnology research institute: 한국전기연구원
korea enterprises federation: 한국경영자총협회
korea environment corporation: 한국환경공단
korea expressway corporation: 한국도로공사
korea federation of community credit cooperatives: 새마을금고중앙회
korea federation of smes: 중소기업중앙회
korea financial investment association: 금융투자협회 한국금융투자협회
korea financial telecommunications and clearings institute: 금융결제원
korea first bank: 제일은행
korea food research institute: 한국식품연구원
korea football association: 대한축구협회
korea forest service: 산림청
korea foundation: 한국국제교류재단
korea housing and urban guarantee corporation: 주택도시보증공사
korea hydro and nuclear power: 한국수력원자력
korea industrial complex corporation: 한국산업단지공단
korea institute for advanced study: 고등과학원
korea institute for health and social affairs: 한국보건사회연구원
korea institute for international economic policy: 대외경제정책연구원
korea institute of ceramic engineering and technology: 한국세라믹기술원
korea institute of civil engineering and building technology: 한국건설기술연구원
korea institute of energy research: 한국에너지기술연구원
korea institute of geoscience and mineral resources: 한국지질자원연구원
korea institute of industrial technology: 한국생산기술연구원
korea institute of machinery and materials: 한국기계연구원
korea institute of ocean science and technology: 한국해양과학기술원
korea institute of oriental medicine: 한국한의학연구원
korea institute of science and technology: 한국과학기술연구원
korea institute of science and technology information: 한국과학기술정보연구원
korea international trade association: 한국무역협회
korea internet and security agency: 한국인터넷진흥원
korea investment holdings: 한국금융지주
korea labor institute: 한국노동연구원
korea land and housing corporation: 한국토지주택공사
korea maritime and ocean university: 한국해양대학교
korea maritime institute: 한국해양수산개발원
korea meteorological administration: 기상청
korea midland power: 한국중부발전
korea minting and security printing corporation: 한국조폐공사
korea national oil corporation: 한국석유공사
korea national open university: 한국방송통신대학교
korea national railway: 국가철도공단
korea national sport university: 한국체육대학교
korea national university of arts: 한국예술종합학교
korea national university of education: 한국교원대학교
korea national university of transportation: 한국교통대학교
korea occupational safety and health agency: 한국산업안전보건공단
korea petrochemical: 대한유화
korea polar research institute: 극지연구소
korea polytechnic university: 한국산업기술대학교
korea polytechnics: 한국폴리텍대학
korea post: 우정사업본부
korea racing authority: 한국마사회
korea railroad research institute: 한국철도기술연구원
korea research institute of bioscience and biotechnology: 한국생명공학연구원
korea research institute of chemical technology: 한국화학연구원
korea research institute of standards and science: 한국표준과학연구원
korea road traffic authority: 도로교통공단
korea rural community corporation: 한국농어촌공사
korea rural economic institute: 한국농촌경제연구원
korea securities depository: 예탁결제원 한국예탁결제원
korea south east power: 한국남동발전
korea southern power: 한국남부발전
korea sports promotion foundation: 국민체육진흥공단
korea technology finance corporation: 기술보증기금
korea testing laboratory: 한국산업기술시험원
korea trade insurance corporation: 한국무역보험공사
korea trade investment promotion agency: 대한무역투자진흥공사
korea transportation safety authority: 한국교통안전공단
korea university: 고려대학교
korea university of technology and education: 한국기술교육대학교
korea western power: 한국서부발전
korea zinc: 고려아연
korean air: 대한항공
korean bar association: 대한변호사협회
korean broadcasting system: 한국방송공사
korean dental association: 대한치과의사협회
korean hospital association: 대한병원협회
korean intellectual property office: 특허청
korean medical association: 대한의사협회
korean medicine: 한방
korean nurses association: 대한간호협회
korean olympic committee: 대한올림픽위원회
korean pharmaceutical association: 대한약사회
korean re: 코리안리
korean red cross: 대한적십자사
korean reinsurance: 코리안리재보험
korean sport and olympic committee: 대한체육회
korean standards association: 한국표준협회
koryo: 고려
kosin university: 고신대학교
kotra: 코트라
kp: 케이피
kpmg: 케이피엠지
krafton: 크래프톤
ks: 케이에스
kt: 케이티
ktg: 케이티앤지
kuala lumpur: 쿠알라룸푸르
kukdong: 극동
kukmin ilbo: 국민일보
kumho: 금호
kumkang: 금강
kumoh national institute of technology: 금오공과대학교
kumyang: 금양
kunsan national university: 군산대학교
kuwait: 쿠웨이트
kwangdong: 광동
kwangjin: 광진
kwangju bank: 광주은행
kwangwoon: 광운
kyobo: 교보
kyobo life insurance: 교보생명
kyonggi university: 경기대학교
kyongnam bank: 경남은행
kyoto: 교토
kyowon: 교원
kyung hee: 경희
kyungbang: 경방
kyungdong: 경동
kyunghyang shinmun: 경향신문
kyungil: 경일
kyungnam pharm: 경남제약
kyungnam university: 경남대학교
kyungpook national university: 경북대학교
kyungshin: 경신
kyungsung: 경성
kyungwon: 경원
labs: 랩스
land: 랜드 토지
landmark: 랜드마크
landscape: 조경
laos: 라오스
laser: 레이저
law: 법률 법학
law firm: 로펌
law office: 법률사무소
leader: 리더
leaders: 리더스
leather: 피혁
led: 엘이디
legal: 리걸
leisure: 레저
lens: 렌즈
lf: 엘앤에프 엘에프
lg: 엘지
lg chem: 엘지화학
lg hausys: 엘지하우시스
lg household and health care: 엘지생활건강
lg innotek: 엘지이노텍
lg international: 엘지상사
lg uplus: 엘지유플러스
library: 도서관 라이브러리
license: 라이선스 라이센스
life: 라이프 생명
lig: 엘아이지
light: 라이트
lighting: 라이팅 조명
line: 라인
link: 링크
liquor: 주류
lithium: 리튬
live: 라이브
livestock: 축산
livestock cooperative: 축협
living: 리빙
logis: 로지스
logistics: 로지스틱 로지스틱스 물류
london: 런던
los angeles: 로스앤젤레스
lotte: 롯데
lotte chilsung: 롯데칠성
lotte confectionery: 롯데제과
lotteria: 롯데리아
love: 러브
ls: 엘에스
ls electric: 엘에스산전
ls nikko copper: 엘에스니꼬동제련
lucky: 럭키
lumber: 목재
luxury: 럭셔리
lx: 엘엑스
macau: 마카오
machine tools: 공작기계
machinery: 기계 머시너리
madrid: 마드리드
maeil business: 매일경제
maeil business newspaper: 매일경제신문
maeil dairies: 매일유업
maestro: 마에스트로
magazine: 매거진
maintenance: 정비
malaysia: 말레이시아
management: 경영 관리 매니지먼트
manila: 마닐라
manufacturing: 제조
mapo: 마포 마포구
marine: 마린 해상 해양
marine and fire insurance: 해상화재보험
maritime university: 해양대학교
market: 마켓 시장
marketing: 마케팅
mart: 마트
masan: 마산시
master: 마스터
masters: 마스터스 마스터즈
material: 머티리얼
materials: 머티리얼스 머티리얼즈 소재 재료
max: 맥스
mbc: 엠비씨
mcdonalds: 맥도날드
mckinsey: 맥킨지
mechatronics: 메카트로닉스
medi: 메디
media: 미디어
medical: 메디칼 메디컬 의료
medical association: 의사협회
medical center: 의료원
medical device: 의료기기
medical institution: 의료기관
medical instrument: 의료기
medicare: 메디케어
medicine: 의약 의학
meditech: 메디테크 메디텍
mega: 메가
melbourne: 멜버른
members: 멤버스
memorial: 메모리얼
memory: 메모리
mercedes benz: 메르세데스벤츠
merchant: 머천트
merchant bank: 종합금융
merchant marine: 상선
merck: 머크
meritz: 메리츠
meta: 메타
metal: 금속 메탈
metaverse: 메타버스
meteorological: 기상
metlife: 메트라이프
metropolitan: 광역
mexico: 멕시코
micro: 마이크로
micron: 마이크론
microsoft: 마이크로소프트
middle school: 중학교
milan: 밀라노
military academy: 사관학교 육군사관학교
milk: 밀크 우유
millennium: 밀레니엄
mineral: 광물
mining: 광업 마이닝
ministry of agriculture food and rural affairs: 농림축산식품부
ministry of culture sports and tourism: 문화체육관광부
ministry of economy and finance: 기획재정부
ministry of education: 교육부
ministry of employment and labor: 고용노동부
ministry of environment: 환경부
ministry of food and drug safety: 식품의약품안전처
ministry of foreign affairs: 외교부
ministry of gender equality and family: 여성가족부
ministry of health and welfare: 보건복지부
ministry of justice: 법무부
ministry of land infrastructure and transport: 국토교통부
ministry of national defense: 국방부
ministry of oceans and fisheries: 해양수산부
ministry of science and ict: 과학기술정보통신부
ministry of smes and startups: 중소벤처기업부
ministry of the interior and safety: 행정안전부
ministry of trade industry and energy: 산업통상자원부
ministry of unification: 통일부
mirae: 미래
miryang: 밀양 밀양시
mitsubishi: 미쓰비시
mitsui: 미쓰이
mix: 믹스
mk: 엠케이
mobile: 모바일
mobility: 모빌리티
mobis: 모비스
model: 모델
module: 모듈
mokpo: 목포 목포시
mokpo national university: 목포대학교
mold: 몰드
mongolia: 몽골
moorim: 무림
morgan stanley: 모건스탠리
morocco: 모로코
moscow: 모스크바
motor: 모터 자동차
motorcycle: 오토바이
motors: 모터스
ms: 엠에스
multi: 멀티
multimedia: 멀티미디어
mumbai: 뭄바이
mungyeong: 문경 문경시
munhwa broadcasting corporation: 문화방송
munhwa ilbo: 문화일보
munich: 뮌헨
municipal: 시립
museum: 박물관
music: 뮤직 음악
musical instruments: 악기
mutual aid cooperative: 공제조합
mutual savings bank: 상호저축은행
myanmar: 미얀마
myeongdong: 명동
myongji: 명지
nagoya: 나고야
naju: 나주 나주시
namdaemun: 남대문
namkwang: 남광
namwon: 남원 남원시
namyang: 남양
namyangju: 남양주 남양주시
nano: 나노
nanotech: 나노테크 나노텍
national: 국가 국립 전국
national agricultural cooperative federation: 농협중앙회
national cancer center: 국립암센터
national election commission: 선거관리위원회
national federation of fisheries cooperatives: 수협중앙회
national fire agency: 소방청
national health insurance service: 국민건강보험공단
national human rights commission: 국가인권위원회
national information society agency: 한국지능정보사회진흥원
national library: 국립중앙도서관
national medical center: 국립중앙의료원
national pension service: 국민연금공단
national police agency: 경찰청
national research foundation of korea: 한국연구재단
national tax service: 국세청
natural: 내추럴 내츄럴
natural gas: 천연가스
natural science: 자연과학
naver: 네이버
navigation: 내비게이션
navy: 해군
nc: 엔씨
ncsoft: 엔씨소프트
neo: 네오
nestle: 네슬레
netflix: 넷플릭스
netherlands: 네덜란드
netmarble: 넷마블
network: 네트워크 네트웍
networks: 네트웍스
neuro: 뉴로
new deal: 뉴딜
new delhi: 뉴델리
new york: 뉴욕
new zealand: 뉴질랜드
news: 뉴스
newspaper: 신문사
nexen: 넥센
nexon: 넥슨
next: 넥스트
nh: 엔에이치
nhn: 엔에이치엔
nigeria: 나이지리아
nike: 나이키
nissan: 닛산
nonferrous: 비철
nonghyup: 농협
nongshim: 농심
nonsan: 논산 논산시
northern: 북부
norway: 노르웨이
nova: 노바
novartis: 노바티스
nowon: 노원구
ns: 엔에스
nursing home: 요양원
nursing hospital: 요양병원
nvidia: 엔비디아
obstetrics and gynecology: 산부인과
ocean: 오션
oci: 오씨아이
office: 오피스
office of education: 교육청
officetel: 오피스텔
oil: 오일 정유
oil and gas: 석유가스
okcheon: 옥천
olive: 올리브
olive young: 올리브영
olympic: 올림픽
omega: 오메가
online: 온라인
open: 오픈
open university: 방송통신대학교
optical: 광학 안경
optical fiber: 광섬유
optics: 옵틱스
oracle: 오라클
orchestra: 오케스트라
organic: 오가닉
orient: 오리엔트
oriental: 오리엔탈
oriental brewery: 오비맥주
oriental medicine: 한의학
oriental medicine clinic: 한의원
oriental medicine hospital: 한방병원
orion: 오리온
orthopedic: 정형외과
osaka: 오사카
osan: 오산시
osstem: 오스템
otolaryngology: 이비인후과
ottogi: 오뚜기
outdoor: 아웃도어
outlet: 아웃렛
outsourcing: 아웃소싱
overseas: 해외
pacific: 태평양 퍼시픽
package: 패키지
packaging: 패키징 포장
paint: 페인트
paju: 파주 파주시
pakistan: 파키스탄
palace: 팰리스
paldo: 팔도
panasonic: 파나소닉
pangyo: 판교
pantos: 판토스
paper: 제지 페이퍼
paradise: 파라다이스
paris: 파리
paris baguette: 파리바게뜨
park: 공원 파크
parking: 주차장
partner: 파트너
partners: 파트너스
parts: 부품
pasta: 파스타
pastry: 제과
patent: 특허
payments: 페이먼츠
pcb: 피씨비
pediatrics: 소아과
pension: 연금
people: 피플
performing arts: 공연예술
petrochemical: 석유화학 유화
petroleum: 석유
pfizer: 화이자
pharma: 파마
pharmaceutical: 약품 제약 파마슈티컬
pharmaceuticals: 의약품 파마슈티컬스
pharmacy: 약국 약학
philharmonic: 필하모닉
philippines: 필리핀
philips: 필립스
photonics: 포토닉스
photovoltaic: 태양광발전
pictures: 픽처스 픽쳐스
pipe: 파이프
pizza: 피자
plan: 플랜
planet: 플래닛
planning: 기획
plant: 플랜트
plastic: 플라스틱
plastic surgery: 성형외과
plate: 플레이트
platform: 플랫폼
plating: 도금
play: 플레이
plaza: 프라자 플라자
plus: 플러스
plywood: 합판
pocheon: 포천 포천시
pohang: 포항 포항시
point: 포인트
poland: 폴란드
police: 경찰
police station: 경찰서
policy: 정책
poly: 폴리
polymer: 고분자 폴리머
polyurethane: 폴리우레탄
poonglim: 풍림
poongsan: 풍산
port authority: 항만공사
portal: 포털
portugal: 포르투갈
posco: 포스코
posco engineering and construction: 포스코건설
posco future m: 포스코퓨처엠
post office: 우체국
postech: 포스텍
power: 파워
power plant: 발전소
power tech: 파워텍
precision: 정공 정밀 프리시전
premier: 프리미어
premium: 프리미엄
press: 언론 프레스
prime: 프라임
printing: 인쇄 프린팅
private: 사립
private equity: 프라이빗에쿼티
probiotics: 프로바이오틱스
process: 프로세스
production: 프로덕션
productivity center: 생산성본부
program: 프로그램
project: 프로젝트
promotion: 진흥 프로모션
promotion agency: 진흥원
property: 프로퍼티
provincial: 도립
prudential: 푸르덴셜
ps: 피에스
public: 공공
public health center: 보건소
public procurement service: 조달청
public relations: 홍보
publishing: 출판 출판사 퍼블리싱
pukyong national university: 부경대학교
pulmuone: 풀무원
pump: 펌프
pungguk: 풍국
pure: 퓨어
pusan national university: 부산대학교
pwc: 피더블유씨
pyeongchang: 평창
pyeongtaek: 평택 평택시
pyongyang: 평양
qatar: 카타르
qingdao: 칭다오
qualcomm: 퀄컴
racing: 레이싱
rail: 레일
railroad: 철도
rainbow: 레인보우
rd: 알앤디
ready mixed concrete: 레미콘
real: 리얼
real estate: 부동산
realty: 리얼티
records: 레코드
recycle: 리사이클
recycling: 리사이클링 재활용
red: 레드
red cross: 적십자 적십자사
refractories: 내화
refrigeration: 냉동
regional: 지역
rehabilitation: 재활
reinsurance: 재보험
reit: 리츠
remodeling: 리모델링
renault: 르노
renault samsung motors: 르노삼성자동차
renewable energy: 신재생에너지
rent a car: 렌터카
rental: 렌탈 임대
research: 리서치 연구
research and development: 연구개발
research institute: 연구소
resort: 리조트
resources: 자원
retail: 리테일
rf: 알에프
ritz carlton: 리츠칼튼
road: 도로
robot: 로봇
robotics: 로보틱스
roche: 로슈
rocket: 로켓
rolling stock: 철도차량
romania: 루마니아
rome: 로마
rotem: 로템
royal: 로얄 로열
rubber: 고무
rural development administration: 농촌진흥청
russia: 러시아
s: 에스
s oil: 에쓰오일
sacheon: 사천 사천시
saemaul: 새마을운동
safe: 세이프
safety: 안전
sales: 세일즈
salvation army: 구세군
samcheok: 삼척 삼척시
samchully: 삼천리
samchundang: 삼천당
samho: 삼호
samick: 삼익
samil: 삼일
samjong kpmg: 삼정케이피엠지
samlip: 삼립
samoo architects and engineers: 삼우종합건축사사무소
sampyo: 삼표
samsung: 삼성
samsung ct: 삼성물산
samsung electro mechanics: 삼성전기
samsung fire and marine insurance: 삼성화재 삼성화재해상보험
samsung life insurance: 삼성생명 삼성생명보험
samsung medical center: 삼성서울병원
samsung sds: 삼성에스디에스
samwha: 삼화
samwhan: 삼환
samyang: 삼양
samyoung: 삼영
san francisco: 샌프란시스코
sangju: 상주 상주시
sangmyung: 상명
sanofi: 사노피
saudi: 사우디
save the children: 세이브더칠드런
savings: 저축
sb: 에스비
sbs: 에스비에스
sc: 에스씨
schneider electric: 슈나이더일렉트릭
scholarship: 장학
school: 스쿨 학교
science: 과학 사이언스
science and engineering: 이공
science and technology: 과학기술
science center: 과학관
science park: 사이언스파크
sciences: 사이언시스
sd: 에스디
sdi: 에스디아이
seah: 세아
seattle: 시애틀
sebang: 세방
securities: 증권
security: 경비 보안 시큐리티
segye ilbo: 세계일보
sejong: 세종 세종시 세종특별자치시
semi: 세미
semiconductor: 반도체 세미콘
seminar: 세미나
senior: 시니어
sense: 센스
sensor: 센서
seocho: 서초 서초구
seodaemun: 서대문구
seogwipo: 서귀포 서귀포시
seohee: 서희
seongbuk: 성북 성북구
seongdong: 성동구
seongnam: 성남 성남시
seosan: 서산시
seoul: 서울 서울시
seoul city: 서울시티
seoul grand park: 서울대공원
seoul housing and communities corporation: 서울주택도시공사
seoul institute of the arts: 서울예술대학교
seoul metro: 서울교통공사
seoul metropolitan: 서울특별시
seoul municipal: 서울시립
seoul national university: 서울대학교
seoul national university bundang hospital: 분당서울대병원 분당서울대학교병원
seoul national university hospital: 서울대병원
seoul national university of education: 서울교육대학교
seoul national university of science and technology: 서울과학기술대학교
seoul shinmun: 서울신문
seoul systems: 서울시스템
seoyon: 서연
service: 서비스
severance: 세브란스
sfa: 에스에프에이
sg: 에스지
sgc: 에스지씨
sh: 에스에이치
shanghai: 상하이
shenzhen: 심천
shilla duty free: 신라면세점
shin poong: 신풍
shindaeyang: 신대양
shinhan: 신한
shinhung: 신흥
shinhwa: 신화
shinil: 신일
shinsegae: 신세계
shinsung: 신성
shinwon: 신원
shinyoung: 신영
shipbuilding: 조선공업
shipbuilding and marine engineering: 조선해양
shipping: 해운
shipyard: 조선소
shopping: 쇼핑
shopping mall: 쇼핑몰
siemens: 지멘스
siheung: 시흥 시흥시
silicon: 실리콘
silk: 실크
silla: 신라
sillajen: 신라젠
silver: 실버
sinchon: 신촌
sindoh: 신도리코
singapore: 싱가포르 싱가폴
singapore airlines: 싱가포르항공
sj: 에스제이
sk: 에스케이
sk on: 에스케이온
skate: 스케이트
skc: 에스케이씨
skin: 스킨
sky: 스카이
sm: 에스엠
small and medium business: 중소기업
small business: 소상공인
smart: 스마트
smelting: 제련
social science: 사회과학
social welfare: 사회복지
society: 학회
soft: 소프트
software: 소프트웨어
sogang: 서강
sokcho: 속초 속초시
solar: 솔라 태양광
solar cell: 태양전지
solution: 솔루션
solutions: 솔루션즈
songdo: 송도
songpa: 송파 송파구
sony: 소니
sookmyung: 숙명
soonchunhyang: 순천향
soongsil: 숭실
soulbrain: 솔브레인
sound: 사운드
south africa: 남아공 남아프리카공화국
southern: 남부
sp: 에스피
space: 우주
spain: 스페인
spark: 스파크
spc: 에스피씨
special: 특수
special steel: 특수강
specialty: 스페셜티
speed: 스피드
spinning: 방적
spinning and weaving: 방직
sports: 스포츠 체육
sports council: 체육회
square: 스퀘어
sri lanka: 스리랑카
ssangyong: 쌍용
ssangyong engineering and construction: 쌍용건설
st: 에스티
st marys hospital: 성모병원
stadium: 스타디움
stainless: 스테인리스
standard: 스탠다드 표준
standard chartered: 스탠다드차타드
standard chartered bank korea: 한국스탠다드차타드은행
star: 스타
starbucks: 스타벅스
stars: 스타즈
start: 스타트
startup: 스타트업
station: 스테이션
statistics: 통계
statistics korea: 통계청
steam: 스팀
steel: 스틸 제강 제철 철강
steel pipe: 강관
steel structure: 철골
stem cell: 줄기세포
stockholm: 스톡홀름
stone: 석재
storage: 스토리지
store: 스토어
story: 스토리
stream: 스트림
studio: 스튜디오
stx: 에스티엑스
style: 스타일
sugar: 제당
suheung: 서흥
suhyup: 수협
sumitomo: 스미토모
suncheon: 순천 순천시
sunchon national university: 순천대학교
sungho: 성호
sungjin: 성진
sungkwang: 성광
sungkyunkwan: 성균관
sungshin: 성신
sungwon: 성원
sungwoo: 성우
sunjin: 선진
sunmoon university: 선문대학교
super: 수퍼 슈퍼
support center: 지원센터
supreme court: 대법원
surgery: 외과
suseong: 수성구
suwon: 수원 수원시
suwon municipal: 수원시립
sw: 에스더블유
sweden: 스웨덴
switzerland: 스위스
sydney: 시드니
synergy: 시너지
synthetic fiber: 합섬 화섬
systems: 시스템 시스템즈
t way air: 티웨이항공
taebaek: 태백 태백시
taekwang: 태광
taekyung: 태경
taeyang: 태양
taihan: 대한전선
taipei: 타이베이
taiwan: 대만 타이완
taxi: 택시
tech: 테크
technics: 테크닉스
techno: 테크노
technologies: 테크놀러지스 테크놀로지스
technology: 기술 테크놀러지 테크놀로지
techwin: 테크윈
tele: 텔레
telecom: 텔레콤
terminal: 터미널
tesla: 테슬라
testing: 시험
tex: 텍스
texas: 텍사스
text: 텍스트
textile: 섬유 텍스타일
thailand: 타일랜드 태국
theater: 극장
theological university: 신학대학교
theology: 신학
therapeutics: 테라퓨틱스
therapy: 테라피
thermal: 써멀
thermal power: 화력
tianjin: 톈진
time: 타임
times: 타임즈
tire: 타이어
tk: 티케이
tm: 티엠
tokyo: 도쿄
tongyang life insurance: 동양생명
tongyeong: 통영 통영시
tools: 공구
toronto: 토론토
toshiba: 도시바
total: 토탈
touch: 터치
tour: 관광 투어
tourism organization: 관광공사
tower: 타워
town: 타운
toy: 완구
toyota: 도요타 토요타
tractor: 트랙터
trade: 트레이드
trade association: 무역협회
trading: 교역 무역 상사 통상 트레이딩
training center: 연수원
trans: 트랜스
transmission: 트랜스미션
transport: 운수 트랜스포트
transportation: 교통 운송 트랜스포테이션
travel: 여행 트래블
travel agency: 여행사
tron: 트론
tronics: 트로닉스
truck: 트럭
trust: 신탁 트러스트
ts: 티에스
tunnel: 터널
turbine: 터빈
turbo: 터보
turkey: 터키 튀르키예
tv: 티브이
uijeongbu: 의정부 의정부시
uiryeong: 의령
uiwang: 의왕 의왕시
uk: 영국
ukraine: 우크라이나
ulleung: 울릉 울릉도
ulsan: 울산 울산시
ulsan metropolitan city: 울산광역시
ulsan national institute of science and technology: 울산과학기술원
ulsan university hospital: 울산대학교병원
unesco: 유네스코
uni: 유니
unicef: 유니세프
unicorn: 유니콘
unid: 유니드
uniform: 유니폼
unilever: 유니레버
union: 유니온
uniqlo: 유니클로
unique: 유니크
unit: 유니트 유닛
unitech: 유니테크 유니텍
united: 유나이티드
united arab emirates: 아랍에미리트
united nations: 국제연합 유엔
universal: 유니버살 유니버설 유니버셜
universe: 유니버스
university: 대학교 유니버시티
university hospital: 대학병원
university of education: 교육대학교
university of science and technology: 공과대학교
university of seoul: 서울시립대학교
university of suwon: 수원대학교
university of ulsan: 울산대학교
urban: 도시 어반
urban railway: 도시철도
urethane: 우레탄
uzbekistan: 우즈베키스탄
vaccine: 백신
vacuum: 진공
valley: 밸리
value: 밸류
valve: 발브 밸브
vancouver: 밴쿠버
vehicle: 차량
venture: 벤처
venture capital: 창업투자
ventures: 벤처스
veterans hospital: 보훈병원
video: 비디오
vienna: 비엔나
vietnam: 베트남
vietnam airlines: 베트남항공
village: 빌리지
vina: 비나
vision: 비전
vitamin: 비타민
viva republica: 비바리퍼블리카
volkswagen: 폭스바겐
volunteer: 자원봉사
volvo: 볼보
w: 더블유
warehouse: 창고
washington: 워싱턴
waste: 폐기물
water and sewage: 상하수도
water resources: 수자원
water treatment: 수처리
wave: 웨이브
wedding: 웨딩
welding: 용접
welfare: 복지
welfare center: 복지관
wellness: 웰니스
west: 웨스트
western: 서부 웨스턴
westin josun: 웨스틴조선
white: 화이트
wind power: 풍력
window: 윈도우
windows: 창호
wine: 와인
wings: 윙스
wire: 와이어
wire rope: 와이어로프
wise: 와이즈
womens: 여성 여자
wonik: 원익
wonju: 원주시
wonkwang: 원광
wood: 우드
woojin: 우진
woongjin: 웅진
woori: 우리
woosong: 우송
woosuk university: 우석대학교
woosung: 우성
woowa brothers: 우아한형제들
wooyoung: 우영
workers compensation and welfare service: 근로복지공단
works: 워크스 웍스
world: 세계 월드
world wide: 월드와이드
ws: 더블유에스
yangju: 양주시
yangsan: 양산시
yeochun: 여천
yeoju: 여주 여주시
yeoksam: 역삼
yeongcheon: 영천 영천시
yeongdeok: 영덕
yeongdeungpo: 영등포 영등포구
yeongju: 영주 영주시
yeongnam: 영남
yeongyang: 영양군
yeosu: 여수 여수시
yeouido: 여의도
yeungnam university: 영남대학교
yg: 와이지
yk: 와이케이
yokohama: 요코하마
yongin: 용인 용인시
yongsan: 용산구
yonhap news: 연합뉴스
yonsei: 연세
young chang: 영창
young poong: 영풍
youngjin: 영진
youngone: 영원무역
youngshin: 영신
youth: 청소년
ys: 와이에스
yuhan: 유한양행
yuhan kimberly: 유한킴벌리
yuhwa securities: 유화증권
yungjin pharm: 영진약품
yuseong: 유성구
yuyu pharma: 유유제약
zero: 제로
zinc: 아연
zurich: 취리히
`;
