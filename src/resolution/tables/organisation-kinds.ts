import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

/** The kinds of organisations that folded words say: `university hospital` is of education and of health. */
export function organisationKinds(words: readonly string[]): readonly string[] {
  return beginnings()
    .filter(({ starts }) => words.some((word) => starts.some((start) => word.startsWith(start))))
    .map(({ kind }) => kind);
}

interface Beginnings {
  readonly kind: string;
  readonly starts: readonly string[];
}

const beginnings: () => readonly Beginnings[] = lazily(() =>
  tableText('organisation-kinds')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', starts = ''] = line.split(': ');
      return { kind, starts: starts.split(' ') };
    }),
);
