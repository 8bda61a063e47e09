import type { NormalName } from '../../resolution/names/normal-name.ts';
import { weightyWords } from '../../resolution/tables/name-words.ts';
import { isTitle } from '../../resolution/tables/people.ts';

/** Two names that differ in one word: that of each, and the words that both have. */
export interface WordsApart {
  readonly mine: string;
  readonly theirs: string;
  readonly shared: readonly string[];
}

type Named = Pick<NormalName, 'tokens'>;

/** How two accounts' names differ in one word, whatever titles stand beside it; undefined where two are one, or none do. */
export function oneWordApart(names: readonly Named[], others: readonly Named[]): WordsApart | undefined {
  const all = names.flatMap((name) => others.map((other) => apart(name, other)));
  if (all.some((one) => one.mine.length === 0 && one.theirs.length === 0)) return undefined;
  const found = all.find((one) => one.mine.length === 1 && one.theirs.length === 1);
  const [mine, theirs] = [found?.mine[0], found?.theirs[0]];
  if (found === undefined || mine === undefined || theirs === undefined) return undefined;
  return { mine, theirs, shared: found.shared };
}

function apart({ tokens }: Named, other: Named) {
  const [words, others] = [weightyWords(tokens), weightyWords(other.tokens)];
  const ownOf = (some: readonly string[], without: readonly string[]) =>
    some.filter((word) => !without.includes(word) && !isTitle(word));
  return {
    mine: ownOf(words, others),
    theirs: ownOf(others, words),
    shared: words.filter((word) => others.includes(word)),
  };
}
