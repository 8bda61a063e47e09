const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

/** What a town or a county is called before its name, folded. */
const BEFORE_NAME = wordsOf(
  `stadt gemeinde landkreis ville mairie commune comune ayuntamiento municipio ajuntament prefeitura gemeente kommune kommun`,
);

/** The same of counties and states, too, and of what governs them. */
export const AUTHORITY_WORDS: ReadonlySet<string> = new Set([
  ...BEFORE_NAME,
  ...wordsOf(
    'landeshauptstadt hansestadt kreis kanton freistaat stad canton ayto alcaldia diputacion citta camara',
  ),
]);

/** Words for what every town or village has one of, as they are compared: folded, and of some languages in English. */
const LOCAL_BODIES: ReadonlySet<string> = new Set([
  ...BEFORE_NAME,
  ...wordsOf(
    `municipality municipal stadtwerke stadtverwaltung stadtgemeinde ortsgemeinde marktgemeinde concello gmina obec mesto ecoles
     caisse police sheriff tourism parish chamber volksbank raiffeisenbank autohaus pharmacy apotheke farmacia`,
  ),
]);

/** Only together: there are companies with one of them in the name. */
const TOGETHER: readonly (readonly string[])[] = [
  ...['city', 'town', 'village', 'township', 'borough'].map((place) => [place, 'of']),
  ...['city', 'town', 'village', 'borough', 'parish', 'county'].map((place) => [place, 'council']),
  ...['golf', 'country', 'rotary', 'lions'].map((kind) => [kind, 'club']),
  ...['baptist', 'methodist', 'lutheran', 'presbyterian', 'catholic'].map((kind) => [kind, 'church']),
  ['fire', 'department'],
];

/** What names of towns begin with. */
const BEFORE_TOWNS = ['saint', 'sankt', 'san', 'santa', 'bad'];

const OTHERS: ReadonlySet<string> = new Set([...TOGETHER.flat(), ...BEFORE_TOWNS]);

/** Whether words of a name say what every town has one of: the rest of it is the town. */
export function isOfEveryTown(words: readonly string[]): boolean {
  return (
    words.some((word) => LOCAL_BODIES.has(word)) ||
    TOGETHER.some((together) => together.every((word) => words.includes(word)))
  );
}

/** Whether it is one of these words, or tells nothing beside them: it may be of the town. */
export function isLocalWord(word: string): boolean {
  return LOCAL_BODIES.has(word) || OTHERS.has(word);
}
