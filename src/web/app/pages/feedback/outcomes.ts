import type { TicketClosing } from '../../../../contract/ui/feedback.ts';

export type Outcome = TicketClosing['outcome'];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  false_feedback_no_action: 'The feedback is wrong: nothing changes',
  not_a_duplicate: 'Not a duplicate',
  confirmed_duplicate: 'A duplicate, to be merged',
  deliberate_duplicate: 'A duplicate on purpose, never to be merged',
  wrong_parent: 'Another parent',
  wrong_entity: 'Another company',
  no_longer_operating: 'No longer operates',
  still_operating: 'Still operates',
};

interface Target {
  readonly name: 'of' | 'entity' | 'parent';
  readonly label: string;
  readonly hint: string;
}

const OTHERS: Target = {
  name: 'of',
  label: 'The other accounts',
  hint: 'ids of the CRM, apart by spaces; empty: its group in its last crosscheck',
};

/** What an outcome is about, beside the account itself. */
export const TARGETS: Readonly<Partial<Record<Outcome, Target>>> = {
  not_a_duplicate: OTHERS,
  confirmed_duplicate: OTHERS,
  deliberate_duplicate: OTHERS,
  wrong_parent: { name: 'parent', label: 'The right parent', hint: 'an account, a core_id, or none' },
  wrong_entity: {
    name: 'entity',
    label: 'The right company',
    hint: 'a core_id, or none; empty: never again the one that it was taken for',
  },
};

/** How a ticket is closed, as the fields of the dialog say it. */
export function closingOf(outcome: Outcome, target: string, reason: string): TicketClosing {
  const name = TARGETS[outcome]?.name;
  const given = target.trim();
  return {
    outcome,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(name !== undefined && given !== '' && { [name]: name === 'of' ? given.split(/[\s,;]+/) : given }),
  };
}
