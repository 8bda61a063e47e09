import { localKey, phoneKey } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Registration } from '../records/normalise-registration.ts';
import { type Comparison, identifierCap } from './comparison.ts';
import { type PhoneEvidence, type RegistrationEvidence, roundedBits } from './evidence.ts';

/** Compares the company's profile on the social network. */
export const compareSocial: Comparison = ({ record, profile, rarity }) => {
  const slug = record.socialSlug;
  if (slug === undefined || profile.socialSlugs.length === 0) return [];
  const isSame = profile.socialSlugs.includes(slug);
  const bits = isSame ? WEIGHTS.social.same + identifierCap(rarity) : WEIGHTS.social.differs;
  return [
    {
      comparison: 'social',
      relation: isSame ? 'same' : 'differs',
      left: slug,
      right: profile.socialSlugs[0] ?? null,
      bits: roundedBits(bits),
    },
  ];
};

/** Compares telephone numbers; companies have many, so a difference tells little. */
export const comparePhones: Comparison = ({ record, profile, rarity }) => {
  const phone = record.phone;
  if (phone === undefined || profile.phones.length === 0) return [];
  const row = (
    relation: PhoneEvidence['relation'],
    right: string | undefined,
    bits: number,
  ): readonly PhoneEvidence[] => [
    {
      comparison: 'phone',
      relation,
      left: phone,
      right: right ?? null,
      bits: roundedBits(Math.min(WEIGHTS.phone[relation], bits)),
    },
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
  const row = (relation: RegistrationEvidence['relation'], right: Registration): RegistrationEvidence => ({
    comparison: 'registration',
    relation,
    left: own,
    right,
    bits: roundedBits(WEIGHTS.registration[relation]),
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
  profile.isClosed ? [{ comparison: 'status', bits: roundedBits(WEIGHTS.closed) }] : [];
