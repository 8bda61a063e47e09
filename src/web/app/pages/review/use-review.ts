import { useEffect, useRef, useState } from 'preact/hooks';
import type { NextQuestion, QueueFilter } from '../../../../contract/file-reviews.ts';
import type { GivenAnswer, ShownQuestion, TakenBack } from '../../../../contract/review.ts';
import { call } from '../../api.ts';
import { takeBack, type Undone, undoLast } from './take-back.ts';

/** A question on the page, and what was said last. */
export interface ReviewState {
  /** Undefined until the first one is there. */
  readonly next: NextQuestion | undefined;
  /** What was saved or taken back. */
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Another one whenever something was answered. */
  readonly version: number;
  /** What was answered on this page and not taken back, the last at the end. */
  readonly given: readonly number[];
  /** What undo would take back that was not given on this page: it has to be confirmed. */
  readonly doomed: readonly TakenBack[] | undefined;
}

export interface ReviewActions {
  answer(given: GivenAnswer): Promise<void>;
  skip(): Promise<void>;
  /** Takes the last answer back; where it is not the last one of this page it says first what that is. */
  undo(): Promise<void>;
  /** Takes back what was told, or not. */
  confirmUndo(isMeant: boolean): Promise<void>;
  /** Shows a question of the list. */
  open(id: string): Promise<void>;
  search(text: string): Promise<void>;
  showAll(isWhole: boolean): Promise<void>;
  /** Begins again with the first question. */
  restart(done?: Answered): Promise<void>;
}

/** What was answered, in words, and by what it is taken back. */
export interface Answered {
  readonly note: string;
  /** 0 of none. */
  readonly batch: number;
}

/** Goes through the questions of a result, one at a time; `first` is shown before the others. */
export function useReview(
  file: string,
  filter: QueueFilter,
  first: string | null,
): ReviewState & ReviewActions {
  const [state, setState] = useState<State>({
    ...{ next: undefined, note: undefined, oldNote: undefined, error: undefined, isBusy: true, version: 0 },
    ...{ given: [], doomed: undefined },
  });
  const parameters = { file };
  const question = state.next?.question ?? null;
  const turns = useRef(0);
  const underWay = useRef(0);
  const begunWith = useRef<string | null>(null);
  /**
   * Of what is asked for one after the other, as when a filter is changed, the last is shown, whichever comes first.
   * `isTold` says that what kept it away is told also when something else was asked for since.
   */
  const doing = async (work: () => Promise<Change>, isTold = false) => {
    const turn = ++turns.current;
    underWay.current++;
    setState((before) => ({ ...before, isBusy: true, error: undefined, oldNote: before.note }));
    const change = await work().catch((error: Error): Change => ({ error: error.message }));
    underWay.current--;
    setState((before) => changed(before, change, { isLast: turn === turns.current, isTold }));
  };
  /** One at a time: what is pressed meanwhile is about a question that has gone. */
  const unlessBusy = async (work: () => Promise<Change>, isTold = false) => {
    if (underWay.current === 0) await doing(work, isTold);
  };
  const after = (id: string | null) => call('review-next', { parameters, body: { filter, after: id } });
  const shown = async (id: string, view: { is_whole?: boolean; search?: string } = {}) => {
    const found: ShownQuestion = await call('review-show', { parameters, body: { id, ...view } });
    return { ...(state.next ?? NOTHING), question: found };
  };
  /** What was taken back is asked again. */
  const changeOf = async (undone: Undone): Promise<Change> => {
    if (!('taken' in undone)) return undone;
    const [last] = undone.taken;
    const next = last?.id == null ? after(null) : shown(last.id).then((one) => ({ ...one, place: 0 }));
    return withNext({ note: undone.note, answered: { takenBack: last?.batch } }, next);
  };
  const restart = (done?: Answered) =>
    doing(async () => ({ next: await after(null), note: done?.note, answered: { given: done?.batch } }));
  useEffect(() => {
    const isAnother = first !== begunWith.current;
    begunWith.current = first;
    if (first === null || !isAnother) void restart();
    else void doing(async () => ({ next: { ...(await shown(first)), place: 0 }, answered: {} }));
  }, [file, first, JSON.stringify(filter)]);
  return {
    ...state,
    restart,
    answer: (answer) =>
      unlessBusy(async () => {
        if (question === null) return {};
        const said = await call('review-answer', { parameters, body: { id: question.id, answer } });
        if ('refusal' in said) return { error: said.refusal };
        const left = said.left === null ? '' : ` ${said.left}`;
        const saved = { note: `Saved: ${said.told}.${left}`, answered: { given: said.batch } };
        return withNext(saved, after(question.id));
      }, true),
    skip: () => unlessBusy(async () => ({ next: await after(question?.id ?? null) })),
    undo: () => unlessBusy(async () => changeOf(await undoLast(file, state.given.at(-1))), true),
    confirmUndo: (isMeant) =>
      doing(async () => {
        const meant = isMeant ? state.doomed : undefined;
        const confirmed = async () => (meant === undefined ? {} : changeOf(await takeBack(file, meant)));
        const change = await confirmed().catch((error: Error) => ({ error: error.message }));
        return { ...change, doomed: undefined };
      }, true),
    open: (id) => doing(async () => ({ next: { ...(await shown(id)), place: 0 } })),
    search: (text) =>
      unlessBusy(async () => (question === null ? {} : { next: await shown(question.id, { search: text }) })),
    showAll: (isWhole) =>
      unlessBusy(async () =>
        question === null ? {} : { next: await shown(question.id, { is_whole: isWhole }) },
      ),
  };
}

/** What became of something that was asked for. */
interface Change extends Partial<Pick<ReviewState, 'next' | 'note' | 'error' | 'doomed'>> {
  /** What was given or taken back; also nothing of it where questions may be others than before. */
  readonly answered?: { readonly given?: number | undefined; readonly takenBack?: number | undefined };
}

/** Whether something was saved or taken back does not depend on whether there is another question. */
function withNext(done: Change, next: Promise<NextQuestion>): Promise<Change> {
  return next.then(
    (found) => ({ ...done, next: found }),
    (failure: Error) => ({ ...done, error: `The next question could not be had: ${failure.message}` }),
  );
}

interface State extends ReviewState {
  /** What was told before the last turn began: it goes when that ends. */
  readonly oldNote: string | undefined;
}

/** What was saved is told also when something else was asked for since, and so is what was not; what is shown is that. */
function changed(
  before: State,
  { answered, ...told }: Change,
  { isLast, isTold }: { readonly isLast: boolean; readonly isTold: boolean },
): State {
  const { given = 0, takenBack } = answered ?? {};
  const all = given === 0 ? before.given : [...before.given, given];
  const counted = {
    version: before.version + (answered === undefined ? 0 : 1),
    given: all.filter((batch) => batch !== takenBack),
  };
  if (!isLast) {
    const { note = before.note, error } = told;
    return { ...before, note, error: isTold ? (error ?? before.error) : before.error, ...counted };
  }
  const note = before.note === before.oldNote ? undefined : before.note;
  return { ...before, ...told, note: told.note ?? note, ...counted, isBusy: false };
}

const NOTHING: NextQuestion = { question: null, place: 0, total: 0, elsewhere: 0 };
