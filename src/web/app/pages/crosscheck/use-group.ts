import { useState } from 'preact/hooks';
import type { GroupMember } from '../../../../contract/crosscheck-results.ts';
import type { GivenAnswer, TakenBack } from '../../../../contract/review.ts';
import { call } from '../../api.ts';
import { answersWords } from '../review/use-review.ts';

/** What was said last, and what is under way. */
interface GroupState {
  readonly note?: string | undefined;
  readonly error?: string | undefined;
  readonly isBusy: boolean;
  /** How often something was answered on this page, and not taken back. */
  readonly given: number;
  /** What undo would take back that was not given on this page: it has to be confirmed. */
  readonly doomed?: readonly TakenBack[] | undefined;
}

interface GroupActions {
  /** Answers the questions about these accounts, one after the other, until one is refused; whether all were saved. */
  answer(members: readonly GroupMember[], given: GivenAnswer): Promise<boolean>;
  undo(): Promise<boolean>;
  confirmUndo(isMeant: boolean): Promise<boolean>;
}

const NOTHING = 'There is no answer of yours to take back.';

/** Answers about the accounts of a group, as the review keeps them; `again` reads the group anew. */
export function useGroup(file: string, again: () => void): GroupState & GroupActions {
  const [state, setState] = useState<GroupState>({ isBusy: false, given: 0 });
  const parameters = { file };
  const doing = async (work: () => Promise<Partial<GroupState>>) => {
    setState(({ given }) => ({ given, isBusy: true }));
    const change = await work().catch((error: Error): Partial<GroupState> => ({ error: error.message }));
    setState((before) => ({ ...before, ...change, isBusy: false }));
    again();
    return change.error === undefined;
  };
  const takenBack = async () => {
    const taken = await call('review-undo', { parameters, body: {} });
    if (taken.length === 0) return { error: NOTHING };
    return { note: `Taken back: ${answersWords(taken)}.`, given: Math.max(0, state.given - 1) };
  };
  return {
    ...state,
    answer: (members, answer) =>
      doing(async () => {
        const told: string[] = [];
        const saved = () => ({
          given: state.given + told.length,
          note: told.length === 0 ? undefined : `Saved: ${told.join('; ')}.`,
        });
        for (const { question } of members) {
          if (question === null) continue;
          const said = await call('review-answer', { parameters, body: { id: question.id, answer } }).catch(
            (error: Error) => ({ refusal: error.message }),
          );
          if ('refusal' in said) return { ...saved(), error: said.refusal };
          told.push(said.told);
        }
        return saved();
      }),
    undo: () =>
      doing(async () => {
        if (state.given > 0) return takenBack();
        const doomed = await call('review-undoable', { parameters });
        return doomed.length === 0 ? { error: NOTHING } : { doomed };
      }),
    confirmUndo: (isMeant) => doing(async () => ({ doomed: undefined, ...(isMeant && (await takenBack())) })),
  };
}
