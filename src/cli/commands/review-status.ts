import { Command } from 'commander';
import type { WantedQuestion } from '../../batch/review/review-file.ts';
import type { ReviewVerdict } from '../../crm/review/review-store.ts';
import { standingReviews } from '../../crm/review/standing-reviews.ts';
import { inputOptions } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { openReview, type ReviewOptions } from './open-review.ts';
import { workspaceOption } from './with-overrides.ts';

/** `core review status`: options, then `status`. */
export function statusCommand(): Command {
  return new Command('status')
    .description('Says how many questions of a result are open, and how the others were answered')
    .argument('<file>', 'a result of core crosscheck or core resolve')
    .addOption(inputOptions.map())
    .addOption(workspaceOption())
    .addOption(inputOptions.delimiter())
    .addOption(inputOptions.encoding())
    .addOption(inputOptions.sheet())
    .action(running(status));
}

const STATES = ['open', 'accepted', 'rejected', 'deferred'] as const;
type State = 'open' | ReviewVerdict;
type Counts = Record<State, number>;
type Kind = WantedQuestion['kind'];

const KINDS: Readonly<Record<Kind, string>> = {
  merge: 'merge',
  delete: 'delete',
  parent: 'parent',
  doubles: 'likely double',
  company: 'which company',
  look: 'to look at',
};

async function status(
  [path = '']: readonly string[],
  options: ReviewOptions,
  context: Context,
): Promise<number> {
  const review = await openReview(path, { ...options, isEverything: true }, context);
  try {
    await review.file.readAll();
    const standing = standingReviews(review.standing());
    const counts = new Map<Kind, Counts>();
    for (const place of review.file.places) {
      const item = review.file.item(place);
      if (item === undefined) continue;
      const { kind } = item.asked;
      const row = counts.get(kind) ?? { open: 0, accepted: 0, rejected: 0, deferred: 0 };
      counts.set(kind, row);
      const question = { kind, subject: item.subject, targetId: item.target?.id ?? '' };
      // What a decision settles that was made without a review was not open any more.
      row[standing.of(item.subject)?.verdict ?? (review.isOpen(question) ? 'open' : 'accepted')]++;
    }
    tell(path, counts, context);
    return 0;
  } finally {
    await review.close();
  }
}

function tell(file: string, counts: ReadonlyMap<Kind, Counts>, context: Context): void {
  // The keys of KINDS are the kinds.
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => counts.has(kind));
  const total = (state: State) => kinds.reduce((sum, kind) => sum + (counts.get(kind)?.[state] ?? 0), 0);
  const totals = Object.fromEntries(STATES.map((state) => [state, total(state)]));
  if (context.isJson) {
    const questions = Object.fromEntries(
      kinds.map((kind) => [KINDS[kind].replaceAll(' ', '_'), counts.get(kind)]),
    );
    context.print(`${JSON.stringify({ file, ...totals, questions })}\n`);
    return;
  }
  if (kinds.length === 0) {
    context.print('There is nothing to decide in it.\n');
    return;
  }
  const rowOf = (label: string, values: Readonly<Record<string, number>>) => [
    label,
    ...STATES.map((state) => (values[state] ?? 0).toLocaleString('en-US')),
  ];
  const rows = kinds.map((kind) => rowOf(KINDS[kind], counts.get(kind) ?? {}));
  context.print(table(['question', ...STATES], [...rows, rowOf('all', totals)], spaceOf(context)));
}
