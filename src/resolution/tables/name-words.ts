import { TRANSLATION_LINES } from './translation-data.ts';

/**
 * What single words of company names are worth. All words are folded: lower-case ASCII, no apostrophes.
 * Canonical words of a table are final: none of them is an abbreviation or a spelling of another word of it; a word is
 * looked up as an abbreviation first, then as a spelling or translation.
 */
const ABBREVIATION_LINES = `
academy: acad acdmy
acquisition: acq acqs acqstn acquisitions
administration: admin admn
advanced: adv advcd
advertising: advtg advg advt
agency: agcy agencies
agricultural: agri agric agrl
aircraft: acft
airlines: airline
american: amer amern
apartments: apt apts apartment
architects: arch archs archit architect
assets: asset
associated: assd asscd
associates: assoc assocs assn assns assocn associate association associations assc
assurance: assur
atlantic: atl
automotive: auto autos automtve
bancorp: bancorporation bncp bcorp
bancshares: bankshares bancshs bncshs bankshs
bank: bk bnk bks banks
beach: bch
beverages: bev bevs bvg beverage
biopharmaceuticals: biopharma biopharm biopharmaceutical
biosciences: biosci bioscience
biotechnology: biotech biotechs biotechnologies
board: brd
broadcasting: brdcst brdcstg broadcstg
brothers: bros bro
builders: bldr bldrs builder
building: bldg bldgs buildings
capital: cap cptl
casualty: cas caslty
cement: cem
center: ctr cntr ctrs cntrs centers
chemicals: chem chems chemical chemcl chmcl
clinic: clin clinics
college: coll
commercial: coml comml commrcl
commission: commn
communications: comm comms commun communs communication cmmnctns cmmncts
community: cmnty cmty communities
companies: cos
company: co cmpy cmpny
computer: computers cmptr
consolidated: consol consld
construction: constr const cnstr constrn constructions constn
consulting: consult conslt consultancy consultants consultant
continental: contl
contractors: contr contrs contractor
controls: ctl ctrl ctrls control
corporation: corp corpn corps corporations
council: counc
county: cnty
credit: cr cred
dental: dntl
department: dept
design: designs dsgn
developers: devs developer
development: dev devel dvlpmt dvlpmnt devmt devt developments
diagnostics: diag diagn diagnostic
digital: dgtl digtl
distribution: dist distr distrib distribn
distributors: distributor distribs dstrbtrs
district: distt
division: div divn
drilling: drlg drllng
education: educ edu educatn
electric: elec elect electr elctrc
electrical: elecl elctrcl
electronics: elecs electrs elctrncs eltrs electronic
energy: enrgy engy energies
engineering: eng engg engr engrg engin engrng engineers engineer engrs
enterprises: ents entpr entprs entp entps enterprise enterpr
entertainment: entmt entmnt entertnmt entertain
environmental: env envir environ envirnmtl envrnmntl
equipment: equip eqpt equipt eqpmt
equity: equities
exchange: exch
executive: exec
exploration: expl explor explorations
express: xpress
facilities: facs facil facility
family: fam fmly
federal: fed fedl
financial: fin finl fncl fnl financials
foods: food fds
foundation: fdn fndn foundations
freight: frt
fund: fd fnd
funding: fndg
general: gen genl
global: glbl glob
government: govt gov
group: grp grps groups groupe grupo gruppe gruppo groep grupp grpe
growth: grwth
health: hlth
healthcare: hlthcare hlthcr healthcr
heights: hts hgts
holdings: hldg hldgs hlds hldng hldngs hlgs hdg hdgs hldn holding holdng
homes: hms
hospital: hosp hospitals hospl
hospitality: hospty
hotels: htl htls hotel
housing: hsg
income: incm
industrial: indl industl indstrl
industries: ind inds indus indust indstrs industry industrs
information: info inform
innovations: innov innovs innovation
institute: inst institut institutes instit
instruments: instr instrs instrument instrmnts
insurance: ins insur insce insurnce
integrated: integ integr intgrtd
intelligence: intell
interactive: interact
international: intl int intrntl internatl internl intnl intern inatl
investments: inv invt invts invest investment invmt invmts invstmt invstmts
investors: invs investor invr invrs invstrs
laboratories: lab labs laboratory laboratoire laboratoires laboratorios laboratorio laboratori lbrtrs
leasing: lsg leas
library: libr
lighting: ltg
limited: ltd lmtd
logistics: logist lgstcs logistic
machinery: mach machy machines machine mchn mchns
maintenance: maint
management: mgmt mgt mngt mgmnt mngmt mgmnts managmnt
manufacturing: mfg mfrg manuf mnfg mfgs manufg manufact manufctrng
manufacturers: mfr mfrs manufacturer
marketing: mktg mkting mrktg
markets: mkt mkts market
materials: matl matls mtls mat matrls material
medical: med medl medcl
medicine: medicines
memorial: meml
merchandising: merch mdsg
metals: metal mtl
mining: mng mning
mortgage: mtg mtge mtgs mrtg
motors: mtr mtrs motor
mount: mt
mountain: mtn mtns mountains
municipal: mun muni munic
museum: mus musm
mutual: mut mutl
national: nat natl natnl ntl
networks: netw netwk netwks ntwk ntwks network
north: n
northeast: ne
northern: nthn nrthn
northwest: nw
nutrition: nutr nutritn
office: ofc offices
operations: ops opers operation
opportunities: opp opps opportunity opptys
optical: optcl
organization: org orgn orgs organizations
pacific: pac pacif
packaging: pkg pkging pckg pckng
park: pk
partners: ptnr ptnrs prtnrs partner ptrs prtnr
petroleum: pete petrol petr petrlm
pharmaceuticals: pharma pharm pharms pharmaceutical pharmas pharml pharmaceut pharmaceutica phrmctcls
philadelphia: phila
plastics: plas plastic plstcs
plumbing: plbg plumb
power: pwr
precision: prec precis
private: pvt priv prvt
production: prodn prodtn
productions: prodns
products: prod prods prdts product prdcts prdct
professional: prof profl professionals
properties: ppty pptys prop props property prpty prpts
protection: prot protctn
publications: pubs publns publication
publishing: pub publg pubg publishers publisher
railroad: rlrd
railway: ry rwy rlwy rys railways
realty: rlty rlt
recreation: rec recr
regional: regl
rehabilitation: rehab
rentals: rental rntl rntls
republic: repub
research: rsch rsrch resh resrch
resources: res resource rsrcs rsrc
restaurants: restaurant rstrnt
retail: retl
royalty: roylty royalties rylty
saint: st
savings: svgs svg sav savngs
school: sch schl schools
sciences: sci scis science
scientific: scient scientif
securities: secs secur securs secrts
semiconductor: semicon semicond semiconductors
services: svc svcs serv servs srv srvs srvcs srvc service svce
shares: shs shrs share
shipping: shpg shppg
society: soc
software: softw sftwr sftwre
solutions: soln solns solution sltns soltns
southeast: southeastn
southern: sthn sthrn
southwest: sw
specialty: spec spcl spclty specialties speciality spclts
sports: spt spts sport
square: sq
standard: std stnd
steel: stl stls steels
storage: stor storg strg
stores: store strs
strategies: strats strategy strat
street: str
supply: supp suppl supls supplies sply
surgical: surg surgcl
systems: sys syst systm systms system sysms
technical: techl technl
technology: tech techs technol technols tchnlgy tchnlgs technologie technologies tecnologia tecnologias technologia teknoloji tecnologie
telecommunications: telecom telecomm telecomms telecoms telecommunication telecomunicaciones
telephone: tel teleph telep
television: telev
therapeutics: thera therap therapeutic thrptcs
tobacco: tob
trading: trdg trdng trad
transmission: transm
transportation: transp transn transport transportn trnsp transprtn trnsprt transports
travel: trav travels trvl
trucking: trk trkg
trust: tr trst
united: utd untd
university: univ univs universities univerity
utilities: util utils utility
valley: vly val
vehicles: veh vehs vehicle
ventures: vent vents venture vntrs
veterinary: vet
village: vlg vill
water: wtr waters
west: w
western: westn wstrn
wholesale: whsle whsl whol whls
wireless: wirel wrls
works: wks wrks
worldwide: wldwide wrldwd
gebruder: gebr gebrueder gebroeders
gesellschaft: ges
hermanos: hnos hno
fratelli: flli
compagnie: cie
companhia: cia compania
societe: ste
etablissements: ets etabl etablissement
maatschappij: mij
koninklijke: kon
przedsiebiorstwo: przeds
verwaltung: verw verwaltungs
versicherung: vers versicherungs versicherungen
`;

