import type { ItemPlace, ReviewItem } from '../../batch/review/review-item.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import type { Context } from '../context.ts';
import type { OpenedReview } from './open-review.ts';

/** A question that is this session's. */
export interface Shown {
  readonly item: ReviewItem;
  readonly place: ItemPlace;
  /** The answer to another proposal for the account. */
  readonly earlier: KeptReview | undefined;
}

/** The questions of a session, one after the other, while the file is still read. */
export interface ReviewQueue {
  /** The next question that is open and nobody else has; undefined when there is none. */
  next(): Promise<Shown | undefined>;
  /** Shows the question about an account again, and then the one that was left for it. */
  again(account: string, left: ItemPlace): void;
  /** So many questions were decided; of those that were taken back a number below 0. */
  decided(by: number): void;
  /** How many questions other sessions have. */
  elsewhere(): number;
  /** `12 of 93, 4 decided today`. */
  progress(): string;
}

export function reviewQueue(
  { file, admin, isOpen, standing, by }: OpenedReview,
  context: Context,
): ReviewQueue {
  const today = new Date(context.now()).toDateString();
  const before = standing().filter(
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
  return {
    async next() {
      for (;;) {
        const place = await nextPlace();
        if (place === undefined) return undefined;
        const item = file.item(place);
        if (item === undefined) continue;
        const { subject, asked, target } = item;
        const { isOurs, standing: last } = await admin.claim(subject);
        if (!isOurs) {
          taken.push(place);
          continue;
        }
        const isAnswered = last?.proposal === subject.proposal && last.verdict !== 'deferred';
        if (isAnswered || !isOpen({ kind: asked.kind, subject, targetId: target?.id ?? '' })) continue;
        shown++;
        const earlier = last !== undefined && last.proposal !== subject.proposal ? last : undefined;
        return { item, place, earlier };
      }
    },
    again(account, left) {
      const place = file.placeOf(account);
      shown -= place === undefined ? 1 : 2;
      first.unshift(...(place === undefined ? [] : [place]), left);
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
