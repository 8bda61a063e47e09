import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { domainInName } from '../records/address-in-name.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Website } from '../records/normalise-website.ts';

/*
 * Records whose name is a web or e-mail address, beside the entity whose address it is: the address tells who is meant, and its
 * word is the name or an abbreviation that nobody has on file.
 */

interface Compared {
  readonly record: Pick<NormalRecord, 'names' | 'website' | 'emailDomain'>;
  readonly profile: Pick<EntityProfile, 'domains'>;
}

/** Says whether the record says nothing but an address, and that is the entity's. */
export function isOwnAddressAlone(compared: Compared): boolean {
  const own = ownDomain(compared);
  return own !== undefined && compared.record.names.every((name) => isWrittenAs(own, name));
}

/** `komatsu.jp` beside Komatsu of komatsu.jp; elsewhere the ending may be a word of the name: `Booking.com`. */
export function nameOfDomain(name: NormalName, compared: Compared): Reading<NormalName> | undefined {
  const own = ownDomain(compared);
  if (own === undefined || !isWrittenAs(own, name)) return undefined;
  const [word] = normaliseName(own.label);
  return word === undefined ? undefined : readAs<NormalName>(name, word.tokens);
}

/** What the record gives and the entity has. */
function ownDomain({ record: { website, emailDomain }, profile }: Compared): Website | undefined {
  const given = website?.isShared === false ? website : emailDomain;
  return given !== undefined && profile.domains.includes(given.domain) ? given : undefined;
}

function isWrittenAs({ domain }: Website, { text }: NormalName): boolean {
  return domainInName(text)?.domain === domain;
}