/** Words that one abbreviation may stand for, or that people write for each other; the first is what it is read as. */
const KIN_LINES = `
american america
diversified division dividend
industries industrials
institute institution institutions
transportation transporter
`;

const SPELLING_LINES = `
aging: ageing
airplane: aeroplane
aluminum: aluminium
analog: analogue
anesthesia: anaesthesia
archeology: archaeology
armor: armour
authorized: authorised
behavior: behaviour
behavioral: behavioural
caliber: calibre
catalog: catalogue catalogs catalogues
center: centre centres
check: cheque cheques
civilization: civilisation
color: colour
colors: colours
commercialization: commercialisation
counseling: counselling
customized: customised
defense: defence
dialog: dialogue
digitization: digitisation
donut: doughnut
donuts: doughnuts
draft: draught
encyclopedia: encyclopaedia
esthetic: aesthetic
esthetics: aesthetics
favorite: favourite
fiber: fibre
fibers: fibres
flavor: flavour
flavors: flavours
fulfillment: fulfilment
globalization: globalisation
gray: grey
gynecology: gynaecology
harbor: harbour
hematology: haematology
honor: honour
humor: humour
jeweler: jeweller
jewelers: jewellers
jewelry: jewellery
labeling: labelling
labor: labour
leukemia: leukaemia
license: licence
licensing: licencing
light: lite
liter: litre
luster: lustre
medieval: mediaeval
meter: metre
mobilization: mobilisation
modeling: modelling
mold: mould
molding: moulding
moldings: mouldings
neighborhood: neighbourhood
night: nite
odor: odour
optimization: optimisation
organization: organisation organisations
orthopedic: orthopaedic
orthopedics: orthopaedics
pediatric: paediatric
pediatrics: paediatrics
plow: plough
practice: practise
program: programme
programs: programmes
realization: realisation
saber: sabre
specialized: specialised
sterilization: sterilisation
sulfur: sulphur
theater: theatre theatres theaters
through: thru
tire: tyre
tires: tyres
traveler: traveller
travelers: travellers
utilization: utilisation
vapor: vapour
visualization: visualisation
whisky: whiskey
woolen: woollen
yogurt: yoghurt yoghourt
`;

