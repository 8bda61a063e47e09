import type { NormalName } from '../../resolution/names/normal-name.ts';
import { writtenWords } from '../../resolution/reasoning/words-clause.ts';
import type { WordsApart } from './words-apart.ts';

type Named = Pick<NormalName, 'text'>;

/** The words in which two names differ, as people wrote them. */
export function writtenApart(
  { mine, theirs }: WordsApart,
  names: readonly Named[],
  others: readonly Named[],
): readonly [string, string] {
  const [text, otherText] = [names[0]?.text ?? '', others[0]?.text ?? ''];
  const [one = mine] = writtenWords([mine], text, otherText);
  const [other = theirs] = writtenWords([theirs], otherText, text);
  return [one, other];
}
