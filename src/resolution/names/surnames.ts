import { lazily } from '../tables/lazily.ts';
import { tableText } from '../tables/table-text.ts';
import { withoutUmlauts } from './fold.ts';

const families = lazily(() => {
  const byName = new Map<string, number>();
  for (const [family, line] of tableText('surnames').trim().split('\n').entries())
    for (const name of line.split(' ')) byName.set(name, family);
  return byName;
});

/**
 * Says whether two folded words are two surnames that sound alike: `Meier` and `Meyer` are two people, and neither is misspelt.
 * `Mueller` is `Müller`.
 */
export function areTwoSurnames(left: string, right: string): boolean {
  const [mine, theirs] = [withoutUmlauts(left), withoutUmlauts(right)];
  const family = families().get(mine);
  return family !== undefined && mine !== theirs && family === families().get(theirs);
}
