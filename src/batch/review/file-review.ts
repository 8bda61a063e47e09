import { CoreError } from '../../contract/errors.ts';
import type {
  Answered,
  GivenAnswer,
  PastAnswer,
  QuestionView,
  Review,
  ShownQuestion,
  TakenBack,
} from '../../contract/review.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import type { WorkspaceReviews } from '../../crm/review/workspace-reviews.ts';
import { answerTo, type Picked, type ReadAnswer } from './review-answers.ts';
import type { LookingUp } from './review-candidates.ts';
import type { ItemPlace, ReviewItem } from './review-item.ts';
import { leftToDo } from './review-words.ts';
import { questionId, shownQuestion } from './shown-question.ts';

export interface FileReviewParts extends LookingUp {
  readonly reviews: WorkspaceReviews;
  /** Who decides. */
  readonly by: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A question of the file, found again. */
interface Found {
  readonly place: ItemPlace;
  readonly item: ReviewItem;
}

/** The review of an opened result by one person. */
export function fileReview({ reviews, by, now, ...looking }: FileReviewParts): Review {
  const { file } = looking;
  const found = (id: string): Found => {
    const place = file.placeAt(Number(/^(\d+)\./.exec(id)?.[1] ?? -1));
    const item = place && file.item(place);
    if (place === undefined || item === undefined || questionId(place, item.subject) !== id) throw CHANGED();
    return { place, item };
  };
  const show = async (id: string, view?: QuestionView): Promise<ShownQuestion> => {
    const { place, item } = found(id);
    const { isOurs, heldUntil, standing: last } = await reviews.claim(item.subject);
    if (!isOurs) throw TAKEN();
    return shownQuestion({ ...looking, place, item, last, heldUntil }, view);
  };
  const takenBack = ({ account, batch, verdict, told }: KeptReview): TakenBack => {
    const place = file.placeOf(account);
    const item = place && file.item(place);
    const isAsked = place !== undefined && item !== undefined;
    return { batch, id: isAsked ? questionId(place, item.subject) : null, verdict, told };
  };
  return {
    show,
    async answer(id, given): Promise<Answered> {
      const { item } = found(id);
      const { isOurs, standing: last } = await reviews.claim(item.subject);
      if (!isOurs) throw TAKEN();
      if (last !== undefined && last.proposal === item.subject.proposal && last.verdict !== 'deferred')
        throw answeredMeanwhile(last);
      const answer = await readAnswer(given, item, looking);
      if ('refusal' in answer) return answer;
      const review = answerTo(item, answer, { by, at: new Date(now()).toISOString() });
      if ('refusal' in review) return review;
      const batch = await reviews.keep([review]);
      const { verdict, told } = review.review;
      const decision = review.override?.decision;
      return { verdict, told, left: leftToDo(item, { verdict, decision }) ?? null, batch };
    },
    undoable: async () => (await reviews.lastKept(by)).map(takenBack),
    undo: async (batch) => (await reviews.undoLast(by, batch)).map(takenBack),
    async history(limit) {
      return (await reviews.history(limit)).map(pastAnswer);
    },
  };
}

export function pastAnswer({ isUndone, reason, ...kept }: KeptReview): PastAnswer {
  const { at, by, name, told, verdict } = kept;
  return { ...{ at, by, name, told, reason: reason ?? null, verdict }, is_undone: isUndone };
}

const CHANGED = () =>
  new CoreError('CONFLICT', 'this question is not asked any more: the result has changed', {
    fix: 'Go on with the next question.',
  });

const TAKEN = () =>
  new CoreError('CONFLICT', 'somebody else is looking at this account right now', {
    fix: 'Go on with the next question; it comes up again when nobody has answered it.',
  });

function answeredMeanwhile({ by, told }: KeptReview): CoreError {
  return new CoreError('CONFLICT', `this question was answered meanwhile: ${by} decided that ${told}`, {
    fix: 'Go on with the next question. Whoever answered it can take the answer back.',
  });
}

/** Looks up what is picked by its id. */
async function readAnswer(
  given: GivenAnswer,
  item: ReviewItem,
  looking: LookingUp,
): Promise<ReadAnswer | { readonly refusal: string }> {
  if (given.word !== 'pick') return given;
  const picked = await pickedOf(given.pick, item, looking);
  return picked === undefined
    ? { refusal: 'Neither the file nor the universe has what was picked.' }
    : { word: 'pick', picked, reason: given.reason };
}

async function pickedOf(
  pick: Extract<GivenAnswer, { word: 'pick' }>['pick'],
  { candidates }: ReviewItem,
  { file, companies }: LookingUp,
): Promise<Picked | undefined> {
  if (pick.kind === 'account') {
    const account = file.account(pick.id);
    return account && { kind: 'account', account };
  }
  const coreId = pick.core_id;
  const known = await companies.company(coreId);
  // The universe may have lost a company that the result still names.
  const name = known?.name ?? candidates.find((one) => one.coreId === coreId)?.told;
  return name === undefined ? undefined : { kind: 'company', coreId, name };
}
