import { ABOUT } from './about-sets.ts';
import { count, percent, shell, table } from './markdown.ts';
import type { SetFacts } from './set-facts.ts';

const HEADINGS = [
  'set',
  'reference',
  'queries',
  'answerable',
  'unanswerable',
  'no shared word',
  'largest answer',
];

/** What the sets are, and what is to know about their labels. */
export function setsSection(sets: ReadonlyMap<string, SetFacts>): string {
  const rows = [...sets].map(([name, { reference, rows, answerable, wordless, largest }]) => [
    ...[name, count(reference), count(rows), count(answerable), count(rows - answerable)],
    ...[percent(wordless), percent(largest)],
  ]);
  const notes = [...sets].map(
    ([name, facts]) => `- **${name}**: ${ABOUT.get(name)?.(facts) ?? 'Not described.'}`,
  );
  return `## The sets

${shell(['npm run bench:sets'])}

${table(HEADINGS, rows)}

A tenth of the companies that queries point to is taken out of the reference, chosen by a hash. The right answer to their queries
is none: these rows are unanswerable. \`no shared word\` is the share of the answerable rows whose name has no word of any name of the
answer, but for legal forms and small words like \`of\`. \`largest answer\` is the share of the answerable rows that belong to one company.

${notes.join('\n')}`;
}