const STOP_TEXT = `
the a an of and for in at de del la le les las los el l d du des der die das den dem und y e i et og och ja en het van von vom zu zur am im fur
di da do dos della dello delle dei degli e al au aux o os as sur pour per para por com con
`;

const GENERIC_TEXT = `
company companies corporation group holding holdings limited incorporated international global worldwide world national american united general first federal central
service services solution solutions system systems technology technical network networks software hardware media digital data cloud online internet web cyber information
partner partners partnership associates associated capital equity fund funds trust finance financial investments investors investment asset assets securities savings credit
lending loan loans mortgage bank banking bancorp bancshares insurance assurance reinsurance consulting advisors advisory advisers management administration agency
industries industrial manufacturing manufacturers products product production productions engineering construction builders building contractors development developers
design designs architects properties realty real estate land housing homes home rentals leasing enterprises enterprise ventures business commercial trade trading traders
marketing advertising promotions communications telecommunications telecom broadcasting publishing publications press news entertainment studio studios pictures music games
energy power electric electrical electronics oil gas petroleum fuel fuels solar wind renewables utilities water environmental waste recycling mining minerals metals steel
materials chemicals plastics packaging paper pharmaceuticals biopharmaceuticals biotechnology biosciences therapeutics diagnostics laboratories sciences scientific research
health healthcare medical medicine dental clinic hospital pharmacy wellness care therapy nursing education school college university academy institute training learning
logistics transportation shipping freight express delivery trucking travel tours airlines aviation aerospace marine automotive motors auto vehicles parts supply supplies
distribution distributors wholesale retail stores shop shops market markets supermarkets foods beverages restaurants catering cafe hotels hospitality resorts club sports
fitness fashion apparel clothing textiles beauty cosmetics furniture jewelry outdoor garden agricultural agriculture farms farm foundation society council organization
center city county community public private professional personal business corporate strategic integrated advanced applied innovative innovations innovation creative dynamic
premier premium quality standard universal unlimited total complete direct express plus pro prime best super smart modern future new old royal
security safety protection legal law office offices staffing recruitment employment resources human outsourcing operations support maintenance repair cleaning printing
equipment machinery machines tools instruments controls automation precision components devices semiconductor interactive wireless mobile intelligence robotics
acquisition opportunities growth income royalty exploration infrastructure facilities storage division branch department region regional local
gesellschaft firma unternehmen unternehmensgruppe verwaltung verwaltungsgesellschaft beteiligung beteiligungen beteiligungsgesellschaft vermogensverwaltung handel handels vertrieb
vertriebs dienstleistungen dienstleistung beratung unternehmensberatung versicherung sparkasse volksbank immobilien grundstucks bau hochbau tiefbau maschinenbau anlagenbau
technik elektrotechnik elektro logistik transporte spedition reisen verlag druck druckerei apotheke praxis klinik klinikum krankenhaus genossenschaft stiftung verein verband
industrie werke werk fabrik produktion service haus stadtwerke deutsche deutscher deutschland internationale nationale allgemeine neue
societe compagnie etablissements entreprise entreprises maison groupement conseil conseils gestion immobiliere immobilier assurance assurances banque credit mutuel agricole
industrie industries industriel commerce commerciale distribution transports travaux batiment construction constructions ingenierie informatique solutions formation sante
pharmacie laboratoires energie energies eau nationale francaise generale internationale nouvelle financiere participations developpement exploitation
sociedad compania empresa empresas grupo comercial comercializadora distribuidora distribuciones servicios soluciones sistemas industrias industrial construcciones
constructora inmobiliaria inversiones inversion gestion consultores consultoria ingenieria transportes productos alimentos seguros banco caja fundacion cooperativa
tecnologia nacional internacional general nueva energia hoteles salud farmaceutica importadora exportadora agricola servico servicos industria comercio participacoes
empreendimentos investimentos construtora imobiliaria engenharia consultoria transportes alimentos seguros produtos companhia sociedade gestao administradora fundo fundos
societa azienda impresa imprese gruppo servizi soluzioni sistemi industria industriale costruzioni edilizia immobiliare investimenti finanziaria partecipazioni consulenza
trasporti prodotti alimentari assicurazioni banca cassa fondazione cooperativa tecnologie nazionale internazionale generale italiana commerciale fratelli officine
bedrijf handel handelsonderneming beheer holding diensten groep maatschappij koninklijke vastgoed bouw transport nederland nederlandse
przedsiebiorstwo spolka handlowe uslugi uslugowe produkcyjne zaklad zaklady grupa polska sanayi ticaret insaat gida tekstil turizm enerji
bolag foretag fastigheter handels invest tjanster svenska norsk dansk yhtio kiinteisto palvelut bygg entreprenad
kabushiki kogyo sangyo shoji seisakusho denki kensetsu shokuhin seiyaku kaisha
brothers cooperative exporters factory importers informatics sales tourism workshops works
`;

