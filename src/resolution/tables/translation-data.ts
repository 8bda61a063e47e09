/**
 * Words of the same meaning in other languages, one line a word: the final English word: its translations, folded.
 * Mined from the names of organisations in ROR (bench/translations.ts) and read one by one, and everyday words of
 * company names. Left out on purpose: words that are also surnames, brands, places or English words (`Druck`, `nova`,
 * `edition`), words of two meanings (`hoken`: insurance, health), legal forms, directions, nationalities.
 */
export const TRANSLATION_LINES = `
academy: academia academias academie academiei accademia accademie akademi akademia akademiaja akademie akademien akademiet akademii akademiieyu akademija akademije akademin akademisi akademiya akademiyasy akadimia akatemia dacademie dellaccademia lacademie laccademia
accountants: contadores
accounting: contabilidad contabilidade contabilita redovisning
administration: administracja administracji administrasi administratia administratie administratiei administrationen administratsiya amministrazione amministrazioni forvaltning sprava verwaltung verwaltungsgesellschaft yonetimi
advanced: avancada avancadas avancado avancados avance avancee avancees avances avanzada avanzadas avanzado avanzados avanzata avanzate avanzati
advertising: annons mainostoimisto pubblicita publicidad publicidade reclame reklama reklamcilik reklamy
advisors: adviseurs asesores
advisory: advies adviesbureau asesoramiento asesoria assessores assessoria raadgivende raadgivning radgivende radgivning
aeronautics: aeronautica aeronautique aeronautiques daeronautique dellaeronautica laeronautica laeronautique
aerospace: aeroespacial aerokosmicheskiy aerospatial aerospatiale aerospaziale aerospaziali
agency: agence agences agencia agencija agencja agencje agentia agentschap agentschappen agentsiya agentstva agentstvo agentur agentura agenturen agenzia agenzie ajans ajansi byra dagence dellagenzia lagence lagenzia ugynokseg virasto
agricultural: agrar agraria agrarian agrario agrarisch agrarische agrarnaya agrarnikh agrarniy agrarnyy agrartudomanyi agricola agricolas agricole agricoles agricoli agroalimentare agroalimentari agroindustria agroindustrial agroindustrias agronegocio agronegocios agronomique agronomiques agropecuaria agropecuarias agropecuario georgikos jordbruks kmetijski landbouwkundig landbrugs landwirtschaftlich landwirtschaftliche landwirtschaftlicher landwirtschaftliches lantbruks lzryh maatalous mezogazdasagi poljoprivredna poljoprivredni polnohospodarska polnohospodarske polnohospodarsky rolnicza rolnicze rolniczego rolniczy selskokhozyaystvennaya selskokhozyaystvennyy silskogospodarskiy tarimsal zemedelska zemedelske zemedelsky
agriculture: agricoltura agricultura dagriculture dellagricoltura georgias jordbruk lagricoltura lagriculture landbouw landbrug landbruk landbruket landwirtschaft lantbruk maatalouden mezogazdasag pertanian poljoprivreda poljoprivrede polnohospodarstva polnohospodarstvo rolnictwa rolnictwo tarim zemedelstvi
agronomy: agronomia agronomie dagronomie lagronomie
airlines: aerolinea aerolineas aerolinie aviakompaniya avialinii fluggesellschaft flygbolag havayollari havayolu lentoyhtio luchtvaartmaatschappij luftverkehrsgesellschaft
airport: aerodrom aerolimenas aeroport aeroporti aeroporto aeroportos aeroports aeroportul aeropuerto aeropuertos bandara daeroport flughafen flygplats flyplass havaalani havalimani laeroport lentoasema lentokentta letisko letiste lotnisko luchthaven lufthavn repuloter vliegveld
aluminum: alluminio aluminio aluminyum alyuminievyy alyuminiy
american: americano latinoamericana lmrykyh
analysis: analise analises analisi analisis analyse danalyse lanalyse
animal: animale animali animaux zivocisne
apparel: abbigliamento bekleidung confecciones giyim konfeksiyon odziez odziezowe odziezy
appliances: electromenager
applied: angewandte aplicada aplicadas aplicado aplicados aplikovana aplikovane aplikovanych applicata applicate applicati applicato applique appliquee appliquees appliques lttbyqyh prikladnaya prikladnoy prikladnykh primijenjena sovellettu toegepast toegepaste uygulamali
archeology: archeologia archeologie darcheologie dellarcheologia larcheologia larcheologie
architects: architecten architectenbureau architetti arkitekter arkkitehdit arkkitehtitoimisto arquitectos arquitetos
architecture: architektur architektury architettura arkhitekturi arkhitektury arkitektur arquitectura arquitetura darchitecture larchitecture mimarlik
archives: archief archivi archivio archivo archivos archiwum arhiv arkhiv arkisto arkiv arkivet
artificial: artificiel artificielle
arts: iskusstv iskusstva kuenste kunste mistetstv umetnosti umjetnosti
associates: asociacion asociaciones asociados asociatia asosiasi asotsiatsiya associacao associacio associacoes associados associati associazione associazioni assotsiatsiya dernegi egyesulet egyesulete forbundet forening foreningen liiton perhimpunan persatuan sdruzeni stowarzyszenie szovetseg udruga udruzenje verein vereniging yhdistys zdruzenie
astronomy: astronomia astronomie dastronomie dellastronomia lastronomia lastronomie
astrophysics: astrofisica astrophysique dastrophysique dellastrofisica lastrofisica lastrophysique
atomic: atomique
authority: autoridad autoridade autorita myndighet myndigheten
automotive: automobielbedrijf automobili automobilistica automobilove automobilovy automotiva automotivo automotores automotriz automoveis automovel automoviles autoveicoli avtomobilnaya avtomobilnyy motoryzacja motoryzacyjny otomotif otomotiv
aviation: aviacao aviacion aviatsionnaya aviatsionnyy aviatsiya aviatsiyniy aviazione daviation havacilik laviation luchtvaart luftfahrt
bakeries: backereien baeckereien boulangeries pekarne pekarny
bakery: backerei baeckerei bageri bageriet bakeri bakkerij boulangerie grossbackerei grossbaeckerei leipomo padaria panaderia panificacao panificadora panificio pekaren pekarna pekseg piekarnia
bank: banca banche banci banco bancos banka bankacilik bankas bankasi banken bankhaus bankowy banku banky banque banques pankin pankki trapeza trapeziki
banking: bancaire bancaires bancari bancaria bancario bancarios
beer: biere bieres birra cerveja cervejas cerveza cervezas
beverages: bauturi bebida bebidas bevande boisson boissons dranken drikkevarer frisdranken getraenke getranke icecek icecekleri italok minuman napoje napojow
biological: biologica biologicas biologiche biologico biologicos biologique biologiques
biology: biologi biologia biologiai biologie biologii biologija biyoloji
biomedical: biomedica biomedicale biomedicales biomedicas biomediche biomedico biomedizinisch biomedizinische biomedizinisches
biotechnology: biotechnologie biotecnologia biotecnologie biyoteknoloji
bookstore: boghandel bokhandel buchhandlung kirjakauppa librairie libreria
botanical: botanicheskiy botanichniy
bottling: embotelladora embotelladoras
brain: cerveau
breweries: brauereien brouwerijen browary bryggerier cervecerias cervejarias pivovary
brewery: bierbrauerei bierbrouwerij birrificio brauerei brouwerij bryggeri bryggeriet cervecera cerveceria cervecero cervejaria cervejeira darykla panimo pivara pivovar pivovara pivovarennyy pivovarnya sorgyar
broadcasting: rundfunk yayincilik
brothers: afoi braca bracia bratri bratya broderna brodrene broeders broedrene fratelli freres gebruder hermanos irmaos kardesler testverek
builders: constructora constructoras constructores construtor construtora construtoras construtores costruttori costruttrice
building: budova budynki byggnad byggnader bygning bygninger delledilizia edificaciones edificio edificios edile edili edilizia edilizie epulet gebaeude gebaude gebouw gebouwen ledilizia rakennus
business: afaceri bijnes bisnis biznes biznesa biznesu empresariais empresarial empresariales isletme liiketoiminta negocio negocios
butchery: fleischerei metzgerei
cancer: cancerologie syopa tumori
cardiology: cardiologia cardiologie kardiologie kardiologii
cardiovascular: cardiovasculaire cardiovasculaires
catholic: catholique catholiques catolica catolico cattolica cattolico katholisch katholische katholischer katholisches
cement: cementera cementeria cementfabriek cementi cementificio cemento cementos cementownia cementu ciment cimenterie cimenteries cimento ciments cimentul sementti tsement tsementnyy zement zementwerk zementwerke
center: centar centeret centras centri centro centros centrs centrul centrum kendr kentro keskus kozpont kozpontja lmrkz merkezi osrodek senta senter sentret tsentr tsentra zentrum
central: tsentralnaya tsentralniy tsentralnoe tsentralnyy
ceramics: ceramica ceramicas ceramiche ceramique ceramiques keramik seramik
chamber: odasi
cheese: caseificio formaggi fromage fromagerie fromageries fromages
chemicals: chemicka chemicke chemicky chemiczna chemiczne chemiczny chemicznych chemiewerk chemiewerke chemikalia chemikalien chemisch chemische chemischer chemisches chimica chimice chimiche chimici chimico chimika chimiki chimique chimiques hemijska kemia kemijski kemikalier kemisk kemiska khimicheskaya khimicheskiy khimichniy kimya kimyasal kimyevi kjemi kjemisk quimica quimicas quimico quimicos scheikunde vegyi vegyipari
chemistry: chemii chimie khimii
children: boern cocuk detska detsky gyermek ninos
church: kirkko
city: cidade citta ciudad ciutat gorodskaya gorodskoy gradska gradski kaupungin kaupunki mdynh mesto mestsky oras orasului sehir varosi
cleaning: gebaeudereinigung gebaudereinigung nettoyage reinigung rengoering rengoring renhold schoonmaak schoonmaakbedrijf
climate: climat
clinic: clinica clinicas clinicii clinique cliniques kliniek klinigi klinik klinika kliniken kliniki klinikum
clinical: clinici clinico clinicos klinicheskaya klinicheskiy klinichna klinichniy klinicka klinicke klinicki klinicky klinicni kliniczna kliniczne kliniczny klinikai klinisch klinische klinischer klinisches
clothing: confeccoes dhabillement habillement klader kleidung lhabillement roupas vestuario vetement vetements
coal: komur wegiel wegla weglowa weglowy
coatings: beschichtungen lackfabrik
college: colaiste colegio colegiul kaleji klyh kolegija kolej lklyh
commerce: comercio commercio
commercial: commerciale commerciali emporiki handlowy komercna komercni komertsiyniy kommercheskiy
commission: comisia comision comissao commissie commissione komisiya komissiya komisyonu kommission kommissionen
committee: comite komitesi komitet
communications: communicatie comunicacao comunicacion comunicaciones comunicacoes comunicare comunicatii comunicazione comunicazioni haberlesme iletisim kommunikacios kommunikation komunikasi svyaz zvyazku
community: communaute comunidad comunidade comunita comunitaria comunitario gemeinschaft
company: bendrove compagnia compagnie companhia companhias companias etaireia etairia foretag foretaget imone kompanii kompaniya selskabet selskap selskapet
components: bauelemente bauteile componentes componenti komponenten
computer: kompyuternyy
computing: computacion vypocetni
concrete: betoane beton betons betonwerk betonwerke calcestruzzi calcestruzzo concreto concretos fertigbeton hormigon hormigones transportbeton
conservation: conservacion
conservatory: conservatorio konservatorium
consortium: consorcio consorcios consorzi consorzio
construction: aannemersbedrijf batiment batiments baugesellschaft bauunternehmen bauunternehmung bouw bouwbedrijf bouwonderneming budivelna budivnitstva budivnitstvo budowlana budowlane budowlany budownictwa budownictwo budowy buvnieciba bygg bygge byggefirma byggen byggeri byggmester byggnads byggteknik construcao construccion construcciones construcoes constructie constructii constructiilor costruzione costruzioni epitesi epito epitoipari gradevinski gradevinsko gradnja insaat kataskeyastiki kataskeyes kensetsu konstruksi rakennusliike rakennustoimisto rakentaminen statyba statybos stavby stavebna stavebne stavebni stroitelnaya stroitelnyy stroitelstva stroitelstvo
consulting: beratung beratungsgesellschaft consulenti consulenza consulenze consultanta consultora consultoras consultores consultoria danismanlik konsulterna konsultointi raadgivere radgivere tanacsado unternehmensberatung
consumer: verbraucher
consumption: consumo
containers: contenedores contenitori
contractors: entreprenad entreprenoer entreprenoerer entreprenor entreprenorer
controls: controle controles controlo
cooperative: cooperatie cooperatief cooperatieve cooperativa cooperativas cooperativismo cooperativo genossenschaft genossenschaften kooperatifi kooperativ kooperativa koperasi samvirke spoldzielcza spoldzielczy spoldzielnia szovetkezet zadruga
corporate: corporativa corporativos
corporation: korporatsiya
cosmetics: cosmetica cosmetici cosmeticos cosmetique cosmetiques kosmetik kozmetik
cotton: algodao algodon algodonera cotone cotonificio pamuk
council: ajuntament conseil consejo conselho consell consiglio consiliul konseyi kurulu neuvosto raadet radet tanacs vijece
credit: crediti credito creditos
cultural: culturale culturales culturali culturel culturelle culturelles culturels kulturell kulturelle
culture: budaya culturii kebudayaan kulttuuri kultur kultura kulture kulturi kultury politismoy
dairies: mlekarny
dairy: lacteo lacteos lacticinios laiterie laiteries laitiere laitiers laticinio laticinios latteria latterie latticini lattiero lechera meieri meierier mejerier mejeriet milchwerk milchwerke mleczarnia mleczarska mleczarski mleczarskie mlekarna mliekaren molkerei molkereien molochnyy zuivel zuivelfabriek
data: dados daten datos donnees
defense: defensa defesa difesa forsvar forsvaret forsvarets oboroni oborony obrany obrona obrony savunma
democratic: democratica democratico
dental: dentaire dentaires dentale odontoiatrica odontologica odontologico odontologicos
dentistry: odontologia
department: abteilung bolumu departament departamento departemen departement departemental departementale departements dipartimenti dipartimento wydzial
design: diseno disenos dizayna formgivning gestaltung projektowanie
development: anaptyxi anaptyxis attistibas desarrollo desarrollos desenvolupament desenvolvimento developpement dezvoltare dezvoltarea dezvoltarii entwicklung entwicklungsgesellschaft fejlesztesi fejleszto gelistirme kalkinma kehitys ontwikkeling pembangunan pengembangan pletros projectontwikkeling razvitie razvitiya razvoj razvoja rozvitku rozvoj rozvoje rozwoj rozwoju sviluppi sviluppo udvikling utveckling utvecklings utvikling vyvoj vyvoje
diagnostics: diagnostica diagnostici diagnostico diagnosticos diagnostik
digital: digitale digitaler digitales digitali numerique numeriques tsifrovoy tsifrovye
distilleries: destilerias
distillery: brennerei destileria destillerie distilleria distillerie
distribution: dagitim distribuce distribucia distribucion distribuciones distribuicao distributie distribuzione distribuzioni dystrybucja dystrybucji
distributors: distribuidor distribuidora distribuidoras distribuidores distributeur distributeurs distributore distributori
district: okresni okresny
dredging: baggerbedrijf baggermaatschappij
dynamics: dynamique dynamiques
ecological: ecologique ecologiques
ecology: decologie ecologia ecologie lecologie oekologie okologie
economic: economica economicas economice economiche economici economico economicos economique economiques ekonomicheskaya ekonomicheskiy ekonomichniy ekonomicka ekonomicky gazdasagi gospodarcza gospodarcze gospodarczy hospodarska hospodarsky taloustieteellinen wirtschaftlich wirtschaftliche
economics: ekonomi ekonomiczny ekonomie ekonomii ekonomija ekonomiki ekonomski iktisat kozgazdasagtudomanyi oekonomi okonomi
economy: deconomie delleconomia economia economie leconomia leconomie
education: ausbildung bildung deducation denseignement educacao educacio educacion educacionais educacional educatie educatiei educativa educativo educativos edukacja edukacji egitim ekpaideysis elimu enseignement ensenanza ensenyament ensino erziehung invatamant istruzione izglitibas izobrazevanje koulutus kyoiku leducation lenseignement lltlym ltlym ltrbyh obrazovanie obrazovaniya obrazovanja obrazovanje oktatas oktatasi onderwijs opetus osvita osviti padagogik paedagogik paideias pedagogique pendidikan skolstva skolstvi svietimo uddannelse undervisning utbildning utdanning vzdelavani vzdelavania
educational: ekpaideytiko
electric: electrica electricas electrice electrico electricos electrique electriques elektricheskaya elektricheskiy elektricka elektricky elektricni elektrik elektrisch elektrische elektrisk elektryczna elektryczne elektryczny eletrica eletricas eletrico elettrica elettriche elettrici elettrico ilektriki sahko villamos
electrical: elektriker elektrotechniek elektrotechnik elektrotechnisch elektrotechnische elettrotecnica elteknik
electricity: delectricite electricidad electricidade electricitate electricite elektriciteit elektricitet elektrina elektrisitet elektrizitaet elektrizitaetswerk elektrizitaetswerke elektrizitat elektrizitatswerk elektrizitatswerke elektromos eletricidade elettricita ilektrismoy lelectricite listrik
electronics: delectronique electronica electronicas electronico electronicos electronique electroniques elektroniikka elektronik elektronika elektronikai elektroniki elektronikk eletronica eletronico eletronicos elettronica elettroniche elettronici elettronico ilektronika ilektroniki lelectronique
employment: demploi emploi lemploi
energy: dellenergia denergie denergies energeia energeiaki energeias energetica energeticka energeticky energetico energeticos energetika energetikai energetiki energetikos energetique energetiques energetyczne energetyczny energetyka energetyki energi energia energian energias energie energiebedrijf energien energii energija energin energiya enerji lenergia lenergie lenergies
engineering: dellingegneria dingenierie dingenieur dingenieurs engenharia engenheiro engenheiros enginyeria ingegneri ingegneria ingenieria ingenierias ingenierie ingeniero ingenieros ingenieurbuero ingenieurburo ingenieure ingenieurgesellschaft ingenieurs ingenieursbureau ingenioer ingenioerer ingenioerfirma ingenior ingeniorer ingeniorfirma ingenjorer ingenjorsbyra inginerie insinooritoimisto inzeniring inzenjering inzenyrstvi inzhiniring inzinierstva inzynieria inzynierii inzynieryjne lingegneria lingenierie lingenieur lingenieurs llhndsh maschinenbau mernoki mernokiroda muhandislik muhendisligi muhendislik strojarstvo strojirenstvi
enterprises: dentreprise dentreprises empreendimento empreendimentos empresa empresas entreprise entreprises imprese lentreprise lentreprises pidpriiemstvo podnik predpriyatie przedsiebiorstwa przedsiebiorstwo
entertainment: divertissement
environment: ambiente dellambiente denvironnement environnement lambiente lenvironnement medioambiente mediu mediului miljo miljoe okolisa perivallontos prostredi prostredia srodowiska srodowisko umwelt ymparisto
environmental: ambientais ambiental ambientale ambientales ambientali environnemental environnementale environnementales kornyezetvedelmi medioambiental
epidemiology: depidemiologie epidemiologie lepidemiologie
equipment: attrezzature dequipement equipamento equipamentos equipamiento equipement equipements equipos laitteet lequipement udstyr utstyr
ethics: ethik
european: europaeischen europaeischer europaeiske europai europaische europaischen europaischer europaisches europea europeana europeas europee europeen europeenne europeennes europeens europees europei europeia europeiska europeiske europejska europejski europejskie europeo europeos europese europeu europska europsky evropska evropske evropsky eyropaiki
experimental: eksperimentalnoy eksperimentalnyy experimentalnej experimentalni
export: ausfuhr esportazione esportazioni exportacao exportacion exportaciones ihracat vyvoz
exporters: exportador exportadora exportadores
factories: fabbriche fabricas fabrieken fabrikalari fabriker fabrikker fabrikkerne fabryki tehtaat
factory: ergostasio fabbrica fabrica fabriek fabrik fabrika fabrikasi fabrikk fabrikken fabryka gyar gyara pabrik tehdas tovaren tovarna tvornica
faculty: facolta faculdade facultad facultatea faculte facultes fakulta fakultaet fakultat fakultesi fakultet fakultetet fakulteti fakulty
family: familie
farm: fazenda gospodarstwo
farmers: agricultores
farms: fazendas
federal: federaal federais federale federales federalnaya federalnoe federalnyy
federation: federacao federace federacia federacion federaciones federacja federasyonu federatie federations federatsii federatsiya federazione keskusliitto
fertilizers: fertilizantes gubre
film: pelicula peliculas
finance: financas financiacion financiamento financiamentos financiamiento financiering finans finanse finansiering finansov finansow finansy finante finantelor finanz finanza finanzas finanziamenti finanzierung finanzierungsgesellschaft keuangan pembiayaan rahoitus
financial: financeira financeiro financeiros financiar financiara financieel financiele financiera financieras financiere financieres financiero financieros financiers financna financni finansal finansovaya finansovyy finansowa finansowe finansowy finanziari finanziaria finanziarie finanziario penzugyi
fisheries: fischerei fiskeri fiskerier pecheries perikanan pesca pesquera pesqueras pesqueria pesquero suisan
fishing: kalastus
flour: farine harina harinas harinera minoteries
foods: alimentacao alimentacion alimentaire alimentaires alimentar alimentare alimentares alimentari alimentaria alimentario alimentation alimentazione alimenti alimenticia alimenticio alimenticios alimento alimentos dalimentation elelmiszer elelmiszeripari elintarvike elintarvikkeet fodevarer foedevarer gida lalimentation lebensmittel levensmiddelen levnedsmidler livsmedel makanan matvarer naeringsmidler nahrungsmittel pangan pishchevoy potravin potraviny prehrambena prodovolstvennyy shokuhin spozywcze spozywczy spozywczych trofima trofimon voeding voedingsmiddelen voedsel zywnosc zywnosci
forest: lesnoy padurilor skog skogen
forestry: florestais florestal forestal forestale forestales forestiere forestieres forestiers forstwirtschaft kehutanan lesnicka lesnicky lesnictwa lesnictwo lesny metsatalous skogbruk skogs skogsbruk skovbrug sumarski
forests: foret forets lasow lesu lesy sume
foundation: alapitvany fondacija fondation fondazione fondazioni fonden fundacao fundacio fundacion fundaciones fundacja fundacje fundacji fundacoes fundatia idryma nadace nadacia saatio saation stichting stichtingen stiftelse stiftelsen stiftung vakfi yayasan zaklada
foundries: fonderies fundiciones
foundry: dokum eisengiesserei fonderia fonderie fundicao fundicion giesserei gieterij gjuteri slevarna stoberi stoeberi stoeperi stoperi zlievaren
fruits: frutas fruticola frutos frutta ortofrutta ortofrutticola
furniture: arredamenti arredamento arredi butor butoripari huonekalut kalusteet mebel meblarskie meble mebli meblowe meubel meubelen meubels meuble meubles mobel mobelfabrik mobelhaus mobelwerke mobili mobiliario mobilier mobilificio mobilya mobler moebel moebelfabrik moebelhaus moebelwerke moebler moveis mueble muebleria muebles nabytek nabytok namjestaj pohistvo
gallery: galerie
garden: giardino jardin tradgard
gardening: gartneri
gardens: giardini jardins tuinen
general: geniki geniko
genetics: genetica genetik genetiki genetiky genetique
genomics: genomique
geography: geografia geografii geographie
geological: geologica geologicheskiy geologico geologiczny geologique geologisk geologiska geologiske geoloski
geology: geologia geologie geologii
geophysics: geofisica geofiziki
glass: cristaleria glasbruk glasfabrik glaswerk glaswerke sklarna sklarny szkla szklo uveg verre verrerie verreries vetreria vetrerie vetri vetro vidraria vidriera vidrio vidrios vidro vidros
gloves: guanti
government: gobierno gouvernement governo guvernul hallitus overheid regeringen regierung regjeringen rzad
group: csoport grubu grupe grupos gruppa gruppen gruppi grupul grupy koncern koncernen konsern konsernet konserni omilos ryhma skupina yhtyma
growers: productores
health: egeszsegugyi gesundheit gezondheid halsa halso helse kesehatan kesihatan lshh lshyh sagligi saglik salud salute sanatate sanatatii sanidad sanita sanitaria sanitarie sanitario sante saude sundhed sveikatos terveyden terveydenhuolto terveys veselibas volksgezondheid ygeia ygeias zdorovya zdravi zdravia zdravje zdravlje zdravstvo zdrowia zdrowie
healthcare: gezondheidszorg sjukvard sundhedsvaesen zdravookhraneniya zdravotnictva zdravotnictvi
heating: heizung heizungsbau varme
heritage: kulturarv naslediya
higher: llstdhh superieur superieure superieures superieurs superior superiore superiores superiori wyzsza
historical: historiallinen historica historicky historico historique historiques historiska storica storico
history: dejin dhistoire geschichte histoire historia historie historii istoria istorie istorii lhistoire storia tarih tortenelmi torteneti
horticulture: ogrodnictwa
hospital: biyouin bolnica bolnisnica bolnitsa bymrstn byoin dellospedale dhopital gospital haigla hastane hastanesi hopital hopitaux hospitais hospitalar hospitalares hospitalaria hospitalario hospitales hospitalet hospitalier hospitaliere hospitaliers hospitalnya hospitalo korhaz korhaza krankenhaeuser krankenhaus krankenhauser lhopital ligonine likarnya lospedale nemocnic nemocnica nemocnice nosokomeio ospedale ospedali ospedaliera ospedaliere ospedaliero ospideal sairaala sairaalan sjukhus sjukhuset slimnica spital spitali spitalul spitalului sygehus sygehuset sykehus sykehuset szpital szpitala szpitale ziekenhuis ziekenhuizen
hotels: alberghi alberghiera albergo hoteis hotelaria hotelarskie hotele hoteleira hotelera hoteleras hoteleria hotelero hoteles hoteliere hoteller hotellet hotelli hotellit hoteluri hotely otelcilik otelleri xenodocheia xenodocheiaki
housing: abitazioni asunnot boliger bostad bostader bostads habitacao konut logement logements mieszkaniowa vivienda viviendas wohnungsbau wohnungsbaugesellschaft wohnungsgesellschaft woningbouw woningcorporatie
human: humain humaine humaines humains humanas humano humanos umana umane umani umano
humanitarian: gumanitarniy gumanitarnyy
hydroelectric: hidroelectrica hidroelectrico
imaging: dimagerie imagerie limagerie
immunology: dimmunologie immunologie inmunologia limmunologie
import: einfuhr importacao importacion importaciones importazione importazioni ithalat
importers: importador importadora importadores
industrial: industrialnyy promyshlennaya promyshlennyy prumyslova prumyslovy przemyslowa przemyslowy
industries: dellindustria dindustrie endustri endustrisi industri industria industriais industriale industriales industriali industrias industrie industriei industriel industriele industriella industrielle industriels industrier industriewerke industrija industrije lindustria lindustrie perindustrian priemysel priemyslu promislovosti promyshlennost promyshlennosti prumysl prumyslove prumyslu przemysl przemyslowe przemyslu sanayi sanayii teollisuuden teollisuus viomichania viomichanies
infectious: infectieuses
informatics: bilisim dinformatique informatik informatika informatikai informatiki informatiky informatique informatyki linformatique
information: bilgi dinformation informacao informace informacije informacion informacios informacja informacji informacni informacny informacoes informasi informasjon informatie informationen informatsii informatsionnykh informatsionnyy informazione informazioni linformation pliroforiki pliroforikis
infrastructure: infraestructura infraestructuras infraestrutura infraestruturas infrastructuur infrastruktur infrastrutture
innovations: dellinnovazione dinnovation innovaatio innovacio innovacion innovaciones innovasjon innovatie innovaties innovationen innovationer innovatsii innovatsiy innovazione innovazioni innowacje innowacji innowacyjny inovacao inovace inovacie inovacni inovacoes inovare linnovation linnovazione
installation: installatiebedrijf
institute: dellistituto dinstitut enstitu enstitusu imstityut institoyto instituta institutas institutet institutets instituti instituto institutos instituts institutt instituttet institutu institutul institutului instituut instituutti instityut instytut instytutu intezet intezete istituti istituto kenkiyujo kenkiyuujiyo kenkyujo linstitut listituto lmhd smstha smsthan ustav ustavu ustavy
insurance: apdrosinasana aseguradora aseguradoras asfaleiai asfaleies asfalistiki asigurare asigurarea asigurari assicurativa assicuratrice assicurazione assicurazioni assurances asuransi biztosito dassurances draudimas forsakring forsakringar forsakrings forsakringsbolag forsikring forsikringer forsikringsselskab forsikringsselskap kindlustus lassurances osiguranja osiguranje poistovna pojisteni pojistovna schadeverzekering seguradora seguradoras seguros sigorta sigortacilik strakhova strakhovanie strakhovaya strakhuvannya ubezpieczen ubezpieczenia ubezpieczeniowe vakuutukset vakuutus vakuutusyhtio versicherung versicherungsgesellschaft verzekering verzekeringen verzekeringsmaatschappij zavarovalnica
integrated: integrada integrado integrados integrata integrati integrato integre integree integrees integres
intelligence: dintelligence inteligencia intelligenz intelligenza lintelligence
international: antarabangsa diethnes diethnis intarnyasnal internacional internacionales internasional internasjonal internasjonale internationaal internationala internationale internationaler internationales internationaux internationell internationella internazionale internazionali kansainvalinen kansainvalisen mednarodni medunarodna medunarodni medzinarodna medzinarodny mezhdunarodnaya mezhdunarodnoe mezhdunarodnyy mezinarodni miedzynarodowa miedzynarodowe miedzynarodowy miedzynarodowych mizhnarodna mizhnarodniy nemzetkozi rahvusvaheline starptautiska tarptautinis uluslararasi xalqaro
investments: befektetesek befektetesi belegging beleggingen ependyseis ependyseon inversion inversions inversora investasi investering investeringar investeringen investeringer investice investicie investicije investicni investimenti investimento investimentos investitii investitsii investitsiy inwestycje inwestycji inwestycyjne inwestycyjny pelaburan sijoitukset sijoitus ulaganja yatirim yatirimlari
investors: inversionista inversionistas
iron: eisenhuette eisenhutte eisenwerk eisenwerke ferriera ferriere jarn jarnverk
islamic: lslmyh slmy
jewelry: bijouterie gioielleria gioielli joaillerie joalheria joias joyas joyeria kuyumculuk mucevherat oreficeria
justice: justicia justitie spravedlnosti sprawiedliwosci
knitwear: maglieria maglificio
labor: laboral prace pracy trabajo trabalho travail truda
laboratories: ergastirio laborator laboratore laboratoria laboratorien laboratoriet laboratorium laboratoriya
language: idiomas linguas yazyka
law: advokatfirma advokatfirmaet asianajotoimisto derecho direito diritto drept droit giuridica giuridici giurisprudenza hukuk hukum jogi juridico juridicos juridik juridique juridiques prava pravni pravnicka pravo prawa prawo
lawyers: abogado abogados advocacia advogados advokatbyra advokater advokaterne adwokaci avvocati
league: ligue
learning: aprendizaje
leasing: arrendadora arrendamento arrendamiento arrendamientos kiralama leasinggesellschaft lizing
leather: conceria concerie couro couros cuero cueros curtidos curtiembre curtume lederfabrik maroquinerie pelletteria pelletterie
legal: juridisch juridische rechtlich
library: biblioteca bibliotecas bibliotek biblioteka biblioteket biblioteki bibliotheek bibliothek bibliotheque bibliotheques bucherei buecherei kirjasto kirjaston knihovna knihovny kniznica knjiznica konyvtar konyvtara kutuphanesi mediatheque perpustakaan raamatukogu vivliothiki
lighting: belysning eclairage eclairages illuminazione illuminotecnica iluminacao iluminacion
linguistics: linguistica linguistique lingvisticheskiy lingvistichniy sprachwissenschaft
literature: literatury
livestock: ganadera ganaderia ganadero ganaderos hayvancilik pecuaria
logistics: logistica logistico logistiek logistiikka logistik logistika logistikk logistique logistiques logistyka logistyki logisztika logisztikai lojistik
machinery: gepgyar koneet konepaja macchinari macchine machinefabriek makina makinalari makine maquina maquinaria maquinarias maquinas maschinen maschinenfabrik maschinenfabriken mashinostroenie mashinostroitelnyy maskin maskiner maskinfabrik maskinfabrikken maszyn maszyny strojarne stroje strojirna strojirny utilaje
maintenance: bakim mantenimiento manutencao manutenzione manutenzioni onderhoud
management: gerenciamento gestao gestion gestione gestioni ledelse manajemen menadzment menedzhment menedzhmenta pengurusan prbmdhn rizeni upravljanje zarzadzania zarzadzanie
manufacturers: fabricante fabricantes
manufacturing: fabricacao fabricacion fertigung herstellung imalat manufactura manufacturas manufacturera manufatura tillverkning vervaardiging wytwornia
maritime: denizcilik kelautan maritiem maritima maritimas maritimo maritimos marittima marittimi marittimo morska morski morskie morskoy
marketing: marknadsforing mercadeo mercadotecnia mercatique pazarlama
markets: mercado mercados mercato rynek
materials: materiais materiale materialen materiales materiali materialiv materialov materialow materialu materialy materiaux materiels
mathematics: matematica matematicas matematik matematikai matematiki matematikk matematiky matematyki mathematik mathematique mathematiques wiskunde
meat: carnes carni carnica carnicas carnicos fleisch kjoett kjott masokombinat miesna miesne miesny miesnych slagteri slakteri viandes vlees vleesbedrijf vleeswaren
mechanical: mecanica mecanicas mecanico mecanicos mecanique mecaniques meccanica meccaniche meccanici meccanico mechaniczne mechaniczny mechanisch mechanische mekanisk mekaniska mekaniske mekhanicheskiy
mechanics: mechanik mechaniki mechaniky mekhaniki
media: medien mediengesellschaft medier mediow
medical: iatriki iatriko laakarikeskus laaketieteellinen laegemiddel lekarska lekarski lekarsky medica medicala medicale medicales medicas medicaux medichna medichniy medicinsk medicinska medicinski medico medicos medikal medikel medisch medische medisinsk meditsinskaya meditsinskiy meditsinskoe medizinische medizinischen medizinischer medizinisches medyczna medyczne medyczny medycznych mydykl orvosi perubatan uilyowon zdravotnicka zdravotnicky
medicine: farmaci farmaco geneeskunde ilaclari kedokteran laaketiede laegemidler leciv leciva legemidler lekarstvi lekow medecine medicamente medicamento medicamentos medicina mediciny medisin meditsina meditsini meditsiny medizin medycyna medycyny orvostudomanyi
mental: mentale
metallurgical: metallurgica metallurgiche metallurgicheskiy metalurgica metalurgico metalurgiyniy
metallurgy: hutnictvi hutnictwa hutnictwo metallurgie metallurgii metalurgia metalurgie metalurgii
metals: femipari kovu metaal metaalbedrijf metais metalen metales metali metalica metalicas metalico metalicos metall metalle metaller metalli metalliche metallov metallurgique metallurgiques metallwerk metallwerke metalowe metalowy metalurji metaux
meteorological: ilmatieteen
meteorology: meteoroloji
metropolitan: metropolitana metropolitano
microbiology: mikrobiologicky mikrobiologie
military: militaire militaires militare militares vojenska vojenske vojensky wojskowa wojskowe wojskowy
mill: mlyn moinho molino mulino
milling: moagem molinera
mills: mlyny moinhos molini molinos muehlen muehlenwerke muhlen muhlenwerke mulini
mine: kopalnia
mines: gruvor kopalnie
mining: banyaszati bergbau dulni gornictwa gornictwo gornicza gornicze gorniczy gruver madencilik minera mineracao mineradora mineraria minerarie mineras mineria minero mineros minier miniera miniere minieres miniers pertambangan tezba
ministry: bakanligi kementerian ministarstvo ministeerium ministere ministeres ministerie ministerija ministerio ministerios ministerium ministero ministerstva ministerstvo ministerstwo ministerul ministerului ministrstvo miniszterium wizara wzrh ypoyrgeio
modeling: modelisation
molecular: molecolare molecolari moleculaire moleculaires moleculares molekular molekulare molekularnej molekularni
mortgage: hipotecaria hipotecario
motorcycles: motociclette motocicli
motors: motoren motorenfabrik motorenwerke motores motori
municipal: comunale mestske municipais
municipality: belediyesi municipalidad municipio municipiului onkormanyzat
museum: moyseio musee museen musees museet museo museon museu museums muuseum muze muzea muzej muzejs muzesi muzeu muzeul muzeum muzeuma muzey muziejus muzium
music: hudba musica musicale musiikki musik musikk musique musiques muzica muzichniy muziek muzik muzyczna muzyki zenemuveszeti
mutual: mutualidad mutuelle mutuelles
national: ethniki ethniko jatiy kansallinen kansallis krajowa krajowe krajowy lwtnyh nacional nacionalais nacionalinis nacionalna nacionalni narodna narodne narodni narodny narodowa narodowe narodowego narodowy nasional nasjonal nasjonale nasjonalt nationaal nationala nationale nationalen nationaler nationales nationell nationella natsionalen natsionalna natsionalnaya natsionalni natsionalniy natsionalnoe natsionalnogo natsionalnoi natsionalnoy natsionalnyy nazionale nemzeti orszagos rahvuslik ulusal undesniy
natural: naturale naturales naturali naturelle naturelles naturels
naval: navale navales navali
networks: halozat natverk nettverk netvaerk netwerk netwerken netzwerk netzwerke redes reseau reseaux retele verkosto
neurology: neurologia neurologie
neuroscience: neurowissenschaft neurowissenschaften
new: nueva nuevo nuova nuovo
newspaper: avisen dagblad gazetesi giornale jornal periodico quotidiano sanomalehti tageszeitung tidning tidningen zeitung
newspapers: tidningar zeitungen
nuclear: jaderna jaderne jaderny jadrova jadrowa jadrowy jadrowych nucleaire nucleaires nucleare nucleari nuklearne nukleer yadernoy yadernyy
nursery: kwekerij
nursing: enfermagem enfermeria infirmieres infirmiers keperawatan
nutrition: ernaering nutricao nutricion
observatory: observatoire observatorio observatorium observatoriya osservatorio sternwarte
office: birou biroul biura biuro kantoor kontor kontoret oficina oficinas ofisi toimisto ufficio urad
oil: olja
oils: aceites oleos
oncology: delloncologia doncologie loncologia loncologie oncologia oncologico oncologie onkologie onkologii
open: lmftwhh
operations: operaciones operacoes
optical: optisch optische
optics: doptique loptique optiek optik optique ottica ottiche
orchestra: orchester
organization: organisasi organisasjon organisasjonen organisatie organisationen organismos organizacao organizace organizacia organizacion organizaciones organizacja organizasyon organizatia organizatsiya organizzazione szervezet teskilati
packaging: ambalaj ambalaje confezionamento csomagoloanyag embalagem embalagens embalajes emballage emballages emballasje empaque empaques envases forpackning forpackningar imballaggi imballaggio obaly opakowan opakowania pakkaus verpackung verpackungen verpakking verpakkingen
paints: colorificio farben farbenfabrik farbenfabriken pinturas verffabriek vernici
paper: hartie kagit papeis papel papelera papeles paperi papier papierfabriek papierfabrik papierfabriken papierne papiernicze papierniczy papiers papieru papierwerke papirfabrik papirfabrikk papirny papper pappersbruk
parasitology: parazitologicky
participations: deelneming deelnemingen partecipazione partecipazioni participaciones participacoes participatie participaties
partners: partnerschaft partnerzy
partnership: ortakligi
parts: autopecas pecas repuestos reservdelar
pastry: pasticceria
pedagogical: pedagogicheskiy pedagogichniy pedagogichnogo
pediatric: pediatrique
pediatrics: pediatria
perfumes: parfumerie perfumeria profumeria profumi
petrochemical: petrokimya petroquimica petroquimicas
petroleum: naftowe naftowy neftyanaya neftyanoy petrole petroleo petroleos petrolera petrolero petroles petroli petrolier petroliere petroliers petrolifera petrolio
pharmaceuticals: arzneimittel farmaceutica farmaceuticas farmaceutice farmaceutiche farmaceutici farmaceuticka farmaceuticky farmaceutico farmaceuticos farmaceutisch farmaceutische farmaceutyczna farmaceutyczne farmaceutyczny farmaceutycznych farmaka farmakeytiki farmasi farmatsevticheskaya farmatsevticheskiy farmatsevtichniy geneesmiddelen gyogyszer gyogyszergyar gyogyszeripari ilac lakemedel pharmaceutiques pharmazeutika pharmazeutisch pharmazeutische pharmazeutischer seiyaku
pharmacies: apteki drogarias farmacias
pharmacy: apotek apoteka apoteket apotheek apotheke apteek apteekki apteka aptieka drogaria eczanesi farmacia farmakeio gyogyszertar lekaren lekarna ljekarna pharmacie pharmazie vaistine
philharmonic: philharmonie
philosophy: filosofia filosofii filozofie philosophie
physical: physikalisch physikalische
physics: fisica fisika fizica fizik fizika fizikai fiziki fizyki fysik fysikk fyzika fyziky physik physique
pipes: tuberias tubos
planning: planeacion planeamento planejamento planificacion planung
plantation: perkebunan perladangan
plastics: kunststof kunststoff kunststoffe kunststoffen kunststoffwerk muanyag plastica plasticas plastiche plastico plasticos plastik plastika plastindustri plastique plastiques plastu plasturgie plasty tworzyw
police: policia policie policija policja policji poliisi polisen politia politie politiet politsiya polizei rendorseg
political: politicas politicos
polymers: polymeres
polytechnic: ammattikorkeakoulu fachhochschule politechnika politechniki politecnica politecnico politehnica politekhnicheskiy politekhnichniy politeknik polytechneio polytechnical polytechnique polytechniques polytechnische veleuciliste
porcelain: porzellan porzellanmanufaktur
ports: porty puertos
poultry: avicola avicolas drobiarskie drobiu pluimvee pollame tavukculuk volaille volailles
power: elektraren elektrarna eromu kraftselskap kraftverk kraftwerk kraftwerke
precision: praezision prazision precisione
press: imprensa prasa presse tisk
printing: bogtrykkeri boktrykkeri buchdruckerei druckerei drukarnia drukkerij drukkerijen imprenta impresion impresiones impresores impressao impressoes imprimerie imprimeries kirjapaino matbaacilik nyomda percetakan poligraficzne stamparija stamperia tipografia tiskara tiskarna tiskarny tlaciaren tryckeri trykkeri trykkeriet
private: privada privado privados
processing: procesadora procesamiento
production: producao produccion productie produkcja produkcji produksi produksjon produktie produktion produktionsgesellschaft produzione proizvodnja proizvodstvo termelo tuotanto uretim vyroba vyroby
productions: producciones producoes produzioni
products: erzeugnisse prodotti prodotto producten producto productos produit produits produk produkte produkten produkter produktow produkty produse produto produtos proionta proizvodi tuotteet urunleri vyrobku vyrobky
professional: profesional profesionales profissionais profissional
program: programa
programs: programas
project: progetto projekt prosjekt prosjekter proyecto
projects: progetti projectos projeto projetos proyectos
promotion: promocao promocion promocoes
properties: eiendom eiendommer eiendomsselskap ejendom ejendomme ejendomsselskab ejendomsselskabet fastighet fastigheter fastighets grundstucks grundstucksgesellschaft grundstuecks grundstuecksgesellschaft kiinteisto kiinteistot liegenschaften properti
protection: bescherming ochrana ochrany ochrona ochrony protecao proteccion protectia protezione zakhistu zashchity zastita zastitu
provincial: provinciale wojewodzka wojewodzki
psychiatry: psychiatrie psychiatrii
psychology: psicologia psihologie psikhologii psikoloji psychologie psykologi
public: obshchestvennyy oeffentlich oeffentliche oeffentlicher offentlich offentliche offentlicher offentlig offentlige openbaar openbare pubblica pubbliche pubblici pubblico publica publicas publico publicos publiczna publiczne publicznego publiczny publique publiques verejna verejne verejny
publishing: bokforlag editeurs editora editore editores editori editoria editoriale editrice editura edizioni ekdoseis forlag forlaget izdatelstvo izdavastvo kiado kustannus kustantamo nakladatelstvi penerbit penerbitan publicaciones publicacoes uitgeverij uitgeverijen uitgevers verlag verlage verlagsgesellschaft vidavnitstvo vydavatelstvi vydavatelstvo wydawnictwa wydawnictwo wydawnicze yayinevi yayinlari zalozba
quality: calidad kvalita kvalitet kwaliteit qualidade qualita qualitaet qualitat qualite
railway: demiryollari drahy eisenbahn eisenbahnen ferrocarril ferrocarriles ferrovia ferroviaire ferroviaires ferroviaria ferrovias ferrovie jarnvag jarnvagar jernbane jernbaner koleje kolejowe rautatiet sidirodromoi spoorwegen vasutak vasuti zeleznice zeleznicni zeljeznice zheleznye
realty: akinita eiendomsmegler ejendomsmaegler gayrimenkul immobiliare immobiliari immobilien immobiliengesellschaft immobilier immobiliere immobilieres immobiliers imobiliara imobiliare imobiliaria imobiliario imobiliarios incorporadora ingatlan inmobiliaria inmobiliarias inmobiliario inmobiliarios nedvizhimost nehnutelnosti nekretnine nemovitosti nepremicnine nieruchomosci vastgoed
recycling: genbrug gjenvinning reciclados reciclagem reciclaje riciclaggio wiederverwertung
refinery: finomito raffinaderi raffineria raffinerie rafineri rafineria rafinerie rafinerija rafinerisi refinaria refineria
refining: raffinage
refrigeration: refrigeracion
regional: krajska krajsky regionaal regionale regionales regionali regionalna regionalne regionalni regionalny regionalnyy
rehabilitation: reabilitacao rehabilitacion riabilitazione
reinsurance: herverzekering reaseguradora reaseguro reaseguros reasekuracji reasurans
renewable: renouvelable renouvelables renovable renovables
rentals: aluguel autoverhuur locacao locadora noleggi noleggio udlejning uthyrning utleie verhuur
representations: representaciones representacoes
research: anusmdhan arastirma arastirmalari badan badania badawcza badawcze badawczy cercetare cercetari cercetarii doslidzhen doslidzhennya ereyna ereynas ereynitiko ereynon forschung forschungs forschungsgesellschaft forskning forsknings forskningsraad ikerketa investigacao investigacio investigacion investigaciones issledovaniy issledovaniya issledovatelskiy istrazivanja istrazivanje kenkiyuu kenkyu kutatasi kutato lbhth lbhwth llbhth llbhwth onderzoek penelitian penyelidikan pesquisa pesquisas petniecibas raziskave raziskovalni recherche recherches ricerca ricerche riset taighde thqyqat thqyqt tutkimus tyrimu uuringute vyskum vyskumny vyskumu vyzkum vyzkumna vyzkumne vyzkumny vyzkumu
resources: recursos ressources resursov risorse zdroje
restaurants: etterem lokantasi ravintola ravintolat restaurang restauranger restaurante restauranten restaurantes ristorante ristoranti ristorazione
rice: arrocera arroz
road: drogowe
roads: silnice
robotics: robotik robotique
roofing: bedachungen dachdeckerei
royal: kongelig kongelige koninklijk koninklijke kunglig kungliga
rubber: borracha borrachas caoutchouc caucho gomma gummi gummiwerk gummiwerke kaucuk kautschuk
safety: bezpecnost bezpecnosti sakerhet sicurezza sikkerhed sikkerhet surete veiligheid
saint: sankt santo sint szent
sales: forsaljning myynti prodej salg vendas verkoop vertrieb vertriebs vertriebsgesellschaft
salt: salinera
sanitation: saneamento
savings: ahorro ahorros depargne epargne lepargne poupanca risparmio sporitelna takarek
sawmill: saegewerk sagbruk sagewerk sagverk savvaerk segheria zagerij
school: ardscoil basisschool decole ecole escola escolas escuela escuelas iskola koulu koulun lecole lmdrsh mokykla okulu scholeio scholen scholi schule schulen scoala scuola scuole sekolah shkola skola skole skolen skoler skolor skolska skoly szkola szkoly
sciences: ariviyl bijnan bilim bilimler bilimleri ciencia ciencias ciencies epistimis epistimon fanlar ilmu kagaku lllwm llwm mokslo mokslu nauk nauki scienza scienze stiinte stiintelor tiede tieteiden tudomanyok vedy vetenskap vetenskaper videnskab videnskabernes vied vijnan vitenskap vitenskaps wetenschap wetenschappen wissenschaft wissenschaften wissenschaftlich wissenschaftliche wissenschaftlicher wllwm zinatnes zinatnu znanost znanosti
scientific: cientifica cientificas cientifico cientificos nauchnaya nauchno nauchnoe nauchnyy naucni naukoviy naukowa naukowe naukowy scientifica scientifiche scientifici scientifico scientifique scientifiques stiintific stiintifica tieteellinen tudomanyos vedecka vedecky vetenskapliga videnskabelige vitenskapelige wetenschappelijk wetenschappelijke znanstveni
secretariat: secretaria
securities: menkul
security: beveiliging bezopasnosti bezpeki bezpieczenstwa bezpieczenstwo biztonsagi guvenlik securitate securite seguranca seguridad sigurnost sigurnosti turvallisuus zabezpeceni
seeds: saatgut sementes sementi semilla semillas
services: diensten dienstleistung dienstleistungen dienstleistungsgesellschaft dienstverlening hizmet hizmetleri layanan pakalpojumi palvelu palvelut paslaugos perkhidmatan poslugi serveis serviceydelser servicii serviciilor servicio servicios serviciul servico servicos servizi servizio sluzby sluzeb sluzieb storitve szolgaltatas szolgaltatasok szolgaltato tjanster tjenester uslug usluge uslugi uslugowe ypiresies ypiresion
shipping: laivanvarustamo navegacao navegacion naviera navieras navigazione naytilia naytiliaki parokhodstvo pelayaran perkapalan rederi rederiet rederij reederei reedereigesellschaft scheepvaart schiffahrt schifffahrt schifffahrtsgesellschaft sjofart skibsfart varustamo zegluga zeglugi
shipyard: astillero brodogradiliste estaleiro santierul scheepswerf schiffswerft skibsvaerft skipsverft stocznia telakka tersanesi werft
shipyards: astilleros estaleiros
shoes: ayakkabi calcado calcados calzado calzados calzature calzaturiero calzaturificio chaussure chaussures incaltaminte obuwia obuwie schoenen schuhe schuhfabrik skotoej skotoj zapateria zapatos
shop: prodejna
silk: soie soieries
social: sociaal sociais sociala sociale sociales sociali socialna socialnej socialni sociaux socijalni sosiaali sosial sosyal sotsialnykh sotsialnyy soziale sozialer soziales spoleczna spoleczne spoleczny spolecznych szocialis
society: biedriba cemiyeti draugija drustvo genootschap sallskap sallskapet samfund samfundet sociedade societat spolecnost spolocnost tarsasag tarsasaga towarzystwo
software: yazilim
solar: solaires
solidarity: solidaridad solidarite
solutions: solucao solucion soluciones solucoes soluzione soluzioni
sons: ogullari soehne soenner sohne yioi zonen
space: despace kosmicheskikh kosmicheskiy lespace spatiale spatiales spaziale
spinning: filatura filature spinnerei spinnereien
sports: deporte deportiva deportivo deportivos desporto esporte esportes esportiva esportivo idraet idrett idrott sporta sportif sportiv sportiva sportive sportivo sportovni sportovy sportowe sportowy sportu urheilu
stainless: inossidabile
state: allami davlat derzhavna derzhavne derzhavniy devlet drzavna drzavni dzyarzhauny estado estaduais estadual estatal estatales gosudarstvennaya gosudarstvennoe gosudarstvennogo gosudarstvennyy negara negeri panstwowa panstwowe panstwowy riiklik staatlich staatliche staatlicher staatliches statale statens statliga statlige statna statni statny statului valsts valstybinis valtion
states: estados
statistical: statisticky
statistics: statistica statistik statistikk
steel: acciai acciaieria acciaierie acciaio acelmu aceria acerias acero aceros aciaria acier acierie acieries aciers chalyvas chalyvoyrgia chalyvoyrgiki edelstahlwerk edelstahlwerke huettenwerk huettenwerke huttenwerk huttenwerke keluli ocelarny ocelove siderurgia siderurgic siderurgica siderurgie siderurgique staal staalbedrijf staalfabriek staalvaerk stahlwerk stahlwerke staleliteynyy stali stalowe stalvaerk stalverk zelezarna zelezarny zeleziarne zeljezara
storage: almacenaje almacenamiento
stores: butiker butikker loja lojas magasin magasins magazacilik magazalari sklepy tienda tiendas winkels
strategies: estrategia estrategias strategie
studies: detudes estudios estudos etudes letudes studi studien studija
sugar: acucar azucar azucarera azucarero azucareros azucares cukorgyar cukrovar cukrovary cukrownia cukru sakhar sakharnyy secerana seker sucre sucrerie sucreries sucres sucriere suiker suikerfabriek zahar zuccheri zuccherificio zucchero zucker zuckerfabrik zuckerfabriken
supermarkets: supermarkten supermercado supermercados supermercati
supply: abastecimiento approvisionnement fornecimento forsyning suministro suministros suprimentos zaopatrzenia zaopatrzenie
surgery: cerrahisi chirurgia chirurgie cirugia cirurgia khirurgii kirurgi
surgical: chirurgicale
sustainability: sustentabilidade
sustainable: duurzaam duurzame sostenibile sostenible sustentable
systems: jarjestelmat rendszerek sistem sistemas sisteme sistemi sistemleri sistemy sustavi systeme systemen systemer systemes systemow systemy systimata systimaton
tax: belastingadviseurs
technical: muszaki technicka technicke technicky technickych techniczna techniczne techniczny techniek technik techniki technique techniques technisch technische technischen technischer technisches tecnica tecnicas tecniche tecnici tecnico tecnicos tehnic tehnica tehnicka tehnicki tehnicni tekhnicheskaya tekhnicheskiy tekhnicheskoe tekhnichniy teknik teknikk tekninen teknisk tekniska tekniske
technology: gijiyutsu gijutsu lltknwlwjy ltknwlwjyh praudyogiki pryukti technologiai technologias technological technologii technologijos technologiju technologiko technologique technologiques tecnologica tecnologico tehnologie tehnologii tehnologija tehnologije tehnoloogia tekhnologicheskiy tekhnologichniy tekhnologii tekhnologiy tekniikka teknillinen teknolji teknologi teknologia teknologier teknologisk teknologiske teknolojia teknolojileri teknolojisi texnologiya wltknwlwjy wltqnyh
telecommunications: tavkozlesi telecommunicatie telecomunicacion telecomunicatii telecomunicazione telecomunicazioni telekommunikation telekommunikatsii telekomunikace telekomunikacie telekomunikacja telekomunikacji telekomunikacyjne telekomunikasyon tilepikoinonies tilepikoinonion
telephone: puhelin telefonia telefonos telephonie
television: fernsehen telebachennya televidenie televisao televisi televisie televisione televisiva televisora televize televizia televizija televizio televiziune televiziunea televizyon telewizja
textiles: hilados hilanderia tecelagem tecidos tejidos tekstiili tekstil tekstiler tekstylia tessile tessili tessitura tessiture tessuti texteis textiel textil textilien textilni textilwerke wlokiennicze wlokienniczy
theater: divadlo gledalisce kazaliste pozoriste schouwburg szinhaz teater teatern teatr teatras teatret teatri teatris teatro teatros teatrul teatteri theatro tiyatrosu
therapeutics: therapeutique therapeutiques
timber: maderera madereras maderero traelast
tires: llantas neumaticos pneumatici pneus
tobacco: duhan tabacalera tabaco tabacos tabacs tabak tutun
tools: doutillage ferramentas gereedschap gereedschappen herramientas loutillage naradi outillage outils tyokalut utensileria utensili vaerktoej vaerktoj verktoey verktoy verktyg werkzeugbau werkzeuge werkzeugfabrik
tourism: fremdenverkehr idegenforgalmi matkailu pariwisata pelancongan toerisme tourisme tourismus toyrismos toyristiki turisme turismo turistica turisticka turistico turisticos turistika turisztikai turizam turizm turizma turizmu turystyczny turystyka turystyki
towing: sleepdienst
toxicology: toxicologie
toys: brinquedos hracky jouet jouets jugueteria juguetes legetoej legetoj leketoey leketoy leksaker speelgoed
trading: comercializacao comercializacion comercializadora comercializadoras comert handel handelmaatschappij handels handelsbedrijf handelsgesellschaft handelshaus handelshus handelsmaatschappij handelsonderneming handelsselskab handelsselskap handlowa handlowe handlu kaubandus kauppa kereskedelem kereskedelmi kereskedo kereskedohaz negoce negociants obchod obchodna obchodni obchodny perdagangan prekyba ticaret tirdznieciba torgivlya torgovaya torgoviy torgovlya torgovoy torgovyy trgovacko trgovina trgovsko
training: apprentissage capacitacion dapprentissage entrenamiento formacao formacion lapprentissage opleiding opleidingen schulung treinamento
translation: ubersetzung ubersetzungen uebersetzung uebersetzungen
transmission: transmissao
transportation: angkutan doprava dopravni dopravny dopravy fuvarozo kozlekedesi kuljetus kuljetusliike liikenne metafores metaforon nakliyat pengangkutan prevoz prijevoz szallitasi tasimacilik transporta transportadora transportbedrijf transporte transportes transporteur transporteurs transportista transportistas transportnaya transportniy transportowe transportowy transportu transporturi transporturilor trasporti trasporto ulastirma verkehr verkehrsbetriebe verkehrsgesellschaft vervoer vervoersbedrijf
travel: cestovni matkatoimisto reisbureau reisebuero reiseburo reisebyra reisebyraa reisen reizen rejsebureau resebyra seyahat utazasi viagens viaggi viaggio viaje viajes
trucks: lastwagen
trust: fideicomiso
union: birligi gewerkschaft sindicato spilka svaz syndicat uniunea zvaz zwiazek
unit: unidade unidades
united: unida unidas unido unidos
universal: universales universel universelle
university: bisbbidyaly daigaku daxue delluniversita duniversite egyetem egyeteme egyetemi fakultna fakultni iunibharsiti luniversita luniversite oilthigh ollscoil panepistimio prifysgol sveucilisna sveuciliste ulikool unibertsitatea universidad universidade universidades universita universitaet universitaeten universitaets universitair universitaire universitaires universitar universitari universitaria universitario universitarios universitas universitat universitate universitatea universitaten universitatii universitats universite universiteit universiteiten universites universitesi universitet universiteta universitetas universitetet universiteti universitets universitetu universiti univerza univerzita univerzitet univerzitete univerzitetski univerzitna univerzitni univerzity uniwersytecka uniwersytecki uniwersyteckie uniwersytet uniwersytetu visvvidyaly yliopisto yliopiston yunifasiti yunivelsirri
urban: durbanisme lurbanisme urbain urbaine urbanisme urbanismo urbanistica urbano
valves: armaturen armaturenwerk ventile
vegetables: groenten hortalicas hortalizas legumbres ortaggi verduras
vehicles: araclar fahrzeuge fahrzeugwerke fordon vehicule vehicules vehiculo vehiculos veicoli veicolo veiculo veiculos voertuigen
veterinary: diergeneeskunde dyrlaege tieraerztlich tieraerztliche tierarztlich tierarztliche veterinaire veterinaires veterinar veterinara veterinari veterinaria veterinario veterinarios veterinarmedicinska veterinarna veterinarni veterinarnoi veterinarnoy veterinarnyy veterinarska veterinarski veterinerlik weterynarii weterynaryjna weterynaryjny
warehouses: armazens
waste: abfall affald afval afvalverwerking avfall dechet dechets deseuri entsorgung hulladek hulladekgazdalkodasi odpadow odpady residuos rifiuti
water: acque acquedotto agua aguas eaux vandforsyning vatten vizmuvek vodarna vodarny vodovod vody wasser wasserwerk wasserwerke waterbedrijf wodociagi wodociagow wody ydreysi ydreysis
weaving: weberei
welding: soldadura
wholesale: atacadista atacado groothandel grosserer grosshandel grossist hurtownia mayorista mayoristas partihandel velkoobchod
windows: fenster fensterbau fonster
wine: boraszati vinarija vinho vini vino vinos vins vinuri vitivinicola weinkellerei wijn wijnen
winery: boraszat pinceszet vinarstvi vinarstvo vinicola weingut
wines: vignobles vinhos
wire: drahtwerk drahtwerke
women: femmes kadin kvinder kvinner kvinnor mujeres mulheres naisten perempuan vrouwen wanita
wood: drvna faipari legname legnami legno madeira madeiras madera maderas puutavara traindustri
workers: lavoratori trabajadores trabalhadores
works: werke zaklad zaklady
workshop: officina vaerksted verkstad verksted verstas
workshops: ateliers officine talleres verkstader
world: dunya mondiale mundial varlden wereld
yarns: filati filato garne iplik
young: jeunes
youth: jeugd juvenil juventud ungdom ungdoms
`;
