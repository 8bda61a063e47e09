import { localKey, phoneKey } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Registration } from '../records/normalise-registration.ts';
import { type Comparison, evidence, identifierCap } from './comparison.ts';

/** Compares the company's profile on the social network. */
export const compareSocial: Comparison = ({ record, profile, rarity }) => {
  const slug = record.socialSlug;
  if (slug === undefined || profile.socialSlugs.length === 0) return [];
  const isSame = profile.socialSlugs.includes(slug);
  const bits = isSame ? WEIGHTS.social.same + identifierCap(rarity) : WEIGHTS.social.differs;
  return [
    evidence('social', isSame ? 'same' : 'differs', {
      left: slug,
      right: profile.socialSlugs[0] ?? null,
      bits,
    }),
  ];
};

/** Compares telephone numbers; companies have many, so a difference tells little. */
export const comparePhones: Comparison = ({ record, profile, rarity }) => {
  const phone = record.phone;
  if (phone === undefined || profile.phones.length === 0) return [];
  const row = (level: keyof typeof WEIGHTS.phone, right: string | undefined, bits: number) => [
    evidence('phone', level, {
      left: phone,
      right: right ?? null,
      bits: Math.min(WEIGHTS.phone[level], bits),
    }),
  ];
  if (profile.phones.includes(phone)) return row('same', phone, rarity.keyBits(phoneKey(phone)));
  const local = profile.phones.find((other) => isLocalPart(phone, other));
  if (local !== undefined) return row('local', local, rarity.keyBits(localKey(phone)));
  return row('differs', profile.phones[0], 0);
};

/** One of two numbers is without its area, and the other ends with it. */
function isLocalPart(left: string, right: string): boolean {
  if (left.startsWith('+') && right.startsWith('+')) return false;
  return localKey(left) === localKey(right);
}

/** Compares registration numbers; the same number in another country is another company. */
export const compareRegistrations: Comparison = ({ record, profile }) => {
  const own = record.registration;
  if (own === undefined) return [];
  const row = (level: keyof typeof WEIGHTS.registration, right: Registration) =>
    evidence('registration', level, {
      left: shown(own),
      right: shown(right),
      bits: WEIGHTS.registration[level],
    });
  const sameNumber = profile.registrations.filter((theirs) => theirs.number === own.number);
  const same = sameNumber.find((theirs) => theirs.country !== undefined && theirs.country === own.country);
  if (same !== undefined) return [row('same', same)];
  const numberOnly = sameNumber.find((theirs) => theirs.country === undefined || own.country === undefined);
  if (numberOnly !== undefined) return [row('number_only', numberOnly)];
  const [abroad] = sameNumber;
  if (abroad !== undefined) return [row('other_country', abroad)];
  const other = profile.registrations.find(
    (theirs) => theirs.country === own.country && theirs.number.length === own.number.length,
  );
  return other === undefined ? [] : [row('differs', other)];
};

/** A company that is closed is less often meant than one that operates. */
export const compareStatus: Comparison = ({ profile }) =>
  profile.isClosed
    ? [evidence('status', 'closed', { left: null, right: 'closed or absorbed', bits: WEIGHTS.closed })]
    : [];

function shown(registration: Registration): string {
  return registration.country === undefined
    ? registration.number
    : `${registration.country} ${registration.number}`;
}
