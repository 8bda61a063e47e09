import fc from 'fast-check';
import { accountId } from '../../../src/crm/account-id.ts';
import type { Proposal, ProposedChanges } from '../../../src/crm/action-files/action-plan.ts';
import { takenValues } from '../../../src/crm/action-files/fill-fields.ts';
import { planActions } from '../../../src/crm/action-files/plan-actions.ts';
import { salesforceFields } from '../../../src/crm/action-files/salesforce-fields.ts';
import type { ToldActions } from '../../../src/crm/action-files/told-actions.ts';
import type { ModelAccount } from './salesforce-model.ts';

/** What is proposed for a CRM, whether it makes sense or not. */
export interface GeneratedChanges extends ProposedChanges {
  readonly accounts: readonly { readonly id: string; readonly fields: Readonly<Record<string, string>> }[];
}

const SIZE = 12;
export const OUTSIDE = idOf(900);

export function idOf(at: number): string {
  return accountId(`0015g00000${String(at).padStart(4, '0')}X`).id;
}

const drawn = fc.record({
  parent: fc.integer({ min: -2, max: SIZE - 1 }),
  action: fc.constantFrom('None', 'None', 'Merge', 'Merge', 'Associate', 'Associate', 'Delete', 'Missing'),
  target: fc.integer({ min: -1, max: SIZE - 1 }),
  isProtected: fc.integer({ min: 0, max: 5 }),
  isHeld: fc.integer({ min: 0, max: 9 }),
  hasProblem: fc.integer({ min: 0, max: 12 }),
  phone: fc.constantFrom('', '', '+1 212 555 0147', '030 1234'),
  city: fc.constantFrom('', 'Bonn', 'York'),
  employees: fc.constantFrom('', '12', 'many'),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

export const generatedChanges: fc.Arbitrary<GeneratedChanges> = fc
  .record({
    rows: fc.array(drawn, { minLength: 2, maxLength: SIZE }),
    includeDelete: fc.boolean(),
    /** Salesforce has no circles; files may. */
    isTidy: fc.boolean(),
  })
  .map(({ rows, includeDelete, isTidy }) => {
    const within = (at: number) => (at >= rows.length ? -1 : at);
    const parents = rows.map(({ parent }, at) => (isTidy && parent >= at ? -1 : within(parent)));
    return {
      ...{ size: rows.length, includeDelete, idOf },
      parentOf: (at) => parents[at] ?? -1,
      proposals: rows.flatMap((row, at) => proposalOf(row, at, within)),
      isProtected: (at) => rows[at]?.isProtected === 0,
      heldBack: (at) => (rows[at]?.isHeld === 0 ? 'an unreadable row stands below it' : undefined),
      problemOf: (at) => (rows[at]?.hasProblem === 0 ? 'it has no id' : undefined),
      parentProblemOf: () => undefined,
      accounts: rows.map(({ phone, city, employees }, at) => ({
        id: idOf(at),
        fields: { Name: `Acme ${at}`, Phone: phone, BillingCity: city, NumberOfEmployees: employees },
      })),
    };
  });

function proposalOf(
  { action, target }: Drawn,
  at: number,
  within: (at: number) => number,
): readonly Proposal[] {
  if (action === 'None') return [];
  const of = within(target) < 0 ? null : within(target);
  if (action === 'Missing')
    return [{ at, action: 'Associate (missing parent)', target: null, isMissingParent: true }];
  if (action === 'Delete') return [{ at, action, target: null, isMissingParent: false }];
  return [{ at, action: action === 'Merge' ? 'Merge' : 'Associate', target: of, isMissingParent: false }];
}

/** The plan with what its files tell. */
export function toldOf(changes: GeneratedChanges): ToldActions {
  const plan = planActions(changes);
  const fieldsOf = (at: number) => changes.accounts[at]?.fields ?? {};
  return {
    plan,
    ...{ idColumn: 'Id', parentColumn: 'ParentId' },
    account: (at) => ({
      ...{ id: idOf(at), name: `account ${at}`, parentId: parentIdOf(at, changes), parentName: null },
      ...{
        owner: null,
        recordType: null,
        website: null,
        lastActivity: null,
        place: '',
        fields: fieldsOf(at),
      },
      children: changes.accounts.flatMap(({ id }, child) => (changes.parentOf(child) === at ? [id] : [])),
    }),
    proposal: () => ({
      ...{ reasoning: 'The same.', risk: 5, group: 'g', parentName: null, parentCoreId: null },
      survivingName: null,
    }),
    taken: (survivor) => {
      const losers = plan.merges.find((merge) => merge.survivor === survivor)?.losers ?? [];
      const groups = salesforceFields(['Phone', 'BillingCity', 'NumberOfEmployees']);
      const filled = takenValues(fieldsOf(survivor), losers.map(fieldsOf), groups);
      // Every other survivor bears a former name.
      const before = fieldsOf(survivor).Name ?? '';
      return survivor % 2 === 0
        ? filled
        : [...filled, { field: 'Name', value: `${before} Group`, from: 0, before }];
    },
  };
}

/** The CRM that the file was exported from; it has one account that is not in the file. */
export function modelAccountsOf(changes: GeneratedChanges): Map<string, ModelAccount> {
  const accounts = changes.accounts.map(
    ({ id, fields }, at) => [id, { parentId: parentIdOf(at, changes), fields }] as const,
  );
  return new Map([...accounts, [OUTSIDE, { parentId: null, fields: {} }]]);
}

function parentIdOf(at: number, { parentOf }: GeneratedChanges): string | null {
  const parent = parentOf(at);
  return parent === -2 ? OUTSIDE : parent < 0 ? null : idOf(parent);
}
