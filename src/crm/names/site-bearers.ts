import { normaliseWebsite } from '../../resolution/records/normalise-website.ts';
import { GENERIC_WORDS, weightyWords } from '../../resolution/tables/name-words.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import type { Dataset } from '../dataset.ts';
import { nameBearers, nameKey } from './name-bearers.ts';
import { namesOfEntity, sayMore, wholeNames } from './name-standing.ts';

/**
 * Finds the accounts whose website is that of an entity, at no host of a unit, and whose names have a word of its names and say no
 * more than these: `TU München` at tum.de. The websites of all are read when somebody asks first.
 */
export function siteBearers(
  dataset: Dataset,
  { family }: Pick<Hierarchy, 'family'>,
): (coreId: string) => readonly number[] {
  const siteOf = (at: number) => ownSite(dataset.account(at).website);
  const bearersOf = nameBearers(
    () => Uint32Array.from({ length: dataset.size }, (_, at) => nameKey(siteOf(at))),
    siteOf,
  );
  return (coreId) => {
    const bearers = (family.domains?.(coreId) ?? []).flatMap(bearersOf);
    if (bearers.length === 0) return bearers;
    const known = namesOfEntity(coreId, family);
    const words = new Set(known.flatMap(({ tokens }) => weightyWords(tokens)));
    const isNamedAlike = (at: number) => {
      const names = wholeNames(at, dataset);
      const isShared = (word: string) => words.has(word) && !GENERIC_WORDS.has(word);
      return names.some(({ tokens }) => tokens.some(isShared)) && !sayMore(names, known);
    };
    return bearers.filter(isNamedAlike);
  };
}

/** Its domain; nothing for a page at a host that many share, and for the host of a unit. */
function ownSite(text: string | undefined): string {
  const website = text === undefined ? undefined : normaliseWebsite(text);
  return website === undefined || website.isShared || website.unitHost !== undefined ? '' : website.domain;
}
