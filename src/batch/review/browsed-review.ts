import { createHash } from 'node:crypto';
import { CoreError } from '../../contract/errors.ts';
import type {
  BulkPreview,
  BulkWish,
  FileReview,
  NextQuestion,
  QueueFilter,
} from '../../contract/file-reviews.ts';
import type { QueuedQuestion } from '../../contract/queued-question.ts';
import { QUESTION_KINDS, type QuestionKind } from '../../contract/review.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import {
  countsByRisk,
  type Gathered,
  gatherAnswers,
  keepGathered,
  riskiestFirst,
  riskyIn,
} from './bulk-answers.ts';
import { type FileReviewParts, fileReview } from './file-review.ts';
import type { OpenedFile } from './open-review.ts';
import type { QuestionList } from './question-list.ts';
import type { ItemPlace, ReviewItem } from './review-item.ts';
import { shownQuestion } from './shown-question.ts';

interface BrowsedParts extends FileReviewParts {
  /** As people call the file. */
  readonly name: string;
  readonly opened: OpenedFile;
  readonly list: QuestionList;
}

const RISKIEST = 10;
const MOST_AT_ONCE = 200;

/** The review of a result by a person who looks around in its questions; the answers were read just before. */
export function browsedReview({ name, opened, list, ...parts }: BrowsedParts): FileReview {
  const { file, reviews, by, now } = parts;
  const review = fileReview(parts);
  const queuedAt = (places: readonly ItemPlace[]) =>
    places.flatMap((place): QueuedQuestion | [] => list.queued(place) ?? []);
  const gathered = async ({ answer, filter }: BulkWish, reason?: string) =>
    gatherAnswers(
      await list.inState(filter),
      { answer, reason, by, at: new Date(now()).toISOString(), remembered: meant },
      file,
    );
  return {
    ...review,
    async overview() {
      const counts = list.counts();
      const kinds = QUESTION_KINDS.flatMap((kind) => {
        const own = counts.get(kind);
        if (own === undefined) return [];
        const answered = own.accepted + own.rejected + own.decided;
        return [{ kind, open: own.open, deferred: own.deferred, answered }];
      });
      return { file: name, accounts: file.size, open: kinds.reduce((sum, { open }) => sum + open, 0), kinds };
    },
    async list(filter, { from, limit }) {
      const places = await list.inState(filter);
      const piece = places.slice(from, from + Math.min(limit, MOST_AT_ONCE));
      return { total: places.length, from, questions: queuedAt(piece) };
    },
    next: (filter, after) => nextQuestion({ ...parts, opened, list }, filter, after),
    async previewBulk(wish) {
      const { given, leftOut } = await gathered(wish);
      const riskiest = riskiestFirst(given)
        .slice(0, RISKIEST)
        .flatMap(({ subject }) => file.placeOf(subject.account) ?? []);
      return {
        ...{ token: tokenOf(wish, given), questions: given.length, kinds: risksByKind(given) },
        ...{
          riskiest: queuedAt(riskiest),
          left_open: leftOut.length,
          risky: riskyIn({ given }, wish.answer),
        },
      };
    },
    async bulk({ token, is_risky: isRisky, reason, ...wish }) {
      const all = await gathered(wish, reason);
      if (tokenOf(wish, all.given) !== token)
        throw new CoreError('CONFLICT', 'other questions are meant than you have looked at', {
          fix: 'Look at them again.',
        });
      const risky = riskyIn(all, wish.answer);
      if (risky > 0 && !isRisky)
        throw new CoreError('INVALID_REQUEST', `${risky} of these have a risk above ${HIGH_RISK}`, {
          fix: 'Say that they are meant, too, or leave them out.',
        });
      const { given, leftOut, batch } = await keepGathered(all, reviews);
      return { decided: given.length, left_open: leftOut.length, batch };
    },
  };
}

async function nextQuestion(
  { opened, list, ...parts }: Omit<BrowsedParts, 'name'>,
  filter: QueueFilter,
  after: string | null,
): Promise<NextQuestion> {
  const { file, reviews } = parts;
  const open = await list.inState(filter);
  const first = after === null ? 0 : passed(await list.places(filter), open, Number.parseInt(after, 10));
  let elsewhere = 0;
  for (const [offset, place] of open.slice(first).entries()) {
    const item = file.item(place);
    if (item === undefined) continue;
    const { isOurs, heldUntil, standing: last } = await reviews.claim(item.subject);
    if (!isOurs) {
      elsewhere++;
      continue;
    }
    if (last?.proposal === item.subject.proposal && last.verdict !== 'deferred') continue;
    const question = await shownQuestion({ ...parts, place, item, last, heldUntil });
    return { question, place: first + offset + 1, total: open.length, elsewhere };
  }
  return { question: null, place: 0, total: open.length, elsewhere };
}

/** How many of the open ones stand before or at the question that was left, which may be open no more. */
function passed(all: readonly ItemPlace[], open: readonly ItemPlace[], left: number): number {
  const last = all.findIndex(({ at }) => at === left);
  let count = 0;
  for (const place of all.slice(0, last + 1)) if (open[count] === place) count++;
  return count;
}

/** A question of many that are answered at once. */
interface Meant extends Pick<ReviewItem, 'subject' | 'risk'> {
  readonly kind: QuestionKind;
}

function meant({ subject, risk, asked: { kind } }: ReviewItem): Meant {
  return { subject, risk, kind };
}

/** By the questions and what is answered. */
function tokenOf({ answer }: BulkWish, given: Gathered<Meant>['given']): string {
  const digest = createHash('sha256').update(answer);
  for (const { item } of given) digest.update(JSON.stringify(item.subject));
  return digest.digest('hex').slice(0, 32);
}

function risksByKind(given: Gathered<Meant>['given']): BulkPreview['kinds'] {
  return QUESTION_KINDS.flatMap((kind) => {
    const items = given.flatMap(({ item }) => (item.kind === kind ? [item] : []));
    return items.length === 0 ? [] : [{ kind, risks: [...countsByRisk(items)] }];
  });
}
