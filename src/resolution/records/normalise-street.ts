import { foldWords } from '../names/fold.ts';

const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    boulevard: 'blvd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    square: 'sq',
    parkway: 'pkwy',
    highway: 'hwy',
    place: 'pl',
    terrace: 'ter',
    suite: 'ste',
    floor: 'fl',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    building: 'bldg',
    strasse: 'str',
    straße: 'str',
    trail: 'trl',
    circle: 'cir',
    alley: 'aly',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
    eleventh: '11th',
    twelfth: '12th',
  }),
);
const SHORT = new Set(STREET_WORDS.values());
const GLUED = /\b([A-Z][a-z]{2,})([A-Z][a-z]+)\b/g;
/** With a number or letters behind them: `Rue Ste Catherine` is no suite. */
const UNITS = /\b(?:ste|fl|unit|apt|room|rm|bldg)\s+(?:\w*\d\w*|[a-z]{1,2})\b|\b\d+(?:st|nd|rd|th)\s+fl\b/g;

/** The words of a street as they are compared, in short; undefined when it says none. */
export function normaliseStreet(text: string): string | undefined {
  const words = foldWords(text.replace(GLUED, partedWord)).split(' ').map(streetWord).join(' ');
  const bare = words.replace(UNITS, '').replace(/ +/g, ' ').trim();
  return bare === '' ? undefined : bare;
}

/** `MononaDr` */
function partedWord(glued: string, name: string, word: string): string {
  return isShortOrWhole(word.toLowerCase()) ? `${name} ${word}` : glued;
}

function isShortOrWhole(word: string): boolean {
  return STREET_WORDS.has(word) || SHORT.has(word);
}

/** The short form of a word of streets (`st`), of a folded one. */
export function streetWord(word: string): string {
  return STREET_WORDS.get(word) ?? (word.endsWith('strasse') ? word.slice(0, -'asse'.length) : word);
}
