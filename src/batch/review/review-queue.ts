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
  /** Shows questions again, where the file asks them, and then the one that was left for them. */
  again(ids: readonly (string | null)[], left: ShownQuestion): void;
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
  let [shown, decidedToday, added] = [0, before.length, 0];
  const seen = new Set<number>();
  /** Asked again, whether or not the filter of the review wants them. */
  const again = new Set<number>();
  const first: ItemPlace[] = [];
  const taken: ItemPlace[] = [];
  let isSecondRound = false;
  const nextPlace = async (): Promise<ItemPlace | undefined> => {
    const one = first.shift();
    if (one !== undefined) return one;
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
        const { isOurs, heldUntil, standing: last } = await reviews.claim(subject);
        if (!isOurs) {
          taken.push(place);
          continue;
        }
        const isAnswered = last?.proposal === subject.proposal && last.verdict !== 'deferred';
        const isWanted =
          again.has(place.at) || isOpen({ kind: asked.kind, subject, targetId: target?.id ?? '' });
        if (isAnswered || !isWanted) continue;
        seen.add(place.at);
        shown++;
        return shownQuestion({ ...looking, place, item, last, heldUntil });
      }
    },
    again(ids, left) {
      const places = ids.flatMap(placesOf);
      const isNew = (place: ItemPlace) =>
        !seen.has(place.at) && !file.places.some(({ at }) => at === place.at);
      added += places.filter(isNew).length;
      for (const place of places) again.add(place.at);
      shown -= places.filter((place) => seen.has(place.at)).length + 1;
      first.unshift(...places, ...placesOf(left.id));
    },
    decided(by) {
      decidedToday = Math.max(0, decidedToday + by);
    },
    elsewhere: () => taken.length,
    progress() {
      const all = Math.max(file.places.length + added, shown).toLocaleString('en-US');
      const of = file.isRead ? all : `${all} or more`;
      return `${Math.max(1, shown).toLocaleString('en-US')} of ${of}, ${decidedToday.toLocaleString('en-US')} decided today`;
    },
  };
}
