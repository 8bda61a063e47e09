import type { Situation } from '../actions/situation.ts';
import { protectingWords } from '../rules/protecting.ts';

/** Why an account may neither be deleted nor lose a merge, in words: `it is a customer`. */
export function protectionsOf(at: number, { dataset, rules, standings }: Situation): readonly string[] {
  if (!standings.isProtected(at)) return [];
  const account = dataset.account(at);
  const children = standings.children[at] ?? 0;
  return [
    ...(standings.isCustomer(at) ? ['it is a customer'] : []),
    ...protectingWords(rules, account),
    ...(children === 1 ? ['another account has it as its parent'] : []),
    ...(standings.mayHaveChildren(at)
      ? [
          'it may be the parent of another account, which names its parent by a name that several accounts bear',
        ]
      : []),
    ...(children > 1 ? [`${children} accounts have it as their parent`] : []),
  ];
}
