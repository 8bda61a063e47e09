/**
 * Countries, one a line: alpha-2, alpha-3 and numeric code | English short name | its other English names and
 * its own names for itself | names in German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Polish,
 * Japanese, Chinese and its own script, former names and common misspellings. All but the short name are
 * written as their `spellingKey`, so that the table is ready without folding. Facts from ISO 3166-1 and CLDR.
 */
export const COUNTRY_LINES = `
AD AND 020|Andorra||principality of andorra;andorre;vorstendom andorra;andora;アンドラ;安道尔
AE ARE 784|United Arab Emirates|uae;dubai;abu dhabi|the united arab emirates;emirates;emirats arabes unis;vae;vereinigte arabische emirate;emiratos arabes unidos;eau;emirati arabi uniti;الإمارات;الامارات;아랍에미리트;united arab emirate;emirados arabes unidos;verenigde arabische emiraten;forenade arabemiraten;zjednoczone emiraty arabskie;アラブ首長国連邦;阿联酋;الإمارات العربية المتحدة
AF AFG 004|Afghanistan||afganistan;afeganistao;islamitisch emiraat afghanistan;アフガニスタン;阿富汗;افغانستان
AG ATG 028|Antigua and Barbuda||antigua;barbuda;antigua und barbuda;antigua et barbuda;antigua y barbuda;antigua e barbuda;antigua en barbuda;antigua och barbuda;antigua i barbuda;アンティグア バーブーダ;安提瓜和巴布达
AI AIA 660|Anguilla||anguila;アンギラ;安圭拉
AL ALB 008|Albania|shqiperi|shqiperia;albanien;albanie;republiek albanie;アルバニア;阿尔巴尼亚
AM ARM 051|Armenia||republic of armenia;armenien;armenie;republiek armenie;アルメニア;亚美尼亚;հայաստան
AO AGO 024|Angola||republiek angola;アンゴラ;安哥拉
AQ ATA 010|Antarctica||antarktis;antarctique;antartida;antartide;antarktyka;南極;南极洲
AR ARG 032|Argentina||argentine republic;argentine;republica argentina;아르헨티나;argentinien;argentijnse republiek;argentinie;argentyna;アルゼンチン;阿根廷
AS ASM 016|American Samoa||amerikanisch samoa;samoa americaines;samoa americana;samoa americane;amerikaans samoa;amerikanska samoa;samoa amerykanskie;アメリカ領サモア;美属萨摩亚
AT AUT 040|Austria|osterreich|republic of austria;republik osterreich;oesterreich;오스트리아;австрия;autriche;republiek oostenrijk;oostenrijk;osterrike;オーストリア;奥地利
AU AUS 036|Australia||commonwealth of australia;oz;호주;오스트레일리아;австралия;australien;australie;gemenebest van australie;オーストラリア;澳大利亚
AW ABW 533|Aruba||アルバ;阿鲁巴
AX ALA 248|Åland Islands|aland;ahvenanmaa|islas aland;isole aland;ilhas aland;wyspy alandzkie;オーランド諸島;奥兰
AZ AZE 031|Azerbaijan||republic of azerbaijan;aserbaidschan;azerbaidjan;azerbaiyan;azerbaigian;azerbaijao;republiek azerbeidzjan;azerbeidzjan;azerbajdzjan;azerbejdzan;アゼルバイジャン;阿塞拜疆;azərbaycan
BA BIH 070|Bosnia and Herzegovina|bosna i hercegovina;bosnia|bosnia herzegovina;bih;herzegovina;bosnien und herzegowina;bosnie herzegovine;bosnia y herzegovina;bosnia ed erzegovina;bosnie en herzegovina;bosnie herzegovina;bosnien och hercegovina;bosnia i hercegowina;ボスニア ヘルツェゴビナ;波黑;босна и херцеговина
BB BRB 052|Barbados||barbade;バルバドス;巴巴多斯
BD BGD 050|Bangladesh||bangla desh;people s republic of bangladesh;বাংলাদেশ;bangladesch;volksrepubliek bangladesh;bangladesz;バングラデシュ;孟加拉国
BE BEL 056|Belgium|belgique;koninkrijk belgie;belgie;belgien|kingdom of belgium;벨기에;бельгия;belgica;belgio;belgia;ベルギー;比利时
BF BFA 854|Burkina Faso||upper volta;ブルキナファソ;布基纳法索
BG BGR 100|Bulgaria||republic of bulgaria;bul;bulgarien;bulgarie;republiek bulgarije;bulgarije;ブルガリア;保加利亚;българия
BH BHR 048|Bahrain||kingdom of bahrain;bahrein;koninkrijk bahrein;bahrajn;バーレーン;巴林;البحرين
BI BDI 108|Burundi||republiek burundi;ブルンジ;布隆迪
BJ BEN 204|Benin||dahomey;benim;republiek benin;ベナン;贝宁
BL BLM 652|Saint Barthélemy||st barthelemy;st barts;st barths;sao bartolomeu;サン バルテルミー;圣巴泰勒米
BM BMU 060|Bermuda||bermudas;bermuda british;bermudes;bermudy;バミューダ;百慕大
BN BRN 096|Brunei|brunei darussalam|negara brunei darussalam;ブルネイ ダルサラーム;文莱
BO BOL 068|Bolivia||bolivia plurinational state of;plurinational state of bolivia;estado plurinacional de bolivia;bolivien;bolivie;plurinationale staat bolivia;boliwia;ボリビア多民族国;玻利维亚
BQ BES 535|Caribbean Netherlands|bonaire sint eustatius and saba|bonaire;saba;sint eustatius;bonaire saint eustatius and saba;netherlands caribbean;bonaire saint eustache et saba;bonaire san eustaquio y saba;isole bes;paises baixos caribenhos;bonaire sint eustatius en saba;bonaire saint eustatius och saba;bonaire sint eustatius i saba;ボネール シント ユースタティウスおよびサバ;荷兰加勒比区
BR BRA 076|Brazil|brasil|federative republic of brazil;republica federativa do brasil;브라질;бразилия;brz;brasilien;bresil;brasile;federale republiek brazilie;brazilie;brazylia;ブラジル;巴西
BS BHS 044|Bahamas||the bahamas;bahamas the;commonwealth of the bahamas;gemenebest van de bahama s;bahama s;bahamy;バハマ;巴哈马
BT BTN 064|Bhutan||bhoutan;butan;butao;koninkrijk bhutan;ブータン;不丹
BV BVT 074|Bouvet Island||bouvetinsel;ile bouvet;isla bouvet;isola bouvet;ilha bouvet;bouvet eiland;bouveton;wyspa bouveta;ブーベ島;布韦岛
BW BWA 072|Botswana||botsuana;republiek botswana;ボツワナ;博茨瓦纳
BY BLR 112|Belarus||republic of belarus;byelorussia;belorussia;weissrussland;bielorussie;bielorrusia;беларусь;bielorussia;bielorrussia;republiek wit rusland;wit rusland;bialorus;ベラルーシ;白俄罗斯
BZ BLZ 084|Belize||belice;ベリーズ;伯利兹
CA CAN 124|Canada||kanada;캐나다;канада;cdn;dominion of canada;カナダ;加拿大
CC CCK 166|Cocos Islands|cocos keeling islands|kokosinseln;iles cocos;islas cocos keeling;isole cocos e keeling;ilhas cocos keeling;cocoseilanden;kokosoarna;wyspy kokosowe;ココス キーリング 諸島;科科斯 基林 群岛
CD COD 180|Democratic Republic of the Congo|dr congo|congo the democratic republic of the;congo democratic republic of the;congo democratic republic of;drc;congo drc;congo kinshasa;democratic republic of congo;zaire;rdc;republique democratique du congo;congo dem rep;democratic republic congo;congo democratic republic;congo dr;republica democratica do congo;republica democratica del congo;congo republica democratica;demokratische republik kongo;kongo demokratische republik;demokratyczna republika konga;repubblica democratica del congo;kongo dem rep;kongo;congo republica democratica del;democratische republiek congo;demokratiska republiken kongo;コンゴ民主共和国;刚果 金
CF CAF 140|Central African Republic||central african rep;car;zentralafrikanische republik;republique centrafricaine;republica centroafricana;repubblica centrafricana;republica centro africana;centraal afrikaanse republiek;centralafrikanska republiken;republika srodkowoafrykanska;中央アフリカ共和国;中非
CG COG 178|Republic of the Congo|congo|congo republic of the;republic of congo;congo brazzaville;congo republic of;the congo;congo rep;republica do congo;republica popular do congo;republica del congo;republik kongo;republique du congo;repubblica del congo;republiek congo;kongo brazzaville;コンゴ共和国;刚果 布
CH CHE 756|Switzerland|schweiz;suisse;svizzera|svizra;swiss confederation;confoederatio helvetica;confederation suisse;sui;스위스;швеицария;die schweiz;la suisse;suiza;suica;zwitserse bondsstaat;zwitserland;szwajcaria;スイス;瑞士
CI CIV 384|Ivory Coast|cote d ivoire;cote divoire|cote d ivoire ivory coast;elfenbeinkuste;costa de marfil;republic of cote d ivoire;the ivory coast;costa d avorio;costa do marfim;republiek ivoorkust;ivoorkust;elfenbenskusten;wybrzeze kosci sloniowej;コートジボワール;科特迪瓦
CK COK 184|Cook Islands||cookinseln;iles cook;islas cook;isole cook;ilhas cook;cookeilanden;cookoarna;wyspy cooka;クック諸島;库克群岛
CL CHL 152|Chile||chi;republica de chile;칠레;chili;cile;republiek chili;チリ;智利
CM CMR 120|Cameroon|cameroun|kamerun;camerun;camaroes;republiek kameroen;kameroen;カメルーン;喀麦隆
CN CHN 156|China|people s republic of china;prc;pr china;p r china|peoples republic of china;mainland china;china mainland;china people s republic of;china prc;zhongguo;中国;中國;中国大陆;中華人民共和国;中华人民共和国;중국;китаи;volksrepublik china;republique populaire de chine;republica popular china;republica popular de china;kina;vr china;rp chine;china pr;china p r;chine;cina;volksrepubliek china;chiny
CO COL 170|Colombia||republica de colombia;columbia;kolumbien;colombie;republiek colombia;kolumbia;コロンビア;哥伦比亚
CR CRI 188|Costa Rica||crc;republiek costa rica;kostaryka;コスタリカ;哥斯达黎加
CU CUB 192|Cuba||kuba;republiek cuba;キューバ;古巴
CV CPV 132|Cape Verde|cabo verde|kap verde;cap vert;capo verde;republiek kaapverdie;kaapverdie;republika zielonego przyladka;カーボベルデ;佛得角
CW CUW 531|Curaçao||netherlands antilles;dutch antilles;an;ant;キュラソー;库拉索
CX CXR 162|Christmas Island||weihnachtsinsel;ile christmas;isla de navidad;isola del natale;ilha de natal;christmaseiland;kersteiland;julon;wyspa bozego narodzenia;クリスマス島;圣诞岛
CY CYP 196|Cyprus|guney kibris rum kesimi|republic of cyprus;kypros;zypern;chypre;chipre;cipro;republiek cyprus;cypern;cypr;キプロス;塞浦路斯;κυπρος
CZ CZE 203|Czechia|czech republic;ceska republika|the czech republic;cesko;tschechien;tschechische republik;republique tcheque;republica checa;repubblica ceca;republica tcheca;tsjechie;tjeckien;czechy;republika czeska;체코;чехия;chequia;tsjechische republiek;チェコ;捷克
DE DEU 276|Germany|deutschland|federal republic of germany;bundesrepublik deutschland;brd;west germany;ger;frg;독일;германия;almanya;republica federal de alemania;allemagne;rfa;gdr;ddr;duitsland;alemania;germania;alemanha;bondsrepubliek duitsland;tyskland;niemcy;ドイツ;德国
DJ DJI 262|Djibouti||dschibuti;yibuti;gibuti;republiek djibouti;dzibuti;ジブチ;吉布提
DK DNK 208|Denmark|danmark|kingdom of denmark;den;덴마크;danemark;dinamarca;danimarca;koninkrijk denemarken;denemarken;dania;デンマーク;丹麦
DM DMA 212|Dominica||dominique;gemenebest dominica;dominika;ドミニカ国;多米尼克
DO DOM 214|Dominican Republic|republica dominicana|dominican rep;rep dominicana;the dominican republic;dominikanische republik;republique dominicaine;repubblica dominicana;dominicaanse republiek;dominikanska republiken;dominikana;ドミニカ共和国;多米尼加
DZ DZA 012|Algeria|algerie|alg;algerien;argelia;democratische volksrepubliek algerije;algerije;algeriet;algieria;アルジェリア;阿尔及利亚;الجزائر
EC ECU 218|Ecuador||republica del ecuador;equateur;equador;republiek ecuador;ekwador;エクアドル;厄瓜多尔
EE EST 233|Estonia|eesti|republic of estonia;estland;estonie;republiek estland;エストニア;爱沙尼亚
EG EGY 818|Egypt||arab republic of egypt;egypte;مصر;agypten;egipto;egitto;egito;arabische republiek egypte;egypten;egipt;エジプト;埃及
EH ESH 732|Western Sahara||westsahara;sahara occidental;sahara occidentale;saara ocidental;westelijke sahara;vastsahara;sahara zachodnia;西サハラ;阿拉伯撒哈拉民主共和国
ER ERI 232|Eritrea||erythree;eritreia;staat eritrea;erytrea;エリトリア;厄立特里亚
ES ESP 724|Spain|espana;espanya;espainia|kingdom of spain;reino de espana;스페인;испания;spanien;espagne;spagna;espanha;koninkrijk spanje;spanje;hiszpania;スペイン;西班牙
ET ETH 231|Ethiopia||abyssinia;athiopien;ethiopie;etiopia;federale democratische republiek ethiopie;etiopien;エチオピア;埃塞俄比亚;ኢትዮጵያ
FI FIN 246|Finland|suomi|republic of finland;핀란드;finnland;finlande;finlandia;republiek finland;フィンランド;芬兰
FJ FJI 242|Fiji||fidschi;fidji;figi;republiek fiji;fidzi;フィジー;斐济
FK FLK 238|Falkland Islands|falkland islands malvinas|falklands;malvinas;islas malvinas;falklandinseln;iles malouines;isole falkland;ilhas malvinas;falklandeilanden;falklandsoarna;falklandy;フォークランド マルビナス 諸島;福克兰群岛
FM FSM 583|Micronesia|micronesia federated states of|federated states of micronesia;mikronesien;micronesie;stati federati di micronesia;federale staten van micronesie;mikronesiska federationen;mikronezja;ミクロネシア連邦;密克罗尼西亚联邦
FO FRO 234|Faroe Islands|faeroerne|faeroe islands;faroes;foroyar;faroer;iles feroe;islas feroe;isole faer oer;ilhas faroe;faeroer;faroarna;wyspy owcze;フェロー諸島;法罗群岛
FR FRA 250|France||republique francaise;french republic;frankreich;france metropolitaine;프랑스;франция;francia;franca;franse republiek;frankrijk;frankrike;francja;フランス;法国
GA GAB 266|Gabon||gabun;gabao;republiek gabon;ガボン;加蓬
GB GBR 826|United Kingdom|uk;great britain;y deyrnas unedig;prydain fawr;britain;england;scotland;wales;northern ireland|n ireland;united kingdom of great britain and northern ireland;grossbritannien;vereinigtes konigreich;royaume uni;grande bretagne;angleterre;ecosse;reino unido;gran bretana;inglaterra;escocia;regno unito;gran bretagna;inghilterra;scozia;verenigd koninkrijk;groot brittannie;engeland;schotland;storbritannien;storbritannia;wielka brytania;anglia;england and wales;the united kingdom;gb eng;gb sct;gb wls;gb nir;gb ukm;gb gbn;gb eaw;eng;sct;wls;nir;schottland;イギリス;英国;英國;영국;великобритания;соединенное королевство;cymru;reino unido de gran bretana;birlesik krallik;ingiltere;iso britannia;velka britanie;gra bretanha;ukm;unitd kingdom;verenigd koninkrijk van groot brittannie en noord ierland
GD GRD 308|Grenada||grenade;granada;グレナダ;格林纳达
GE GEO 268|Georgia||republic of georgia;sakartvelo;georgia country;georgia republic of;georgia republic;грузия;georgien;georgie;gruzja;ジョージア;格鲁吉亚;საქართველო
GF GUF 254|French Guiana||franzosisch guayana;guyane francaise;guayana francesa;guyana francese;guiana francesa;frans guyana;franska guyana;gujana francuska;フランス領ギアナ;法属圭亚那
GG GGY 831|Guernsey||guernsey channel islands;bailiwick of guernsey;guernsey ci;channel islands guernsey;guernesey;ガーンジー;根西
GH GHA 288|Ghana||republic of ghana;gana;republiek ghana;ガーナ;加纳
GI GIB 292|Gibraltar||gibraltar uk;gibilterra;ジブラルタル;直布罗陀
GL GRL 304|Greenland|gronland|kalaallit nunaat;groenland;groenlandia;gronelandia;grenlandia;グリーンランド;格陵兰
GM GMB 270|Gambia|republic of the gambia;the gambia|gambia the;gambie;republiek gambia;ガンビア;冈比亚
GN GIN 324|Guinea||guinee;guine;republiek guinee;gwinea;ギニア;几内亚
GP GLP 312|Guadeloupe||guadalupe;guadalupa;gwadelupa;グアドループ;瓜德罗普
GQ GNQ 226|Equatorial Guinea||guinea equatorial;aquatorialguinea;guinee equatoriale;guinea ecuatorial;guinea equatoriale;guine equatorial;republiek equatoriaal guinea;equatoriaal guinea;ekvatorialguinea;gwinea rownikowa;赤道ギニア;赤道几内亚
GR GRC 300|Greece|hellas|hellenic republic;ellada;el;gre;그리스;греция;griechenland;grece;grecia;helleense republiek;griekenland;grekland;grecja;ギリシャ;希腊;ελλαδα
GS SGS 239|South Georgia and the South Sandwich Islands||sudgeorgien und die sudlichen sandwichinseln;georgie du sud et les iles sandwich du sud;georgia del sur y las islas sandwich del sur;georgia del sud e isole sandwich meridionali;georgia do sul e ilhas sandwich do sul;zuid georgia en de zuidelijke sandwicheilanden;sydgeorgien och sydsandwichoarna;georgia poludniowa i sandwich poludniowy;サウスジョージア サウスサンドウィッチ諸島;南乔治亚和南桑威奇群岛
GT GTM 320|Guatemala||gua;republiek guatemala;gwatemala;グアテマラ;危地马拉
GU GUM 316|Guam||グアム;关岛
GW GNB 624|Guinea-Bissau||guine bissau;guinee bissau;republiek guinee bissau;gwinea bissau;ギニアビサウ;几内亚比绍
GY GUY 328|Guyana||guiana;cooperatieve republiek guyana;gujana;ガイアナ;圭亚那
HK HKG 344|Hong Kong|hong kong sar;hongkong|hong kong sar china;hong kong china;hong kong special administrative region;china hong kong;hong kong prc;香港;香港特別行政区;香港特别行政区;香港特別行政區;홍콩;hksar;中国香港
HM HMD 334|Heard Island and McDonald Islands||heard und mcdonaldinseln;iles heard et macdonald;heard e islas mcdonald;isole heard e mcdonald;ilha heard e ilhas mcdonald;heard en mcdonaldeilanden;heard och mcdonaldsoarna;wyspy heard i mcdonalda;ハード島とマクドナルド諸島;赫德岛和麦克唐纳群岛
HN HND 340|Honduras||hon;republiek honduras;ホンジュラス;洪都拉斯
HR HRV 191|Croatia|hrvatska|republic of croatia;cro;kroatien;croatie;croacia;croazia;republiek kroatie;kroatie;chorwacja;クロアチア;克罗地亚
HT HTI 332|Haiti||republiek haiti;ハイチ;海地
HU HUN 348|Hungary|magyarorszag|republic of hungary;헝가리;ungarn;hongrie;hungria;ungheria;hongaarse republiek;hongarije;ungern;wegry;ハンガリー;匈牙利
ID IDN 360|Indonesia||republic of indonesia;ina;인도네시아;indonesien;indonesie;republiek indonesie;indonezja;インドネシア;印尼
IE IRL 372|Ireland|eire;republic of ireland|ireland republic of;southern ireland;rep of ireland;roi;irish republic;ireland republic;republik irland;아일랜드;ирландия;irland;irlande;irlanda;ierse republiek;ierland;irlandia;アイルランド;爱尔兰
IL ISR 376|Israel||state of israel;ישראל;이스라엘;israele;staat israel;izrael;イスラエル;以色列;إسرائيل
IM IMN 833|Isle of Man||isle of man iom;iom;isle of man uk;insel man;ile de man;isla de man;isola di man;ilha de man;man eiland;wyspa man;マン島;马恩岛
IN IND 356|India|bharat|republic of india;भारत;인도;индия;indien;inde;republiek india;indie;インド;印度
IO IOT 086|British Indian Ocean Territory||britisches territorium im indischen ozean;ocean indien britannique;territorio britanico del oceano indico;territori britannici dell oceano indiano;territorio britanico do oceano indico;brits indische oceaan;brittiska territoriet i indiska oceanen;brytyjskie terytorium oceanu indyjskiego;イギリス領インド洋地域;英属印度洋领地
IQ IRQ 368|Iraq||republic of iraq;irak;iraque;republiek irak;イラク;伊拉克;العراق
IR IRN 364|Iran|islamic republic of iran|iran islamic republic of;persia;republica islamica de iran;irao;islamitische republiek iran;イラン イスラム共和国;伊朗;ایران
IS ISL 352|Iceland||island;islande;islandia;islanda;ijslandse republiek;ijsland;アイスランド;冰岛
IT ITA 380|Italy|italia|italian republic;repubblica italiana;이탈리아;италия;italien;italie;italiaanse republiek;wlochy;イタリア;意大利
JE JEY 832|Jersey||jersey channel islands;bailiwick of jersey;jersey ci;channel islands jersey;ジャージー;泽西
JM JAM 388|Jamaica||jamaika;jamaique;giamaica;jamajka;ジャマイカ;牙买加
JO JOR 400|Jordan||hashemite kingdom of jordan;jordanien;jordanie;jordania;giordania;hasjemitisch koninkrijk jordanie;ヨルダン;约旦;الأردن
JP JPN 392|Japan||nippon;nihon;日本;日本国;일본;япония;state of japan;japon;giappone;japao;japonia
KE KEN 404|Kenya||republic of kenya;kenia;quenia;republiek kenia;ケニア;肯尼亚
KG KGZ 417|Kyrgyzstan|kyrgyz republic|kirghizia;kirgizstan;kirgisistan;kirghizistan;kirguistan;quirguistao;kirgizische republiek;kirgizie;kirgizistan;kirgistan;キルギス;吉尔吉斯斯坦;киргизия;кыргызстан
KH KHM 116|Cambodia||kingdom of cambodia;kampuchea;kambodscha;cambodge;camboya;cambogia;camboja;koninkrijk cambodja;cambodja;kambodja;kambodza;カンボジア;柬埔寨;កម្ពុជា
KI KIR 296|Kiribati||quiribati;republiek kiribati;キリバス;基里巴斯
KM COM 174|Comoros||komoren;comores;comoras;comore;unie der comoren;comoren;komorerna;komory;コモロ;科摩罗
KN KNA 659|Saint Kitts and Nevis|st kitts|st kitts and nevis;saint kitts;nevis;st christopher;st kitts und nevis;saint christophe et nieves;saint kitts y nevis;saint kitts e nevis;sao cristovao e neves;federatie saint kitts en nevis;saint kitts en nevis;saint kitts och nevis;saint kitts i nevis;セントクリストファー ネイビス;圣基茨和尼维斯
KP PRK 408|North Korea|dprk|korea north;democratic people s republic of korea;korea democratic people s republic of;n korea;nordkorea;coree du nord;republica popular democratica de corea;corea del nord;coreia do norte;democratische volksrepubliek korea;noord korea;korea polnocna;朝鮮民主主義人民共和国;朝鲜;북한
KR KOR 410|South Korea|korea republic of;republic of korea;korea|korea south;korea republic;s korea;rep of korea;korea rep;rok;sudkorea;suedkorea;coree du sud;corea del sur;corea del sud;coreia do sul;zuid korea;sydkorea;korea poludniowa;coree;corea;coreia;대한민국;한국;韓国;大韓民国;韩国;韓國;the republic of korea;republik korea;korea sudkorea;hanguk;южная корея;республика корея;republica de corea;republiek korea
KW KWT 414|Kuwait||state of kuwait;koweit;staat koeweit;koeweit;kuwejt;クウェート;科威特;الكويت
KY CYM 136|Cayman Islands||cayman is;cayman;cayman islands british;grand cayman;the cayman islands;kaimaninseln;iles caimans;islas caiman;isole cayman;ilhas caimao;kaaimaneilanden;caymanoarna;kajmany;ケイマン諸島;开曼群岛
KZ KAZ 398|Kazakhstan||republic of kazakhstan;kazakstan;казахстан;kasachstan;kazajistan;kazakistan;cazaquistao;republiek kazachstan;kazachstan;カザフスタン;哈萨克斯坦;қазақстан
LA LAO 418|Laos|lao people s democratic republic|lao pdr;lao;laos pdr;pdr lao;republica democratica popular de lao;lao democratische volksrepubliek;ラオス人民民主共和国;老挝
LB LBN 422|Lebanon||libanon;liban;libano;libanese republiek;レバノン;黎巴嫩;لبنان
LC LCA 662|Saint Lucia||st lucia;sainte lucie;santa lucia;セントルシア;圣卢西亚
LI LIE 438|Liechtenstein||principality of liechtenstein;furstentum liechtenstein;vorstendom liechtenstein;リヒテンシュタイン;列支敦士登
LK LKA 144|Sri Lanka||ceylon;srilanka;democratic socialist republic of sri lanka;democratische socialistische republiek sri lanka;スリランカ;斯里兰卡;இலங்கை
LR LBR 430|Liberia||republiek liberia;リベリア;利比里亚
LS LSO 426|Lesotho||lesoto;koninkrijk lesotho;レソト;莱索托
LT LTU 440|Lithuania|lietuva|republic of lithuania;litauen;lituanie;lituania;republiek litouwen;litouwen;litwa;リトアニア;立陶宛
LU LUX 442|Luxembourg|luxemburg|grand duchy of luxembourg;luxembourg grand duchy;grand duche de luxembourg;letzebuerg;luxemburgo;lussemburgo;groothertogdom luxemburg;luksemburg;ルクセンブルク;卢森堡
LV LVA 428|Latvia|latvija|republic of latvia;lat;lettland;lettonie;letonia;lettonia;republiek letland;letland;lotwa;ラトビア;拉脱维亚
LY LBY 434|Libya||libyan arab jamahiriya;libya libyan arab jamahiriya;libyan arab republic;state of libya;libyen;libye;libia;staat libie;libie;リビア;利比亚;ليبيا
MA MAR 504|Morocco|maroc|kingdom of morocco;marokko;marruecos;marocco;marrocos;koninkrijk marokko;marocko;maroko;モロッコ;摩洛哥;المغرب
MC MCO 492|Monaco||principality of monaco;principaute de monaco;vorstendom monaco;monako;モナコ;摩纳哥
MD MDA 498|Moldova|moldova republic of;republica moldova|republic of moldova;moldavia;moldawien;moldavie;republiek moldavie;moldavien;moldawia;モルドバ共和国;摩尔多瓦;молдавия
ME MNE 499|Montenegro|crna gora|czarnogora;モンテネグロ;黑山;црна гора
MF MAF 663|Saint Martin|saint martin french part|st martin;st martin french part;saint martin partie francaise;saint martin francesa;sao martinho;sint maarten frans deel;sint maarten franse antillen;collectiviteit van sint maarten;saint martin franska delen;サン マルタン フランス領;法属圣马丁
MG MDG 450|Madagascar||madagaskar;republiek madagaskar;マダガスカル;马达加斯加
MH MHL 584|Marshall Islands||marshall is;marshalls;marshallinseln;iles marshall;islas marshall;isole marshall;ilhas marshall;republiek der marshalleilanden;marshalleilanden;marshalloarna;wyspy marshalla;マーシャル諸島;马绍尔群岛
MK MKD 807|North Macedonia|the republic of north macedonia;macedonia|fyrom;fyr macedonia;former yugoslav republic of macedonia;the former yugoslav republic of macedonia;macedonia the former yugoslav republic of;republic of north macedonia;republic of macedonia;makedonija;nordmazedonien;macedoine du nord;macedonia del norte;macedonia del nord;macedonia do norte;republiek noord macedonie;noord macedonie;nordmakedonien;macedonia polnocna;北マケドニア;北马其顿;северна македонија
ML MLI 466|Mali||republiek mali;マリ;马里
MM MMR 104|Myanmar|burma|myanmar burma;birma;birmanie;union of myanmar;burma myanmar;republic of the union of myanmar;birmania myanmar;mianmar birmania;republiek van de unie van myanmar;mjanma;ミャンマー;缅甸
MN MNG 496|Mongolia||mongolei;mongolie;mongoliet;モンゴル;蒙古;монгол
MO MAC 446|Macau|macao|macao sar;macau sar;macau china;macao china;macau sar china;澳门;澳門;마카오;macao special administrative region;macao sar china;makau;マカオ
MP MNP 580|Northern Mariana Islands||northern marianas;cnmi;saipan;nordliche marianen;iles mariannes du nord;islas marianas del norte;isole marianne settentrionali;ilhas marianas do norte;noordelijke marianen;nordmarianerna;mariany polnocne;北マリアナ諸島;北马里亚纳群岛
MQ MTQ 474|Martinique||martinica;martynika;マルティニーク;马提尼克
MR MRT 478|Mauritania||mauretanien;mauritanie;islamitische republiek mauritanie;mauretania;モーリタニア;毛里塔尼亚;موريتانيا
MS MSR 500|Montserrat||monserrate;モントセラト;蒙特塞拉特
MT MLT 470|Malta||republic of malta;malte;republiek malta;マルタ;马耳他
MU MUS 480|Mauritius||maurice;mauricio;mauricia;republiek mauritius;モーリシャス;毛里求斯
MV MDV 462|Maldives||republic of maldives;maldive islands;the maldives;malediven;maldivas;maldive;republiek der maldiven;maldiven;maldiverna;malediwy;モルディブ;马尔代夫;މާލީ
MW MWI 454|Malawi||malaui;republiek malawi;マラウイ;马拉维
MX MEX 484|Mexico||united mexican states;estados unidos mexicanos;mejico;멕시코;mej;mexiko;mexique;messico;verenigde mexicaanse staten;meksyk;メキシコ;墨西哥
MY MYS 458|Malaysia||malasia;말레이시아;malaisie;malesia;maleisie;malezja;マレーシア;马来西亚
MZ MOZ 508|Mozambique|mocambique|mosambik;mozambico;republiek mozambique;mozambik;モザンビーク;莫桑比克
NA NAM 516|Namibia||namibie;republiek namibie;ナミビア;纳米比亚
NC NCL 540|New Caledonia||nouvelle caledonie;neukaledonien;nueva caledonia;nuova caledonia;nova caledonia;nieuw caledonie;nya kaledonien;nowa kaledonia;ニューカレドニア;新喀里多尼亚
NE NER 562|Niger||republiek niger;ニジェール;尼日尔
NF NFK 574|Norfolk Island||norfolkinsel;ile norfolk;isla norfolk;isola norfolk;ilha norfolk;norfolk;norfolkon;ノーフォーク島;诺福克岛
NG NGA 566|Nigeria||federal republic of nigeria;federale republiek nigeria;ナイジェリア;尼日利亚
NI NIC 558|Nicaragua||republiek nicaragua;nikaragua;ニカラグア;尼加拉瓜
NL NLD 528|Netherlands|the netherlands;netherlands kingdom of the;koninkrijk der nederlanden;nederland;holland|pays bas;hollande;olanda;holanda;die niederlande;kingdom of the netherlands;ned;hol;les pays bas;netherland;네덜란드;нидерланды;niederlande;paises bajos;paesi bassi;paises baixos;nederlanderna;holandia;オランダ;荷兰
NO NOR 578|Norway|norge;noreg|kingdom of norway;노르웨이;norwegen;norvege;noruega;norvegia;koninkrijk noorwegen;noorwegen;norwegia;ノルウェー;挪威
NP NPL 524|Nepal||नेपाल;federal democratic republic of nepal;federale democratische republiek nepal;ネパール;尼泊尔
NR NRU 520|Nauru||republiek nauru;ナウル;瑙鲁
NU NIU 570|Niue||ニウエ;纽埃
NZ NZL 554|New Zealand||newzealand;aotearoa;n zealand;뉴질랜드;nz;aotearoa new zealand;neuseeland;nouvelle zelande;nueva zelanda;nuova zelanda;nova zelandia;nieuw zeeland;nya zeeland;nowa zelandia;ニュージーランド;新西兰
OM OMN 512|Oman||sultanate of oman;oma;sultanaat oman;オマーン;阿曼;عمان
PA PAN 591|Panama||republiek panama;パナマ;巴拿马
PE PER 604|Peru||republica del peru;perou;republiek peru;ペルー;秘鲁
PF PYF 258|French Polynesia||tahiti;polynesia;franzosisch polynesien;polynesie francaise;polinesia francesa;polinesia francese;frans polynesie;franska polynesien;polinezja francuska;フランス領ポリネシア;法属波利尼西亚
PG PNG 598|Papua New Guinea||png;papua neuguinea;papouasie nouvelle guinee;papua nueva guinea;papua nuova guinea;papua nova guine;onafhankelijke staat papoea nieuw guinea;papoea nieuw guinea;papua nya guinea;papua nowa gwinea;パプアニューギニア;巴布亚新几内亚
PH PHL 608|Philippines||the philippines;philipines;philippine;phillipines;republic of the philippines;pilipinas;phi;필리핀;philippinen;filipinas;filippine;republiek der filipijnen;filipijnen;filippinerna;filipiny;フィリピン;菲律宾
PK PAK 586|Pakistan||islamic republic of pakistan;paquistao;islamitische republiek pakistan;パキスタン;巴基斯坦;پاکستان
PL POL 616|Poland|polska|republic of poland;rzeczpospolita polska;폴란드;польша;polen;pologne;polonia;republiek polen;ポーランド;波兰
PM SPM 666|Saint Pierre and Miquelon||st pierre and miquelon;saint pierre und miquelon;saint pierre et miquelon;san pedro y miquelon;saint pierre e miquelon;saint pierre en miquelon;saint pierre och miquelon;saint pierre i miquelon;サンピエール島 ミクロン島;圣皮埃尔和密克隆
PN PCN 612|Pitcairn Islands|pitcairn|pitcairninseln;iles pitcairn;isole pitcairn;ilhas pitcairn;pitcairnoarna;ピトケアン;皮特凯恩群岛
PR PRI 630|Puerto Rico||puerto rico usa;puerto rico us;porto rico;pur;portoryko;プエルトリコ;波多黎各
PS PSE 275|Palestine|state of palestine|palestinian territory;palestinian territories;palestinian territory occupied;occupied palestinian territory;palestine state of;west bank;west bank and gaza;gaza;staat palastina;palestina;stato di palestina;territorios palestinos;staat palestina;palestinska territoriet ockuperade;palestyna;パレスチナ;巴勒斯坦;فلسطين
PT PRT 620|Portugal||portuguese republic;republica portuguesa;por;포르투갈;portogallo;portugese republiek;portugalia;ポルトガル;葡萄牙
PW PLW 585|Palau||palaos;republiek palau;パラオ;帕劳
PY PRY 600|Paraguay||republica del paraguay;par;paraguai;republiek paraguay;paragwaj;パラグアイ;巴拉圭
QA QAT 634|Qatar||state of qatar;katar;catar;staat qatar;カタール;卡塔尔;قطر
RE REU 638|Réunion||la reunion;reunion island;reuniao;レユニオン;留尼汪
RO ROU 642|Romania||roumania;rumania;루마니아;rumanien;roumanie;romenia;roemeense republiek;roemenie;rumunia;ルーマニア;罗马尼亚
RS SRB 688|Serbia||republic of serbia;serbia republic of;srbija;serbia and montenegro;cs;yu;serbien;serbie;servia;republiek servie;servie;セルビア;塞尔维亚;србија
RU RUS 643|Russia|russian federation|the russian federation;russia russian federation;rossiya;россия;россииская федерация;рф;russische foderation;federation de russie;federacion de rusia;러시아;ussr;su;russland;russie;rusia;russische federatie;rusland;ryssland;rosja;ロシア連邦;俄罗斯
RW RWA 646|Rwanda||ruanda;republiek rwanda;ルワンダ;卢旺达
SA SAU 682|Saudi Arabia|saudi|kingdom of saudi arabia;ksa;사우디아라비아;السعودية;saudi arabien;arabie saoudite;arabia saudita;koninkrijk saudi arabie;saudi arabie;saudiarabien;arabia saudyjska;サウジアラビア;沙特阿拉伯
SB SLB 090|Solomon Islands||solomons;solomon is;salomonen;iles salomon;islas salomon;isole salomone;ilhas salomao;salomonseilanden;salomonoarna;wyspy salomona;ソロモン諸島;所罗门群岛
SC SYC 690|Seychelles||seychellen;republiek der seychellen;seychellerna;seszele;セーシェル;塞舌尔
SD SDN 729|Sudan||republic of the sudan;soudan;sudao;republiek soedan;soedan;スーダン;苏丹;السودان
SE SWE 752|Sweden|sverige|kingdom of sweden;스웨덴;schweden;suede;suecia;svezia;koninkrijk zweden;zweden;szwecja;スウェーデン;瑞典
SG SGP 702|Singapore|singapura|republic of singapore;singapore republic of;sin;싱가포르;сингапур;singapur;singapour;republiek singapore;シンガポール;新加坡
SH SHN 654|Saint Helena||st helena;saint helena ascension and tristan da cunha;sainte helene;santa helena ascension y tristan de acuna;sant elena isola di ascensione e tristan da cunha;santa helena;sint helena;sankta helena;wyspa swietej heleny wyspa wniebowstapienia i tristan da cunha;セントヘレナ アセンションおよびトリスタンダクーニャ;圣赫勒拿 阿森松和特里斯坦 达库尼亚
SI SVN 705|Slovenia|slovenija|republic of slovenia;slo;slowenien;slovenie;eslovenia;republiek slovenie;slovenien;slowenia;スロベニア;斯洛文尼亚
SJ SJM 744|Svalbard and Jan Mayen||svalbard;svalbard und jan mayen;svalbard et ile jan mayen;svalbard y jan mayen;svalbard e jan mayen;spitsbergen en jan mayen;svalbard och jan mayen;svalbard i jan mayen;スヴァールバル諸島およびヤンマイエン島;斯瓦尔巴和扬马延
SK SVK 703|Slovakia|slovensko;slovak republic|slovakia slovak republic;slovenska republika;slowakische republik;slowakei;slovaquie;eslovaquia;slovacchia;slowaakse republiek;slowakije;slovakien;slowacja;スロバキア;斯洛伐克
SL SLE 694|Sierra Leone||sierra leona;serra leoa;republiek sierra leone;シエラレオネ;塞拉利昂
SM SMR 674|San Marino||republic of san marino;saint marin;republiek san marino;サンマリノ;圣马力诺
SN SEN 686|Senegal||republiek senegal;セネガル;塞内加尔
SO SOM 706|Somalia|soomaaliya|somalie;federale republiek somalie;ソマリア;索马里
SR SUR 740|Suriname|republiek suriname|surinam;スリナム;苏里南
SS SSD 728|South Sudan||republic of south sudan;sudsudan;soudan du sud;sudan del sur;sudan del sud;sudao do sul;republiek zuid soedan;zuid soedan;sydsudan;sudan poludniowy;南スーダン;南苏丹
ST STP 678|São Tomé and Príncipe||sao tome;sao tome und principe;sao tome et principe;santo tome y principe;sao tome e principe;democratische republiek sao tome en principe;sao tome en principe;sao tome och principe;wyspy swietego tomasza i ksiazeca;サントメ プリンシペ;圣多美和普林西比
SV SLV 222|El Salvador||esa;republiek el salvador;salwador;エルサルバドル;萨尔瓦多
SX SXM 534|Sint Maarten|sint maarten dutch part|st maarten;saint maarten;saint martin partie neerlandaise;sint maarten neerlandesa;sint maarten nederlands deel;land sint maarten;sint maarten nederlandska delen;シント マールテン オランダ領;荷属圣马丁
SY SYR 760|Syria|syrian arab republic|syrien arabische republik;syrie;republica arabe siria;siria;syrische arabische republiek;syrien;シリア アラブ共和国;叙利亚;سوريا
SZ SWZ 748|Eswatini|swaziland|kingdom of eswatini;royaume d eswatini;esuatini;essuatini;koninkrijk eswatini;スワジランド;斯威士兰
TC TCA 796|Turks and Caicos Islands||turks and caicos;turks und caicosinseln;iles turques et caiques;islas turcas y caicos;isole turks e caicos;ilhas turcas e caicos;turks en caicoseilanden;turks och caicosoarna;turks i caicos;タークス カイコス諸島;特克斯和凯科斯群岛
TD TCD 148|Chad||tschad;tchad;ciad;chade;republiek tsjaad;tsjaad;czad;チャド;乍得
TF ATF 260|French Southern Territories||franzosische sud und antarktisgebiete;terres australes francaises;tierras australes francesas;territori francesi del sud;terras austrais e antarticas francesas;franse zuidelijke gebieden;franska sodra territorierna;francuskie terytoria poludniowe i antarktyczne;フランス領南方 南極地域;法属南部领地
TG TGO 768|Togo||togolese republiek;トーゴ;多哥
TH THA 764|Thailand||kingdom of thailand;ประเทศไทย;ไทย;thailande;태국;tailandia;thailandia;koninkrijk thailand;tajlandia;タイ;泰国
TJ TJK 762|Tajikistan||republic of tajikistan;tadjikistan;tadschikistan;tayikistan;tagikistan;tajiquistao;republiek tadzjikistan;tadzjikistan;tadzykistan;タジキスタン;塔吉克斯坦;тоҷикистон;таджикистан
TK TKL 772|Tokelau||tokelauoarna;トケラウ;托克劳
TL TLS 626|Timor-Leste|east timor|osttimor;timor est;democratische republiek timor leste;timor wschodni;東ティモール;东帝汶
TM TKM 795|Turkmenistan||turquemenistao;turkmeense republiek;トルクメニスタン;土库曼斯坦;туркмения
TN TUN 788|Tunisia|tunisie|republic of tunisia;tunesien;tunez;republiek tunesie;tunesie;tunisien;tunezja;チュニジア;突尼斯;تونس
TO TON 776|Tonga||kingdom of tonga;koninkrijk tonga;トンガ;汤加
TR TUR 792|Turkey|turkiye|republic of turkey;republic of turkiye;turkei;turquie;turquia;turchia;turkije;turcja;turkiet;터키;튀르키예;турция;republiek turkije;トルコ;土耳其
TT TTO 780|Trinidad and Tobago|trinidad|tobago;trinidad tobago;trinidad und tobago;trinite et tobago;trinidad y tobago;trinidad e tobago;trindade e tobago;republiek trinidad en tobago;trinidad en tobago;trinidad och tobago;trynidad i tobago;トリニダード トバゴ;特立尼达和多巴哥
TV TUV 798|Tuvalu||ツバル;图瓦卢
TW TWN 158|Taiwan|taiwan province of china;taiwan roc|taiwan republic of china;republic of china;roc;chinese taipei;taiwan china;china taiwan;formosa;臺灣;台灣;台湾;대만;таивань;tpe;republic of china taiwan;中華民國;repubblica di cina;tajwan;中国台湾省
TZ TZA 834|Tanzania|united republic of tanzania;tanzania jamhuri ya muungano|tanzania united republic of;tansania vereinigte republik;tansania;republique unie de tanzanie;verenigde republiek tanzania;タンザニア;坦桑尼亚
UA UKR 804|Ukraine||ukraina;the ukraine;ukrajina;ucrania;ucraina;oekraine;ウクライナ;乌克兰;украіна;украина
UG UGA 800|Uganda||ouganda;republiek oeganda;oeganda;ウガンダ;乌干达
UM UMI 581|U.S. Outlying Islands|united states minor outlying islands|iles mineures eloignees des etats unis;islas ultramarinas menores de los estados unidos;isole minori esterne degli stati uniti;ilhas distantes dos eua;amerikaanse kleinere afgelegen eilanden;usa s yttre oar;dalekie wyspy mniejsze stanow zjednoczonych;合衆国領有小離島;美国本土外小岛屿
US USA 840|United States|united states of america;usa;us;u s a|the united states;america;us of a;estados unidos;estados unidos de america;eeuu;eua;etats unis d amerique;vereinigte staaten von amerika;stati uniti d america;etats unis;verenigde staten van amerika;vs;미국;сша;соединенные штаты америки;美国;美國;米国;continental us;abd;spojene staty;egyesult allamok;yhdysvallat;unites states;untied states;united state;united stated;unitedstates;vereinigte staaten;estados unidos da america;verenigde staten;stany zjednoczone;アメリカ合衆国
UY URY 858|Uruguay||republica oriental del uruguay;uru;uruguai;oostelijke republiek uruguay;urugwaj;ウルグアイ;乌拉圭
UZ UZB 860|Uzbekistan||republic of uzbekistan;usbekistan;ouzbekistan;uzbequistao;republiek oezbekistan;oezbekistan;ウズベキスタン;乌兹别克斯坦;oʻzbekiston;узбекистан
VA VAT 336|Vatican City|holy see vatican city state;vatican;holy see|vatican city state;citta del vaticano;vatikanstadt;saint siege vatican;santa sede;santa se;vaticaanstad;vatikanstaten;watykan;バチカン市国;梵蒂冈
VC VCT 670|Saint Vincent and the Grenadines||st vincent;st vincent and the grenadines;saint vincent;st vincent und die grenadinen;saint vincent et les grenadines;san vicente y las granadinas;saint vincent e grenadine;sao vicente e granadinas;saint vincent en de grenadines;saint vincent och grenadinerna;saint vincent i grenadyny;セントビンセントおよびグレナディーン諸島;圣文森特和格林纳丁斯
VE VEN 862|Venezuela||venezuela bolivarian republic of;bolivarian republic of venezuela;republica bolivariana de venezuela;bolivariaanse republiek venezuela;wenezuela;ベネズエラ ボリバル共和国;委内瑞拉
VG VGB 092|British Virgin Islands|virgin islands british;bvi|tortola;virgin islands uk;uk virgin islands;vgb;british virgin is;britische jungferninseln;iles vierges britanniques;islas virgenes britanicas;isole vergini britanniche;ilhas virgens britanicas;britse maagdeneilanden;brittiska jungfruoarna;brytyjskie wyspy dziewicze;イギリス領ヴァージン諸島;英属维尔京群岛
VI VIR 850|U.S. Virgin Islands|virgin islands us|usvi;united states virgin islands;virgin islands of the united states;amerikanische jungferninseln;iles vierges americaines;islas virgenes de los estados unidos;isole vergini americane;ilhas virgens americanas;amerikaanse maagdeneilanden;amerikanska jungfruoarna;wyspy dziewicze stanow zjednoczonych;アメリカ領ヴァージン諸島;美属维尔京群岛
VN VNM 704|Vietnam|viet nam|socialist republic of vietnam;vnm;vie;越南;베트남;vietname;socialistische republiek vietnam;wietnam;ベトナム
VU VUT 548|Vanuatu||republiek vanuatu;バヌアツ;瓦努阿图
WF WLF 876|Wallis and Futuna||wallis und futuna;wallis et futuna;wallis y futuna;wallis e futuna;wallis en futuna;wallis och futunaoarna;wallis i futuna;ウォリス フツナ;瓦利斯和富图纳
WS WSM 882|Samoa||western samoa;onafhankelijke staat samoa;サモア;萨摩亚
XK XKK 983|Kosovo|kosove|republic of kosovo;kosova;xkx;republiek kosovo;kosowo;コソボ;科索沃;косово
YE YEM 887|Yemen||republic of yemen;jemen;iemen;republiek jemen;イエメン;也门;اليمن
YT MYT 175|Mayotte||majotta;マヨット;马约特
ZA ZAF 710|South Africa||republic of south africa;rsa;s africa;suid afrika;sudafrika;suedafrika;afrique du sud;sudafrica;africa do sul;zuid afrika;남아프리카공화국;republiek zuid afrika;sydafrika;poludniowa afryka;南アフリカ;南非
ZM ZMB 894|Zambia||sambia;zambie;republiek zambia;ザンビア;赞比亚
ZW ZWE 716|Zimbabwe||rhodesia;simbabwe;zimbabue;republiek zimbabwe;ジンバブエ;津巴布韦
`;
