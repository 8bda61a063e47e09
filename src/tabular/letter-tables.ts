/**
 * How often each letter beyond ASCII stands in a language, in percent of all such letters: rough figures, written
 * from general knowledge of the languages and rounded. What is not listed is rare.
 */
export const LETTERS = {
  polish: 'ł22 ó15 ą13 ę14 ś10 ż11 ć6 ń7 ź2',
  czech: 'í20 á18 é10 ě10 ř9 č9 š7 ž7 ý7 ů4 ú3 ň1 ť1 ď1',
  slovak: 'á22 í13 é11 č10 ý8 ž8 š9 ú6 ľ4 ť3 ó4 ô2 ň2 ä1 ď1',
  hungarian: 'é26 á28 ö8 ó10 ő8 í6 ü6 ú4 ű2',
  croatian: 'č30 š26 ž20 ć18 đ6',
  romanian: 'ă32 ţ20 ş20 î14 â14',
  german: 'ü38 ä27 ö24 ß10',
  french: 'é64 è13 à4 ê4 ç5 ô4 î2 â2 ë1 û1 ï1 œ1',
  spanish: 'ó36 í21 á15 é12 ñ10 ú5 ü1',
  portuguese: 'ã22 ç20 á12 é11 ó8 í9 ê6 õ5 ú4 â3 à1 ô2',
  nordic: 'ö24 ä22 å21 ø20 æ8 é3 ü2',
  italian: 'à40 è18 é10 ì8 ò14 ù10',
  icelandic: 'í15 á15 ó12 ð13 þ7 ö11 ú7 é6 ý5 æ9',
  estonian: 'ä31 õ29 ü26 ö11 š2 ž1',
  turkish: 'ı24 ş15 ü18 ç10 ğ9 ö10 i\u03075 â1',
  lithuanian: 'ų15 ė18 š18 ž10 ū10 į8 č8 ą9 ę4',
  russian:
    'о11 е9 а8 и7 н7 т6 с5 р5 в5 л4 к4 м3 д3 п3 у3 я2 ы2 ь2 г2 з2 б2 ч1 й1 х1 ж1 ш1 ю1 ц1 щ1 э1 ф1 ё1 і1 ї1 є1',
  latvian: 'ā28 ī18 ē13 š10 ņ8 ū7 ģ3 ķ3 ļ6 ž4 č2',
} as const;

export type Language = keyof typeof LETTERS;

/** Letters that a language has in some places of a word alone: what tells them from Hungarian ő, which has their byte. */
export const PLACES: Partial<Record<Language, readonly [letter: string, place: RegExp]>> = {
  portuguese: ['õ', /õe/i],
  estonian: ['õ', /^[^aeiouyäöü]*õ\p{L}/iu],
};

/** What the words of small countries must say beyond those of large ones, as a natural logarithm. */
export const RARITY: Partial<Record<Language, number>> = { icelandic: 2 };

const WESTERN: readonly Language[] = [
  'german',
  'french',
  'spanish',
  'portuguese',
  'nordic',
  'italian',
  'icelandic',
  'estonian',
];
const CENTRAL: readonly Language[] = ['polish', 'czech', 'slovak', 'hungarian', 'croatian', 'romanian'];

/** An encoding of Latin letters, the languages it was made for, and how much its letters must say for it. */
export interface LatinEncoding {
  readonly encoding: string;
  readonly languages: readonly Language[];
  /** Natural logarithm of how rare such files are beside Windows-1252. */
  readonly handicap: number;
}

export const LATIN_ENCODINGS: readonly LatinEncoding[] = [
  { encoding: 'windows-1252', languages: WESTERN, handicap: 0 },
  { encoding: 'windows-1250', languages: [...CENTRAL, 'german'], handicap: 4 },
  { encoding: 'iso-8859-2', languages: [...CENTRAL, 'german'], handicap: 6 },
  { encoding: 'windows-1254', languages: ['turkish', 'german', 'french'], handicap: 5 },
  { encoding: 'windows-1257', languages: ['lithuanian', 'latvian', 'estonian'], handicap: 5 },
  { encoding: 'macintosh', languages: WESTERN, handicap: 5 },
  // What Excel calls CSV (MS-DOS), and CSV (Macintosh) of Central Europe.
  { encoding: 'cp850', languages: WESTERN, handicap: 6 },
  { encoding: 'cp437', languages: WESTERN, handicap: 7 },
  { encoding: 'cp852', languages: [...CENTRAL, 'german'], handicap: 8 },
  { encoding: 'maccenteuro', languages: [...CENTRAL, 'german'], handicap: 8 },
];

/** The encodings of Cyrillic letters. */
export const CYRILLIC_ENCODINGS: readonly LatinEncoding[] = [
  { encoding: 'windows-1251', languages: ['russian'], handicap: 0 },
  { encoding: 'koi8-r', languages: ['russian'], handicap: 2 },
  { encoding: 'cp866', languages: ['russian'], handicap: 4 },
  { encoding: 'maccyrillic', languages: ['russian'], handicap: 5 },
];
