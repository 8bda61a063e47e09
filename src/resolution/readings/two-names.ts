import { isInUse } from '../comparisons/candidate-evidence.ts';
import type { ProfileName } from '../comparisons/entity-profile.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';

/** One of two names of the entity that stand in the record's, and that name of the entity. */
export interface OneOfTwo {
  readonly left: Reading<NormalName>;
  readonly right: ProfileName;
}

const SHORTEST_NAME = 2;

/**
 * A record that says two names of the entity one behind the other and no more, `MSF Doctors Without Borders`, is read as one of them:
 * one that it bears today before another, and the longer one. Who has given up both may be called so no more.
 */
export function asOneOfTwo(name: NormalName, names: readonly ProfileName[]): OneOfTwo | undefined {
  const { tokens } = name;
  for (let cut = 1; cut < tokens.length; cut++) {
    const [first, second] = [bearing(tokens.slice(0, cut), names), bearing(tokens.slice(cut), names)];
    if (first === undefined || second === undefined) continue;
    const right = isMore(second, first) ? second : first;
    if (right.kind !== 'former') return { left: readAs(name, right.tokens), right };
  }
  return undefined;
}

/** Of those that have these words the one that tells most. */
function bearing(words: readonly string[], names: readonly ProfileName[]): ProfileName | undefined {
  const letters = words.join(' ');
  if (letters.length < SHORTEST_NAME) return undefined;
  const borne = names.filter(({ tokens }) => tokens.length === words.length && tokens.join(' ') === letters);
  return borne.reduce<ProfileName | undefined>(
    (best, next) => (best === undefined || isMore(next, best) ? next : best),
    undefined,
  );
}

function isMore(one: ProfileName, other: ProfileName): boolean {
  const [mine, theirs] = [ranked(one), ranked(other)];
  return mine === theirs ? one.tokens.length > other.tokens.length : mine > theirs;
}

/** A name in use before others of it, and these before one that it gave up. */
function ranked({ kind }: ProfileName): number {
  if (kind === 'former') return 0;
  return isInUse({ kindOfName: kind }) ? 2 : 1;
}
