import type { ShownQuestion } from '../../contract/review.ts';
import type { WorkspaceReviews } from '../../crm/review/workspace-reviews.ts';
import type { OpenedFile } from './open-review.ts';
import type { LookingUp } from './review-candidates.ts';
import type { ItemPlace } from './review-item.ts';
import { shownQuestion } from './shown-question.ts';

/** The questions of a session, one after the other, while the file is still read. */
export interface ReviewQueue {
  /** The next question that is open and nobody else has; undefined when there is none. */
  next(): Promise<ShownQuestion | undefined>;
  /** Shows a question again, where the file asks it, and then the one that was left for it. */
  again(id: string | null, left: ShownQuestion): void;
  /** So many questions were decided; of those that were taken back a number below 0. */
  decided(by: number): void;
  /** How many questions other sessions have. */
  elsewhere(): number;
  /** `12 of 93, 4 decided today`. */
  progress(): string;
}

interface QueueParts extends LookingUp, Pick<OpenedFile, 'isOpen' | 'answers'> {
  readonly reviews: WorkspaceReviews;
  /** Who decides. */
  readonly by: string;
  /** Milliseconds since 1970. */
  now(): number;
}

export function reviewQueue({ reviews, isOpen, answers, by, now, ...looking }: QueueParts): ReviewQueue {
  const { file } = looking;
  const today = new Date(now()).toDateString();
  const before = answers().standing.filter(
    (one) => one.by === by && one.verdict !== 'deferred' && new Date(one.at).toDateString() === today,
  );
  let [shown, decidedToday] = [0, before.length];
  const first: ItemPlace[] = [];
  const taken: ItemPlace[] = [];
  let isSecondRound = false;
  const nextPlace = async (): Promise<ItemPlace | undefined> => {
    const again = first.shift();
    if (again !== undefined) return again;
    const next = file.take() ?? ((await file.readNext()) ? file.take() : undefined);
    if (next !== undefined) return next;
    // What another session had may be free by now.
    if (isSecondRound) return undefined;
    isSecondRound = true;
    first.push(...taken.splice(0));
    return first.shift();
  };
  const placesOf = (id: string | null) => {
    const place = id === null ? undefined : file.placeAt(Number.parseInt(id, 10));
    return place === undefined ? [] : [place];
  };
  return {
    async next() {
      for (;;) {
        const place = await nextPlace();
        if (place === undefined) return undefined;
        const item = file.item(place);
        if (item === undefined) continue;
        const { subject, asked, target } = item;
        const { isOurs, standing: last } = await reviews.claim(subject);
        if (!isOurs) {
          taken.push(place);
          continue;
        }
        const isAnswered = last?.proposal === subject.proposal && last.verdict !== 'deferred';
        if (isAnswered || !isOpen({ kind: asked.kind, subject, targetId: target?.id ?? '' })) continue;
        shown++;
        return shownQuestion({ ...looking, place, item, last });
      }
    },
    again(id, left) {
      const places = placesOf(id);
      shown -= places.length + 1;
      first.unshift(...places, ...placesOf(left.id));
    },
    decided(by) {
      decidedToday = Math.max(0, decidedToday + by);
    },
    elsewhere: () => taken.length,
    progress() {
      const all = Math.max(file.places.length, shown).toLocaleString('en-US');
      const of = file.isRead ? all : `${all} or more`;
      return `${Math.max(1, shown).toLocaleString('en-US')} of ${of}, ${decidedToday.toLocaleString('en-US')} decided today`;
    },
  };
}
