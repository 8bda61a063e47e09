import { hashOf } from './by-hash.ts';

const LONGEST_NAME = 28;
const LONGEST_WORD = 10;
const CLIPPED_WORD = 9;

/** In the manner of the SEC's "Official List of Section 13(f) Securities"; several spellings are all in use there. */
const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  `
  ACQUISITION=ACQUISITION,ACQ AMERICA=AMER AMERICAN=AMERN,AMER AND= ASSOCIATES=ASSOC BANCORPORATION=BANCORP
  BANCSHARES=BANCSHARES,BANCSHS BROTHERS=BROS CALIFORNIA=CALIF CANADIAN=CDN CHEMICAL=CHEM COMMUNICATIONS=COMMUNICATIONS,COMM
  COMMUNITY=CMNTY COMPANIES=COS COMPANY=CO CORPORATION=CORP DEVELOPMENT=DEV DIVERSIFIED=DIVERS,DIV
  EDUCATION=ED ELECTRIC=ELEC ENTERPRISES=ENTERPRISES,ENTPRS ENTERTAINMENT=ENTMT ENVIRONMENTAL=ENVIRONMENTAL,ENVIR
  EQUIPMENT=EQUIP FEDERAL=FED FINANCIAL=FINL FUND=FD GENERAL=GEN GROUP=GRP,GROUP HEALTHCARE=HEALTHCARE,HLTHCARE
  HOLDING=HLDG HOLDINGS=HLDGS HOSPITALITY=HOSPITALITY INCORPORATED=INC INDUSTRIES=INDS INDUSTRIAL=INDL
  INFRASTRUCTURE=INFRASTR INSURANCE=INS INTERNATIONAL=INTL INVESTMENT=INVT INVESTMENTS=INVTS INVESTORS=INVS
  LABORATORIES=LABS LIMITED=LTD MACHINES=MACHS MANAGEMENT=MGMT MANUFACTURING=MFG MATERIALS=MATLS MORTGAGE=MTG
  MOUNTAIN=MTN MUNICIPAL=MUN NATIONAL=NATL OPPORTUNITIES=OPPTYS,OPPORTUNITY PACIFIC=PAC PETROLEUM=PETE
  PHARMACEUTICAL=PHARMACEUTICAL,PHARM PHARMACEUTICALS=PHARMACEUTICALS,PHARMA PRODUCTS=PRODS PROPERTIES=PPTYS
  PROPERTY=PPTY QUALITY=QLTY REALTY=RLTY RESEARCH=RESH RESOURCES=RES SCIENCES=SCIENCES,SCI SECURITIES=SECS
  SEMICONDUCTOR=SEMICONDUCTOR,SEMICOND SERVICES=SVCS SOLUTIONS=SOLUTIONS,SOLNS SOUTHERN=SOUTHN SYSTEMS=SYS
  TECHNOLOGIES=TECHNOLOGIES,TECH TECHNOLOGY=TECHNOLOGY,TECH THERAPEUTICS=THERAPEUTICS,THERAPEUTIC
  TRANSPORTATION=TRANSN TRUST=TR UNITED=UTD WESTERN=WESTN WORLDWIDE=WORLDWIDE
  `
    .trim()
    .split(/\s+/)
    .map((entry): [string, readonly string[]] => {
      const [word = '', short = ''] = entry.split('=');
      return [word, short.split(',')];
    }),
);

/** A name as holdings lists print it: upper case, abbreviated, clipped to 28 characters. */
export function shortenName(name: string): string {
  const words = wordsOf(name);
  const shortened = words.map((word) => shortenWord(word, words[0] ?? '')).filter((word) => word !== '');
  return shortened.join(' ').slice(0, LONGEST_NAME).trim();
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word, index) => word !== '' && !(index === 0 && word === 'THE'));
}

/** The first word decides between spellings, so that names which begin alike stay alike. */
function shortenWord(word: string, firstWord: string): string {
  const spellings = ABBREVIATIONS.get(word);
  if (spellings === undefined) return word.length > LONGEST_WORD ? word.slice(0, CLIPPED_WORD) : word;
  const drawn = Number.parseInt(hashOf(`${firstWord} ${word}`).slice(0, 8), 16);
  return spellings[drawn % spellings.length] ?? word;
}
