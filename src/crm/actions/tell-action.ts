import { ancestryOf } from '../../universe/hierarchy/ancestry.ts';
import { accountName } from '../account-name.ts';
import type { ParentStep, WrongReason } from '../hierarchy/parent-link.ts';
import { unmarkedName } from '../names/record-marks.ts';
import { websiteLeftWords } from '../names/website-left.ts';
import { survivalWords } from '../survivorship/survival-words.ts';
import { tieWords } from '../survivorship/tie-words.ts';
import type { ActionTarget, RecommendedAction } from '../verdict.ts';
import { deleteWords } from './delete-words.ts';
import type { Judgement } from './judge.ts';
import { nextAccountWords } from './owner-accounts.ts';
import type { Situation } from './situation.ts';
import { noneWords } from './tell-none.ts';
import {
  accountTarget,
  ended,
  entityTarget,
  lostParent,
  namedOwnerWords,
  severalParents,
  toldAccount,
  toldTarget,
} from './told-names.ts';

/** A recommendation in words that a person would sign. */
export function toldAction(at: number, judgement: Judgement, situation: Situation): RecommendedAction {
  switch (judgement.action) {
    case 'Delete':
      return plain('Delete', deleteWords(at, judgement.because, situation), accountTarget(at, situation));
    case 'Merge':
      return plain(
        'Merge',
        mergeWords(at, judgement.into, situation),
        accountTarget(judgement.into, situation),
      );
    case 'Associate':
      return associate(at, judgement.step, situation);
    case 'None':
      return plain('None', noneWords(at, judgement, situation), null);
  }
}

function plain(
  action: 'Delete' | 'Merge' | 'None',
  reasoning: string,
  target: ActionTarget | null,
): RecommendedAction {
  return { action, associationType: null, reasoning, target };
}

function mergeWords(at: number, into: number, situation: Situation): string {
  const name = toldAccount(into, situation);
  const tie = tieWords(at, into, situation);
  const names = situation.names.difference(at, into);
  const different = names === undefined ? '' : `Different names: ${ended(names.words)} `;
  const survival = [survivalWords(into, situation, at), renamedWords(at, into, situation)].join(' ');
  return `${different}Merge it into ${name}. ${tie} ${survival}`.trim();
}

/** The name that is left when the account that survives bears another one than its company does now. */
function renamedWords(at: number, into: number, situation: Situation): string {
  const name = situation.names.survivingName(at, into);
  if (name === undefined) return '';
  const isOwn = unmarkedName(accountName(situation.dataset.account(into))) === name;
  if (situation.rules.surviving_name !== 'present')
    return `By the rules it keeps its name; ${isOwn ? 'without what people wrote into it about its record it is' : 'the present one is'} "${name}".`;
  if (isOwn) return `It takes the name "${name}", without what people wrote into it about its record.`;
  const taken = `It takes the name "${name}", which is the present one.`;
  return [taken, websiteLeftWords(at, into, situation) ?? []].flat().join(' ');
}

type Change = Exclude<ParentStep, { kind: 'keep' }>;

function associate(at: number, step: Change, situation: Situation): RecommendedAction {
  const target = targetOf(at, step, situation);
  const reasoning = [
    `${toldTarget(target)}:`,
    whatToDo(at, step, situation),
    whyOwner(at, step, situation),
    besidesWords(step, situation),
  ];
  const said = reasoning.filter((part) => part !== '').join(' ');
  switch (step.kind) {
    case 'link':
      return { action: 'Associate', associationType: step.association, reasoning: said, target };
    case 'create':
      return {
        action: 'Associate (missing parent)',
        associationType: 'create_parent',
        reasoning: said,
        target,
      };
    case 'remove':
      return { action: 'Associate', associationType: 'remove_parent', reasoning: said, target };
  }
}

function besidesWords(step: Change, situation: Situation): string {
  return step.kind === 'link' && step.of !== undefined ? nextAccountWords(step.of, situation) : '';
}

