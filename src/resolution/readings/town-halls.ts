/*
 * Ways in which one town, or its town hall, is called.
 */

interface TownHall {
  /** What begins the name. */
  readonly pattern: RegExp;
  readonly readAs: string;
  readonly countries: ReadonlySet<string>;
}

const GERMAN_SPEAKING: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);
const FRENCH_SPEAKING: ReadonlySet<string> = new Set(['FR', 'BE', 'CH', 'LU']);
const SPANISH_SPEAKING: ReadonlySet<string> = new Set(['ES']);

const TOWN_HALLS: readonly TownHall[] = [
  {
    pattern:
      /^(?:(?:bayerische|hessische|s[aä]chsische)\s+)?(?:landeshauptstadt|(?:freie\s+und\s+|freie\s+)?hansestadt|freie\s+hansestadt|universit[aä]ts-?\s?stadt|kreisstadt|gro(?:ß|ss)e\s+kreisstadt|stadtverwaltung|stadtgemeinde|gemeinde)\s+(?:der\s+stadt\s+)?(?=\p{L})/iu,
    readAs: 'Stadt ',
    countries: GERMAN_SPEAKING,
  },
  {
    pattern: /^(?:mairie|commune|h[oô]tel\s+de\s+ville)\s+(?=(?:de|du|des)\s|d['’])/iu,
    readAs: 'Ville ',
    countries: FRENCH_SPEAKING,
  },
  {
    pattern: /^(?:(?:excmo|excelent[ií]simo|ilmo)\.?\s+)?(?:ayto\.?|ayuntamiento)\s+(?:de\s+)?(?=\p{L})/iu,
    readAs: 'Ayuntamiento de ',
    countries: SPANISH_SPEAKING,
  },
];

/** Words that begin such a name, in capitals. */
export const TOWN_HALL_WORDS: readonly string[] =
  `LANDESHAUPTSTADT HANSESTADT FREIE UNIVERSITÄTSSTADT UNIVERSITÄTS KREISSTADT GROSSE GROßE STADTVERWALTUNG STADTGEMEINDE GEMEINDE
   BAYERISCHE HESSISCHE SÄCHSISCHE MAIRIE COMMUNE HÔTEL HOTEL EXCMO EXCELENTÍSIMO ILMO AYTO`.match(/\S+/g) ??
  [];

/** The name as most write it, `Stadt München` for `Landeshauptstadt München`; the same text where it says no such thing. */
export function townHallReadings(country: string): readonly ((text: string) => string)[] {
  return TOWN_HALLS.filter(({ countries }) => countries.has(country)).map(
    ({ pattern, readAs }) =>
      (text) =>
        text.replace(pattern, readAs),
  );
}
