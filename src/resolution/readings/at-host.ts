import type { NamePart } from '../names/name-parts.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { JUNK_WORDS } from '../tables/junk-words.ts';
import { isTellingWord } from '../tables/name-words.ts';

/*
 * `Ann Smith c/o Kudzwa` and `Freelancer @ Kudzwa`: a person, and the company where he or she is found. A company that is called
 * so in front is the record's own, and what stands behind has its letter box or lets it rooms.
 */

const HOSTED = /^(?<guest>[^@(]+?)[\s,;]+(?<sign>c\/o|@)[\s:]+(?<host>[^@(]+)$/i;
const BEHIND = /c\/o[\s:]/i;
const AT = /\s@\s/;
const PERSON = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}$/u;

/** Who is in front, and the name read as that of the company behind. */
export interface NameAtHost {
  readonly guest: NormalName;
  readonly reading: Reading<NormalName>;
}

/** Behind `c/o` nothing is a name of who gets letters there; where that may be a person, it is kept beside it. */
export function withHost(parts: readonly NamePart[], text: string): readonly NamePart[] {
  const [first, ...others] = parts;
  if (first === undefined || others.length > 0 || !BEHIND.test(text)) return parts;
  const { guest, host } = hostedIn(text) ?? {};
  return guest === undefined || host === undefined ? parts : [{ ...first, host }];
}

/** Undefined where a company may stand in front. */
export function nameAtHost(name: NormalName, country: string | undefined): NameAtHost | undefined {
  const said = hostedBy(name);
  const [host] = said === undefined ? [] : normaliseName(said.host, country);
  if (said === undefined || host === undefined || !host.tokens.some(isTellingWord)) return undefined;
  const { tokens, english, forms } = host;
  const beside = { what: 'guest', said: `${said.guest.text} ${said.sign}`, rest: host.text } as const;
  return { guest: said.guest, reading: readAs(name, tokens, { english, forms, beside }) };
}

function hostedBy(name: NormalName): Hosted | undefined {
  const { host, text } = name;
  if (host !== undefined) return { guest: name, host, sign: 'c/o' };
  return AT.test(text) ? hostedIn(text) : undefined;
}

/** `Freelancer @ Kudzwa`: who is in front is nobody, though a company may be called so. */
export function isNobody({ tokens }: NormalName): boolean {
  return tokens.every((word) => JUNK_WORDS.has(word));
}

interface Hosted {
  readonly guest: NormalName;
  readonly host: string;
  readonly sign: string;
}

/** In front a name of two words or more, none of which is a trade's or a legal form, or a word for nobody. */
function hostedIn(text: string): Hosted | undefined {
  const { guest: said = '', sign = '', host = '' } = HOSTED.exec(text.trim())?.groups ?? {};
  const [guest] = PERSON.test(said) ? normaliseName(said) : [];
  if (guest === undefined || guest.forms.length > 0) return undefined;
  const isPerson = guest.tokens.length > 1 && guest.tokens.every(isTellingWord);
  return isPerson || isNobody(guest) ? { guest, host, sign } : undefined;
}
