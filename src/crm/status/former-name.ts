import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { namesOfEntity, standingOf, wholeNames } from '../survivorship/name-standing.ts';

/**
 * The nearest company above an account, where the account bears a former name of that company; undefined elsewhere. A company
 * that works under a former name of its owner is one of its own.
 */
export function bearsFormerNameOf(at: number, situation: Situation): string | undefined {
  const { dataset, entities, world } = situation;
  const entity = situation.entityOf(at);
  const isWorking = entity !== undefined && entities.statusOf(entity) === 'Active';
  const [owner] = entity === undefined || isWorking ? [] : entities.ancestorsOf(entity);
  if (owner === undefined) return undefined;
  const coreId = entities.coreIdOf(owner.entity);
  const known = namesOfEntity(coreId, world.family);
  const isOne =
    known.some(({ kind }) => kind === 'former') && standingOf(wholeNames(at, dataset), known) === 'former';
  return isOne ? coreId : undefined;
}

/** That it may be the company above it under an earlier name, as a sentence. */
export function formerNameWords(at: number, situation: Situation): string | undefined {
  const coreId = bearsFormerNameOf(at, situation);
  const facts = coreId === undefined ? undefined : situation.world.family.facts(coreId);
  if (facts === undefined) return undefined;
  const [name, company] = [accountName(situation.dataset.account(at)), nameOf(facts)];
  return `But "${name}" is known as a former name of ${company}, so that it may be this company itself.`;
}
