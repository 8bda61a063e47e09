const LATIN = /\p{Script=Latin}/u;
/** Letters of scripts that are written without blanks, and the stroke that makes a vowel of kana long. */
const UNBLANKED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`;
const CHANGES = new RegExp(
  String.raw`(?<=\p{Script=Latin})(?=[${UNBLANKED}])|(?<=[${UNBLANKED}])(?=\p{Script=Latin})`,
  'u',
);

/** Names in scripts without blanks have none beside Latin letters either: `TOPPANホールディングス`, `SK텔레콤`. */
export function inScripts(word: string): readonly string[] {
  return LATIN.test(word) ? word.split(CHANGES) : [word];
}
