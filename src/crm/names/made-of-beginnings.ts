import { gluedOf, type NormalName } from '../../resolution/names/normal-name.ts';
import { weightyWords } from '../../resolution/tables/name-words.ts';

type Named = Pick<NormalName, 'tokens'>;

/** A name is made of the beginnings of all words of another one, in their order: `SocGen`, `Sea Gen`, `BMW`. */
export function isMadeOfBeginnings(short: Named, long: Named): boolean {
  const words = weightyWords(long.tokens);
  return words.length > 1 && begins(gluedOf(short), words);
}

function begins(letters: string, [word, ...others]: readonly string[]): boolean {
  if (word === undefined) return letters === '';
  for (let length = 1; length <= word.length && letters.startsWith(word.slice(0, length)); length++)
    if (begins(letters.slice(length), others)) return true;
  return false;
}
