import type { TakenBack } from '../../../../contract/review.ts';
import { call } from '../../api.ts';
import { numberWords } from '../../parts/counted.ts';

/** What undo came to: answers were taken back, or they have to be confirmed, or there is none. */
export type Undone =
  | { readonly taken: readonly TakenBack[]; readonly note: string }
  | { readonly doomed: readonly TakenBack[] }
  | { readonly error: string };

/** Takes back what this person answered last; where it is not what the page was answered last, it has to be confirmed. */
export async function undoLast(file: string, onPage: number | undefined): Promise<Undone> {
  const last = await call('review-undoable', { parameters: { file } });
  return last.length > 0 && last[0]?.batch !== onPage ? { doomed: last } : takeBack(file, last);
}

/** Takes these answers back and no others: when others are the last ones by now, the service refuses it. */
export async function takeBack(file: string, [meant]: readonly TakenBack[]): Promise<Undone> {
  if (meant === undefined) return { error: 'There is no answer of yours to take back.' };
  const taken = await call('review-undo', { parameters: { file }, body: { batch: meant.batch } });
  return { taken, note: `Taken back: ${answersWords(taken)}.` };
}

/** What was decided by answers that were given together. */
export function answersWords([first, ...more]: readonly TakenBack[]): string {
  const others = more.length === 0 ? '' : `, and ${numberWords(more.length)} given with it`;
  return `${first?.told ?? ''}${others}`;
}
