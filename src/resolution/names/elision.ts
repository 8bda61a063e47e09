const APOSTROPHE = /['’`´]/;
const ELISION = /(?<=[\s-])(?:[Dd]|l|[DdNn]ell|[Aa]ll|[Dd]all|[Ss]ull)['’`´](?=\p{L}{2})/gu;
const CAPITAL_ELISION = /(?<=[\s-])(?:D|(?<=\sDE\s)L|[DN]ELL|D?ALL|SULL)['’`´](?=\p{Lu}{2})/gu;

/**
 * Takes away the articles and prepositions that lost their vowel before another, for they are no letters of the word:
 * `Université d'Orléans`, `Banca dell'Adriatico`. At the front, and as a capital L, they are: `Groupe L'Oréal`.
 */
export function withoutElision(text: string): string {
  if (!APOSTROPHE.test(text)) return text;
  return text.replace(text === text.toUpperCase() ? CAPITAL_ELISION : ELISION, '');
}
