import { existsSync, readFileSync } from 'node:fs';
import type { Failure, Failures } from './causes.ts';
import { CAUSES } from './folders.ts';
import { count, shell, table } from './markdown.ts';

type Counts = Readonly<Record<string, readonly [first: number, all: number]>>;

/** The first matcher, commit 5721eea, counted in the same way. */
const FIRST_MATCHER: { readonly wrong: Counts; readonly missed: Counts } = {
  wrong: {
    'one name is part of the other': [2, 14],
    'a word like Holdings or Group more or less': [29, 64],
    'another bears just this name, or bore it': [64, 69],
    'one letter or a cut-off word apart': [5, 8],
    'a number or place more or less': [0, 1],
  },
  missed: {
    'no word in common': [0, 3215],
    'another candidate came first': [0, 2763],
    'each name has words of its own': [4, 249],
    'guard: a number or place more or less': [2, 68],
    'one name is part of the other': [54, 566],
    tie: [23, 27],
    other: [3, 11],
    'initials alone': [9, 16],
    'one letter or a cut-off word apart': [5, 8],
  },
};
const READ = 100;

/** What the wrong answers and misses have in common, beside those of the first matcher; what was seen in them is written by hand. */
export function causesSection({ wrong, missed }: Failures): string {
  const seen = existsSync(CAUSES) ? `\n\n${readFileSync(CAUSES, 'utf8').trim()}` : '';
  return `## Causes of wrong answers and misses

${shell(['npm run accuracy'])}

The ${READ} surest wrong answers and the ${READ} surest misses of the first eight sets together were read, of the first matcher (commit
5721eea) and of this one. The groups are counted by the evidence that decided; the cause is what was seen in the rows.

${causeTable('wrong answers', wrong, FIRST_MATCHER.wrong)}

${causeTable('misses', missed, FIRST_MATCHER.missed)}${seen}`;
}

function causeTable(what: string, now: readonly Failure[], before: Counts): string {
  const causes = [...new Set([...now.map(({ cause }) => cause), ...Object.keys(before)])];
  const numberOf = (failures: readonly Failure[], cause: string) =>
    failures.filter((failure) => failure.cause === cause).length;
  const rows = causes
    .map((cause) => {
      const [first = 0, all = 0] = before[cause] ?? [];
      return { cause, figures: [first, numberOf(now.slice(0, READ), cause), all, numberOf(now, cause)] };
    })
    .sort((a, b) => (b.figures[3] ?? 0) - (a.figures[3] ?? 0));
  const sum = [0, 1, 2, 3].map((at) => rows.reduce((total, { figures }) => total + (figures[at] ?? 0), 0));
  const headings = [what, `before, first ${READ}`, `now, first ${READ}`, 'before, all', 'now, all'];
  return table(
    headings,
    [...rows, { cause: 'together', figures: sum }].map(({ cause, figures }) => [
      cause,
      ...figures.map(count),
    ]),
  );
}
