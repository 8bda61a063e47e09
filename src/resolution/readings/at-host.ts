import type { NamePart } from '../names/name-parts.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { JUNK_WORDS } from '../tables/junk-words.ts';
import { isTellingWord } from '../tables/name-words.ts';

/*
 * `Ann Smith c/o Kudzwa` and `Freelancer @ Kudzwa`: a person, and the company where he or she is found. A company that is called
 * so in front is the record's own, and what stands behind has its letter box or lets it rooms.
 */

const HOSTED = /^(?<guest>[^@(]+?)[\s,;]+(?:c\/o[\s:]+|@\s+)(?<host>[^@(]+)$/i;
const SIGN = /c\/o[\s:]|\s@\s/i;
const PERSON = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}$/u;

/** Who is in front, and the name read as that of the company behind. */
export interface NameAtHost {
  readonly guest: NormalName;
  readonly reading: Reading<NormalName>;
}

/** Behind `c/o` nothing is a name of who gets letters there; where that may be a person the whole text is shown. */
export function withHostShown(parts: readonly NamePart[], text: string): readonly NamePart[] {
  const [first, ...others] = parts;
  if (first === undefined || others.length > 0 || !SIGN.test(text)) return parts;
  return guestIn(text) === undefined ? parts : [{ ...first, shown: text.trim() }];
}

/** Undefined where a company may stand in front. */
export function nameAtHost(name: NormalName, country: string | undefined): NameAtHost | undefined {
  if (name.part !== 'whole' || !SIGN.test(name.text)) return undefined;
  const said = guestIn(name.text);
  const [host] = said === undefined ? [] : normaliseName(said.host, country);
  if (said === undefined || host === undefined || !host.tokens.some(isTellingWord)) return undefined;
  const { tokens, english, forms } = host;
  const beside = {
    what: 'guest',
    said: name.text.slice(0, -said.host.length).trim(),
    rest: host.text,
  } as const;
  return { guest: said.guest, reading: readAs(name, tokens, { english, forms, beside }) };
}

/** `Freelancer @ Kudzwa`: who is in front is nobody, though a company may be called so. */
export function isNobody({ tokens }: NormalName): boolean {
  return tokens.every((word) => JUNK_WORDS.has(word));
}

/** A name of two words or more, none of which is a trade's or a legal form. */
function guestIn(text: string): { readonly guest: NormalName; readonly host: string } | undefined {
  const { guest: said = '', host = '' } = HOSTED.exec(text.trim())?.groups ?? {};
  const [guest] = PERSON.test(said) ? normaliseName(said) : [];
  if (guest === undefined || guest.forms.length > 0) return undefined;
  const isPerson = guest.tokens.length > 1 && guest.tokens.every(isTellingWord);
  return isPerson || isNobody(guest) ? { guest, host } : undefined;
}
