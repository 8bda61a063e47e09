import type { EntityInput } from '../../contract/entity-input.ts';
import { normaliseEmailDomain, normaliseWebsite, type Website } from './normalise-website.ts';

/*
 * Web and e-mail addresses in the field of a name: `www.siemens.com`, `info@bosch.com`, `Siemens <info@siemens.com>`. They say
 * where a company is found, and are no words of its name.
 */

/** What a text says that has an address in it. */
export interface AddressInName {
  /** The rest of the text, else the domain's word; absent where that is another's: `john@gmail.com`. */
  readonly name?: string | undefined;
  /** The text is nothing but an address. */
  readonly isAddress: boolean;
  readonly website?: string | undefined;
  readonly email?: string | undefined;
}

const MAY_HOLD_ADDRESS = /@|:\/\/|\bwww\d?\.|^\s*[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/?\s*$/iu;
const EMAIL = /[<([]*(?:mailto:)?\b[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+[>)\]]*/giu;
const URL_OR_HOST = /[<([]*\b(?:https?:\/\/|www\d?\.)[^\s<>()[\]|,;"']+[>)\]]*/giu;
const BARE_DOMAIN = /^\s*([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)\/?\s*$/u;
/** With an ending that no legal form is: `Zym.Co` and `Zym.AG` are names. */
const PLAIN_ENDING = /\.(?:com|net|org|io)$/i;
/** What is left of `http://acme.io - contact`. */
const LABELS =
  /^(?:(?:e-?)?mails?|contact(?: us)?|info|home ?page|web(?:site|page)?|site|url|link|address|see)$/i;
const BRACKETS = /^[<([\s]+|[>)\]\s]+$/g;
const EDGES = /^[\s\-–—|:,;/<>()[\]"']+|[\s\-–—|:,;/<>()[\]"']+$/g;

/** The request with the addresses in its names where they belong; those that it gives beside its names stay. */
export function withAddressesApart(input: EntityInput): EntityInput {
  let { legal_name, trading_name, website, email } = input;
  const [legal, trading] = [addressOf(legal_name), addressOf(trading_name)];
  if (legal === undefined && trading === undefined) return input;
  if (legal !== undefined) legal_name = legal.name;
  if (trading !== undefined) trading_name = trading.name;
  website ??= trading?.website ?? legal?.website;
  email ??= trading?.email ?? legal?.email;
  const { legal_name: _legal, trading_name: _trading, ...others } = input;
  return {
    ...others,
    ...(legal_name !== undefined && { legal_name }),
    ...(trading_name !== undefined && { trading_name }),
    ...(website !== undefined && { website }),
    ...(email !== undefined && { email }),
  };
}

function addressOf(text: string | undefined): AddressInName | undefined {
  return text === undefined ? undefined : addressInName(text);
}

/** Undefined where there is none in the text. */
export function addressInName(text: string): AddressInName | undefined {
  if (!MAY_HOLD_ADDRESS.test(text)) return undefined;
  const domain = BARE_DOMAIN.exec(text)?.[1];
  if (domain !== undefined && !/^www\d?\./i.test(domain)) return bareDomain(text, domain);
  const [email, website] = [found(text, EMAIL), found(text.replace(EMAIL, ' '), URL_OR_HOST)];
  const isRead = website !== undefined && normaliseWebsite(website) !== undefined;
  if (email === undefined && !isRead) return undefined;
  const rest = text.replace(EMAIL, ' ').replace(URL_OR_HOST, ' ').replace(EDGES, '').replace(/\s+/g, ' ');
  const isAddress = rest === '' || LABELS.test(rest);
  return { name: isAddress ? wordOf(website, email) : rest, isAddress, website, email };
}

/** `booking.com` may be the name itself. */
function bareDomain(text: string, domain: string): AddressInName | undefined {
  if (domain !== domain.toLowerCase() && !PLAIN_ENDING.test(domain)) return undefined;
  if (normaliseWebsite(domain) === undefined) return undefined;
  return { name: text, isAddress: false, website: domain };
}

function found(text: string, pattern: RegExp): string | undefined {
  return text
    .match(pattern)?.[0]
    .replace(BRACKETS, '')
    .replace(/^mailto:/i, '');
}

/** `siemens` of `www.siemens.com`: by its domain's word a company is mostly called. */
function wordOf(website: string | undefined, email: string | undefined): string | undefined {
  const site = websiteOf({ website, email });
  return site === undefined || site.isShared ? undefined : site.label;
}

/** The domain of which a name is the address. */
export function domainInName(text: string): Website | undefined {
  const said = addressInName(text);
  return said === undefined ? undefined : websiteOf(said);
}

function websiteOf({ website, email }: Pick<AddressInName, 'website' | 'email'>): Website | undefined {
  const site = website === undefined ? undefined : normaliseWebsite(website);
  return site ?? (email === undefined ? undefined : normaliseEmailDomain(email));
}