function targetOf(at: number, step: Change, situation: Situation): ActionTarget {
  if (step.kind === 'link') return accountTarget(step.to, situation);
  if (step.kind === 'create') return entityTarget(step.coreId, situation);
  const parent = situation.standings.parent[at] ?? -1;
  if (parent >= 0) return accountTarget(parent, situation);
  const { parent_external_id: id, parent_name: name } = situation.dataset.account(at);
  return { name: name ?? id ?? 'its parent', externalId: id ?? null, coreId: null };
}

function whatToDo(at: number, step: Change, situation: Situation): string {
  const current = situation.standings.parent[at] ?? -1;
  const instead = current >= 0 ? ` in place of ${toldAccount(current, situation)}` : '';
  const wrong = wrongWords(at, step.why, situation);
  if (step.kind === 'remove') return `it should not be the parent. ${wrong}`;
  if (step.kind === 'create') {
    const { coreId, named } = step;
    const look = named === undefined ? '' : namedOwnerWords({ coreId, named }, situation);
    const what = `it has no account yet; create one and make it the parent${instead}.`;
    return [what, look, wrong].filter((part) => part !== '').join(' ');
  }
  const { tells } = situation.standings;
  return step.association === 'set_initial_parent'
    ? `make it the parent; ${tells.parents ? 'the account has none' : 'the file names no parents'}. ${wrong}`.trim()
    : `make it the parent${instead}. ${wrong}`.trim();
}

function wrongWords(at: number, why: WrongReason, situation: Situation): string {
  const current = situation.standings.parent[at] ?? -1;
  const parent = current >= 0 ? toldAccount(current, situation) : 'The parent';
  switch (why) {
    case 'none':
      return '';
    case 'owner':
      return `The sources do not name ${parent} as its owner.`;
    case 'further up':
      return `${parent} stands further up; this company is between the two and has an account.`;
    case 'double':
      return `${parent} is a double of it.`;
    case 'site':
      return 'It is a store or branch of this company.';
    case 'itself':
      return current === at ? 'An account cannot be its own parent.' : `${parent} is the same company.`;
    case 'below':
      return `${parent} belongs to it, not the other way round.`;
    case 'decided':
      // The decision itself follows (actions/obeyed.ts).
      return '';
    case 'cycle':
      return 'This link of its circle of parents is the wrong one.';
    case 'top':
      return 'As far as the sources know, no other company owns this one.';
    case 'lost':
      return `${lostParent(at, situation)} is not among the accounts.`;
    case 'several':
      return severalParents(at, situation);
  }
}

/** Links that are wrong because of who the owner is, or that there is none. */
const TELLS_OWNER: ReadonlySet<WrongReason> = new Set(['owner', 'cycle', 'top']);

/** What the sources say of the owner that is the target. */
function whyOwner(at: number, step: Change, situation: Situation): string {
  if (step.why === 'decided' || (step.kind === 'link' && step.owner === undefined)) return '';
  const { world, entities } = situation;
  const facts = situation.factsOf(at);
  if (facts === undefined) return '';
  const { parents, end } = ancestryOf(facts, world.family, world.infer);
  if (step.kind === 'remove') return TELLS_OWNER.has(step.why) ? (parents[0]?.reasoning ?? end) : '';
  const owner = step.kind === 'create' ? step.coreId : entities.coreIdOf(step.owner ?? -1);
  const steps = parents.findIndex((parent) => parent.facts.coreId === owner);
  const said = parents[steps]?.reasoning ?? '';
  const between = parents
    .slice(0, steps)
    .map((parent) => parent.facts.tradingName?.value ?? parent.facts.coreId);
  if (steps <= 0) return said;
  const absorbed = isAbsorbed(at, situation) ? `${parents[0]?.reasoning ?? ''} ` : '';
  return `${absorbed}It is the nearest company above that ${step.kind === 'create' ? 'runs a business' : 'has an account'}; between stands ${between.join(' → ')}. ${said}`;
}

function isAbsorbed(at: number, { entities, entityOf }: Situation): boolean {
  const entity = entityOf(at);
  return entity !== undefined && entities.statusOf(entity) === 'Absorbed';
}
