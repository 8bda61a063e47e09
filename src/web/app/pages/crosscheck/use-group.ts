import { useState } from 'preact/hooks';
import type { GroupMember } from '../../../../contract/crosscheck-results.ts';
import type { GivenAnswer, TakenBack } from '../../../../contract/review.ts';
import { call } from '../../api.ts';
import { takeBack, type Undone, undoLast } from '../review/take-back.ts';

/** What was said last, and what is under way. */
interface GroupState {
  readonly note?: string | undefined;
  readonly error?: string | undefined;
  readonly isBusy: boolean;
  /** What was answered on this page and not taken back, the last at the end. */
  readonly given: readonly number[];
  /** What undo would take back that was not given on this page: it has to be confirmed. */
  readonly doomed?: readonly TakenBack[] | undefined;
}

interface GroupActions {
  /** Answers the questions about these accounts, one after the other, until one is refused; whether all were saved. */
  answer(members: readonly GroupMember[], given: GivenAnswer): Promise<boolean>;
  undo(): Promise<boolean>;
  confirmUndo(isMeant: boolean): Promise<boolean>;
}

/** Answers about the accounts of a group, as the review keeps them; `again` reads the group anew. */
export function useGroup(file: string, again: () => void): GroupState & GroupActions {
  const [state, setState] = useState<GroupState>({ isBusy: false, given: [] });
  const parameters = { file };
  const doing = async (work: () => Promise<Partial<GroupState>>) => {
    setState(({ given }) => ({ given, isBusy: true }));
    const change = await work().catch((error: Error): Partial<GroupState> => ({ error: error.message }));
    setState((before) => ({ ...before, ...change, isBusy: false }));
    again();
    return change.error === undefined;
  };
  const changeOf = (undone: Undone): Partial<GroupState> => {
    if (!('taken' in undone)) return undone;
    const gone = undone.taken[0]?.batch;
    return { note: undone.note, given: state.given.filter((batch) => batch !== gone) };
  };
  return {
    ...state,
    answer: (members, answer) =>
      doing(async () => {
        const told: string[] = [];
        const given = [...state.given];
        const saved = () => ({
          given,
          note: told.length === 0 ? undefined : `Saved: ${told.join('; ')}.`,
        });
        for (const { question } of members) {
          if (question === null) continue;
          const said = await call('review-answer', { parameters, body: { id: question.id, answer } }).catch(
            (error: Error) => ({ refusal: error.message }),
          );
          if ('refusal' in said) return { ...saved(), error: said.refusal };
          told.push(said.told);
          given.push(said.batch);
        }
        return saved();
      }),
    undo: () => doing(async () => changeOf(await undoLast(file, state.given.at(-1)))),
    confirmUndo: (isMeant) =>
      doing(async () => (isMeant ? changeOf(await takeBack(file, state.doomed ?? [])) : {})),
  };
}
