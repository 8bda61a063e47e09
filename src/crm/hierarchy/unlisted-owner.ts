import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { isTellingWord } from '../../resolution/tables/name-words.ts';
import { sourceLabel } from '../../universe/source-label.ts';
import type { Situation } from '../actions/situation.ts';
import { namesOfEntity, wholeNames } from '../names/name-standing.ts';

/** Whether a source names an owner of the account's company that it has no record of, and whose name is not that of its parent in the CRM. */
export function hasOtherOwner(at: number, parent: number, situation: Situation): boolean {
  const { dataset, world } = situation;
  const owner = unlistedOwnerOf(at, situation)?.owner;
  if (owner === undefined) return false;
  const { coreId } = dataset.identity(parent);
  const ofParent = [...wholeNames(parent, dataset), ...namesOfEntity(coreId, world.family)];
  const words = new Set(ofParent.flatMap(({ tokens }) => tokens));
  return !normaliseName(owner).some(({ tokens }) =>
    tokens.some((word) => isTellingWord(word) && words.has(word)),
  );
}

/** `ROR names Harrowgate as its owner, but has no record of that company`; undefined where no source says such a thing. */
export function unlistedOwnerWords(at: number, situation: Situation): string | undefined {
  const said = unlistedOwnerOf(at, situation);
  return (
    said && `${sourceLabel(said.source)} names ${said.owner} as its owner, but has no record of that company`
  );
}

function unlistedOwnerOf(at: number, situation: Situation) {
  const entity = situation.entityOf(at);
  if (entity === undefined || !situation.entities.hasUnlistedOwner(entity)) return undefined;
  return situation.factsOf(at)?.noOwners.find(({ owner }) => owner !== undefined);
}