const PLACE_TEXT = `
north south east west northern southern eastern western northeast northwest southeast southwest northeastern northwestern southeastern southwestern
upper lower central inner outer mid midwest midwestern greater new nord sud sued ost ouest est norte sur sul este oeste leste noord zuid oost nord ovest
america americas europe europa asia africa afrique oceania australasia emea apac latam nordic nordics scandinavia benelux dach iberia caribbean
`;

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ORDINAL_WORDS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
const ORDINAL_FIGURES =
  '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th';
const ROMAN_NUMERALS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx';

/** Abbreviations, truncations and plain plurals of words that stand in many names, to the word itself. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(variantsOf(ABBREVIATION_LINES));

const KIN: ReadonlyMap<string, number> = new Map(
  KIN_LINES.trim()
    .split('\n')
    .flatMap((line, at) => wordsOf(line).map((word): [string, number] => [word, at])),
);

/** Whether an abbreviation may have been read as one word where the other was meant: `AMER` is American and America. */
export function areKin(left: string, right: string): boolean {
  const kin = KIN.get(left);
  return kin !== undefined && left !== right && kin === KIN.get(right);
}

const BRIEF_FORMS: ReadonlyMap<string, readonly string[]> = briefForms();

/** Abbreviations of two letters, which may as well be the beginning of a name: `st` of `saint`. */
export function briefFormsOf(word: string): readonly string[] {
  return BRIEF_FORMS.get(word) ?? [];
}

/** British and other spellings to American ones. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...variantsOf(SPELLING_LINES),
  ...variantsOf(TRANSLATION_LINES),
]);

/** Words that weigh almost nothing wherever they stand. */
export const STOP_WORDS: ReadonlySet<string> = new Set(wordsOf(STOP_TEXT));

