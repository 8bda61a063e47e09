import { nameOf } from '../../universe/hierarchy/family.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { type NameStanding, namesOfEntity, PRESENT, standingOf, wholeNames } from './name-standing.ts';

/** A company and which of its names somebody else bears. */
interface Borne {
  readonly coreId: string;
  readonly standing: NameStanding;
}

/**
 * The nearest company above an account that may be this company itself: the account bears a former name of it, or a present one
 * and its own record was withdrawn in favour of that company's. A company that works under a former name of its owner is one
 * of its own.
 */
export function bearsNameOfOwner(at: number, situation: Situation): Borne | undefined {
  const { dataset, entities, world } = situation;
  const entity = situation.entityOf(at);
  const isWorking = entity !== undefined && entities.statusOf(entity) === 'Active';
  const [owner] = entity === undefined || isWorking ? [] : entities.ancestorsOf(entity);
  if (owner === undefined) return undefined;
  const coreId = entities.coreIdOf(owner.entity);
  const known = namesOfEntity(coreId, world.family);
  const isWithdrawn = entity !== undefined && entities.isWithdrawn(entity);
  const isAsked = (kind: NameStanding) => kind === 'former' || (isWithdrawn && PRESENT.includes(kind));
  if (!known.some(({ kind }) => isAsked(kind))) return undefined;
  const standing = standingOf(wholeNames(at, dataset), known);
  return isAsked(standing) ? { coreId, standing } : undefined;
}

/** That it may be the company above it, under an earlier name or its own, as a sentence. */
export function ownersNameWords(at: number, situation: Situation): string | undefined {
  const borne = bearsNameOfOwner(at, situation);
  const facts = borne === undefined ? undefined : situation.world.family.facts(borne.coreId);
  if (borne === undefined || facts === undefined) return undefined;
  const [name, company] = [accountName(situation.dataset.account(at)), nameOf(facts)];
  const known = borne.standing === 'former' ? `known as a former name of ${company}` : `a name of ${company}`;
  return `But "${name}" is ${known}, so that it may be this company itself.`;
}
