import {
  type EntityProfile,
  type NameKind,
  type ProfileName,
  writtenProfileName,
} from '../../resolution/comparisons/entity-profile.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import { isSomewhere } from '../../resolution/records/normalise-place.ts';

/** An account as one that others are compared with: what it says of itself, as if it were an entity. */
export function profileOf(record: NormalRecord, id: string): EntityProfile {
  const { names, website, emailDomain, socialSlug, place, phone, registration } = record;
  const own = website?.isShared === true ? undefined : website;
  const domain = own ?? emailDomain;
  return {
    coreId: id,
    name: names[0]?.text ?? '',
    names: names.map(profileName),
    domains: domain === undefined ? [] : [domain.domain],
    socialSlugs: socialSlug === undefined ? [] : [socialSlug],
    places: isSomewhere(place) ? [place] : [],
    phones: phone === undefined ? [] : [phone],
    registrations: registration === undefined ? [] : [registration],
    groupIds: [],
    isClosed: false,
  };
}

/** Member by member: copying the rest of an object takes forty times as long, and each account that is read has a profile made. */
function profileName(name: NormalName): ProfileName {
  const { text, tokens, english, forms, country, city, withPlace, note, owner, part } = name;
  const kind = KINDS[part];
  return writtenProfileName({ text, tokens, english, forms, country, city, withPlace, note, owner, kind });
}

const KINDS: Readonly<Record<NormalName['part'], NameKind>> = {
  whole: 'trading',
  trading: 'trading',
  also: 'trading',
  former: 'former',
  bracket: 'alias',
};