/** Words that tell no company from another, alone or together; with every abbreviation of them. */
export const GENERIC_WORDS: ReadonlySet<string> = withVariants(wordsOf(GENERIC_TEXT));

/** Directions and regions: names that differ in one of them are sisters, not one company. */
export const PLACE_WORDS: ReadonlySet<string> = withVariants(wordsOf(PLACE_TEXT));

/** Words that companies put into or leave out of their own name. A holding is not what it holds. */
export const LOOSE_WORDS: ReadonlySet<string> = new Set(['group', 'company', 'corporation']);

/** Organisations that have parts which bear their name. */
export const INSTITUTION_WORDS: ReadonlySet<string> = withVariants(['university', 'college', 'hospital']);
/** What such parts are called: `University Hospital of Padua`. */
export const UNIT_WORDS: ReadonlySet<string> = withVariants(
  wordsOf(
    'clinic college department faculty foundation hospital institute laboratories library museum observatory press school',
  ),
);

/** Roman numerals to thirty and number words to twenty, to figures; ordinals to their own: `First Bank` is not `One Bank`. */
export const NUMERALS: ReadonlyMap<string, string> = new Map(
  [NUMBER_WORDS, ROMAN_NUMERALS]
    .flatMap((words) => wordsOf(words).map((word, at): [string, string] => [word, String(at + 1)]))
    .concat(wordsOf(ORDINAL_WORDS).map((word, at) => [word, wordsOf(ORDINAL_FIGURES)[at] ?? word])),
);

/** Stand alone before or after the name, or in brackets with more words. */
const MARKS = [
  'do not (?:use|call|contact|mail|email|enrich|merge|touch)',
  "don['’]?t use",
  'dn[uc]',
  'dup(?:e|licate)?s?',
  'to be (?:deleted|merged|closed|removed)',
  'deleted?',
  'delete me',
  'inactive',
  'obsolete',
  'archived?',
  'defunct',
  'out of business',
  'closed(?: account)?',
  'bad (?:data|record)',
  'junk',
  'merged',
  'test(?: (?:account|record|company|only|customer))?',
].join('|');
/** Too common as words of names to be taken for marks outside brackets. */
const MARKS_IN_BRACKETS = [
  'old|new|former|dead|copy|sample|demo|sandbox|temp(?:orary)?|tbd|bankrupt|dissolved',
  'prospect|customer|client|lead|vendor|supplier|partner|competitor|parent',
  'hq|headquarters?|head ?office|main|primary|billing|bill[- ]?to|ship[- ]?to|sold[- ]?to',
  'tm|sm|r|c',
].join('|');
/** A hyphen without a space belongs to the name: `Test-Rite`. */
const APART = String.raw`(?:\s*[*_:|]+\s*|\s+[–—-]+\s*|[–—-]+\s+)`;
const BEHIND_FORM = String.raw`(?<=\s(?:inc|incorporated|corp|corporation|company|ltd|limited|llc|llp|lp|gmbh|kg|ag|plc|co|se|s\.?a|n\.?v|b\.?v|s\.?r\.?l|oy|oü|ab|trust|bancorp)\.?)`;
const STATE_TAGS =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NEW|ADR|ADV|CAN|CN|FI|UK|BD|PR|TA';

/**
 * What people and registers write into a name beside the name, each to be replaced by a space, in this order:
 * markers of dead and double records, internal numbers, states of registration, the course of a winding-up.
 */
