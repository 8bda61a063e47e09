import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { gluedOf, type NormalName } from '../../resolution/names/normal-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { type NameStanding, standingOf } from './name-standing.ts';

/**
 * What a name is to a company; `listed` where a list calls it by another name with a legal form than its legal one, as a list of
 * shares does that keeps a name which the company gave up (`Daimler AG`).
 */
export type ToldStanding = NameStanding | 'listed';

/** What the best of some names is to a company that is called as `shown`. */
export function toldStandingOf(
  names: readonly NormalName[],
  known: readonly ProfileName[],
  shown: () => string | undefined,
): ToldStanding {
  const standing = standingOf(names, known);
  const mayBeOld =
    standing === 'trading' &&
    names.every(({ forms }) => forms.length > 0) &&
    known.some(({ kind, forms }) => kind === 'legal' && forms.length > 0);
  return mayBeOld && !names.some(isNameOf(shown())) ? 'listed' : standing;
}

/** Whether a name is the one that the company is shown by; any is where nothing is shown. */
export function isNameOf(shown: string | undefined): (name: NormalName) => boolean {
  const glued = shown === undefined ? [] : normaliseName(shown).map(gluedOf);
  return (name) => shown === undefined || glued.includes(gluedOf(name));
}

/** What is known of a name, as a sentence without its full stop. */
export const STANDING_WORDS: Readonly<
  Record<Exclude<ToldStanding, 'listed'>, (name: string, company: string) => string>
> = {
  legal: (name, company) => `"${name}" is the legal name of ${company}`,
  trading: (name, company) => `"${name}" is the trading name of ${company}`,
  acronym: (name, company) => `"${name}" is short for ${company}`,
  written: (name, company) => `"${name}" is another way to write ${company}`,
  alias: (name, company) =>
    `"${name}" is known as another name of ${company}, which may be that of a part or a brand of it`,
  former: (name, company) => `"${name}" is known as a former name of ${company}`,
  unknown: (name, company) => `"${name}" is not a name that the sources know of ${company}`,
};
