import { nameWords } from './name-key.ts';

/** Words for a legal form; a name of nothing else keeps them. */
const LEGAL_WORDS: ReadonlySet<string> = new Set(
  `inc incorporated corp corporation co company ltd limited llc llp lp plc gmbh mbh ag aktiengesellschaft kg kgaa ohg se
  sa sas sarl srl spa bv nv ab publ as aps oy oyj kk pty pte pvt private bhd sdn tbk ltda lda
  sl slu sro kft ou`.split(/\s+/),
);

/** Tells whether a piece of a name (`Inc.`, `S.A.`) is only a legal form. */
export function isLegalForm(piece: string): boolean {
  return LEGAL_WORDS.has(nameWords(piece).join(''));
}

/** The words that tell a company from others: without legal forms behind them and `The` before. */
export function plainWords(name: string): readonly string[] {
  const pieces = name.split(/[\s,]+/).filter((piece) => nameWords(piece).length > 0);
  const last = pieces.findLastIndex((piece) => !isLegalForm(piece));
  const words = pieces.slice(0, last + 1).flatMap(nameWords);
  const plain = words[0] === 'the' ? words.slice(1) : words;
  return plain.length > 0 ? plain : nameWords(name);
}