export const CRM_JUNK: readonly RegExp[] = [
  /[™®©℠]/gu,
  new RegExp(String.raw`[\[({<]\s*(?:(?:${MARKS})\b[^\])}>]*|(?:${MARKS_IN_BRACKETS}))\s*[\])}>]`, 'giu'),
  /^\s*(?:account|company|customer|client|vendor)(?: name)?\s*:\s*/giu,
  /^\s*(?:copy|clone|duplicate|dupe) of\s+/giu,
  new RegExp(String.raw`^[\s*#!~_.zx-]*(?<![a-z])(?:${MARKS}|old)${APART}`, 'giu'),
  /^[\s*#!~_.zx-]*(?<![a-z])(?:do not use|don['’]?t use|dnu)\b[\s*_:|–—-]*(?=[\p{L}\p{N}])/giu,
  /^\s*(?:[zx]_+|(?:zz+|xx+)[_.*-]+|(?:zzz+|xxx+)\s+)/giu,
  new RegExp(String.raw`${APART}(?:${MARKS}|old)\s*[*_!.]*\s*$`, 'giu'),
  /\s+(?:do not use|don['’]?t use|dnu)\b.*$/giu,
  /(?<![\p{L}\p{N}])\*+|\*+(?![\p{L}\p{N}])|\*{2,}|#{2,}|!{2,}|~+|\^+|={2,}|_{2,}/gu,
  /^\s*\d{4,}\s*[–—_:|-]+\s*(?=\p{L})/gu,
  /[\s(#|–—-]+(?:id|acct|account|cust|customer|vendor|ref)(?: ?(?:id|no|nr|number))?[.:#\s]*#?[a-z]{0,3}-?\d{3,}\s*[)\]]*\s*$/giu,
  /\s*[([]\s*#?(?!(?:1[89]|20)\d\d\D)\d{3,}\s*[)\]]\s*$/gu,
  /\s+[–—_|-]\s*#?(?!(?:1[89]|20)\d\d\s*$)\d{4,}\s*$/gu,
  /\s*#\s*\d{3,}\s*$/gu,
  /[\s(|-]+001[a-z0-9]{12}(?:[a-z0-9]{3})?\)?\s*$/giu,
  /\s*[\\/]\s*\p{L}{2,4}\s*[\\/]\s*$/gu,
  new RegExp(String.raw`\s*[\\/]\s*(?:${STATE_TAGS}|[Nn][Ee][Ww])\s*$`, 'gu'),
  new RegExp(String.raw`\s+[\\/]\s*(?:${STATE_TAGS})\s*$`, 'giu'),
  new RegExp(String.raw`${BEHIND_FORM}\s*[\\/]\s*(?!nv|sa)(?:\p{L}{2,3}|\p{L}[\p{L} ]+[\\/])\s*$`, 'giu'),
  /\s+et al\.?\s*$/giu,
  new RegExp(
    String.raw`${BEHIND_FORM},?\s+an?\s+(?:\p{L}+ ){1,3}(?:corporation|company|partnership|association|bank|trust)\s*$`,
    'giu',
  ),
  /,?\s+(?:and|&)\s+(?:its\s+)?(?:consolidated\s+)?(?:subsidiar(?:y|ies)|affiliates)(?:\s+companies)?\.?\s*$/giu,
  /^\s*soci[eé]t[eé] dite\s*:?\s+/giu,
  /\s+[–—-]\s+(?:[\p{L}.' ]{2,30}\s)?(?:(?:head|regional|main|branch|sales) ?)?(?:offices?|hq|headquarters)\s*$/giu,
  new RegExp(String.raw`${BEHIND_FORM}\s*#\s?\d{1,2}\s*$`, 'giu'),
  /\s*[,–—-]+\s*(?:accounts? (?:payable|receivable)|a\/p|accounting|billing|purchasing|procurement|payroll|human resources)(?: dep(?:t|artment)\.?)?\s*$/giu,
  /[\s,(–—-]+(?:in (?:(?:creditors['’]? )?voluntary |provisional |members['’]? voluntary )?(?:liquidation|administration|receivership|bankruptcy|liquidatie|liquidazione|abwicklung|insolvenz|oprichting|gründung)|en liquidaci[oó]n|en liquidation|em liquidação|w likwidacji|v likvid[aá]cii?|i likvidation|i konkurs|under konkurs|i\. ?l\.|i\. ?gr?\.|debtor[- ]in[- ]possession)\)?\s*$/giu,
];

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function variantsOf(lines: string): readonly [string, string][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [canonical = '', variants = ''] = line.split(': ');
      return wordsOf(variants).map((variant): [string, string] => [variant, canonical]);
    });
}

function briefForms(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>();
  for (const [variant, canonical] of ABBREVIATIONS)
    if (variant.length === 2) forms.set(canonical, [...(forms.get(canonical) ?? []), variant]);
  return forms;
}

function withVariants(words: readonly string[]): ReadonlySet<string> {
  const all = new Set(words.flatMap((word) => [word, ABBREVIATIONS.get(word) ?? word]));
  for (const [variant, canonical] of ABBREVIATIONS) if (all.has(canonical)) all.add(variant);
  return all;
}
