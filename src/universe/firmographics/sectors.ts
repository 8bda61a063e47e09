import { fold } from '../../resolution/names/fold.ts';
import { lazily } from '../../resolution/tables/lazily.ts';
import { tableText } from '../../resolution/tables/table-text.ts';

const sectors = lazily(() =>
  tableText('sectors')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', beginnings = ''] = line.split(': ');
      return {
        name,
        pattern: new RegExp(`\\b(?:${beginnings.replaceAll('-', '\\b').split(' ').join('|')})`),
      };
    }),
);

/** The sectors that a line of business may be counted to; empty when its words are not known. */
export function sectorsOf(industry: string): ReadonlySet<string> {
  const words = fold(industry);
  return new Set(sectors().flatMap(({ name, pattern }) => (pattern.test(words) ? [name] : [])));
}

/** Whether two lines of business have nothing to do with each other; false when either is not known. */
export function areSectorsApart(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false;
  const [lefts, rights] = [sectorsOf(left), sectorsOf(right)];
  return lefts.size > 0 && rights.size > 0 && [...lefts].every((sector) => !rights.has(sector));
}
