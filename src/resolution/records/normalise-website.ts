import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isMailProvider } from '../tables/mail-providers.ts';
import { isSharedHost } from '../tables/web-hosts.ts';

export interface Website {
  /** Registrable domain in ASCII: `acme.co.uk`; a page on a hosting platform keeps its own host. */
  readonly domain: string;
  /** The domain without its public suffix: `acme`. */
  readonly label: string;
  /** The domain belongs to a platform, and says nothing about whose page it is. */
  readonly isShared: boolean;
  /** Where a unit may be that has a host of its own: `research.acme.com`; absent at the domain itself. */
  readonly unitHost?: string | undefined;
}

/** Reads a website as people type it; undefined when the text is no web address. */
export function normaliseWebsite(text: string): Website | undefined {
  const address = hostAndPath(text);
  if (address === undefined) return undefined;
  const { host, path } = address;
  const parsed = parse(host, { allowPrivateDomains: true });
  if (parsed.domain === null || parsed.domainWithoutSuffix === null || parsed.isIp === true) return undefined;
  if (parsed.isIcann !== true && parsed.isPrivate !== true) return undefined;
  const isShared = isSharedHost(host, path);
  if (!GOVERNMENT.test(parsed.domain)) {
    const { domain, domainWithoutSuffix: label } = parsed;
    return { domain, label, isShared, unitHost: unitHostOf(host, domain) };
  }
  return ofAgency(host, parsed.domain, isShared);
}

/** Hosts that nearly every company has, and those of its countries. */
const OF_ANY_COMPANY =
  /^(?:www?\d*|web|m|home|corp|corporate|global|group|shop|store|ir|investors?|about|info|jobs?|careers?|blog|news|mail\d*|smtp|mx\d*|e?mails?|post|support|help|my|portal|login|app|en|de|fr|es|it|pt|nl|us|uk|eu|ca|au|jp|cn|ch|at)$/;

/** The host below the domain, without those that tell no unit: `de.research.acme.com` is `research.acme.com`. */
function unitHostOf(host: string, domain: string): string | undefined {
  if (host.length === domain.length) return undefined;
  const below = host.slice(0, -domain.length - 1).split('.');
  const first = below.findIndex((label) => !OF_ANY_COMPANY.test(label));
  return first === -1 ? undefined : `${below.slice(first).join('.')}.${domain}`;
}

/** Domains under which a state's agencies have their own: `ocio.wa.gov` is not `dnr.wa.gov`. */
const GOVERNMENT = /^(?:[a-z]{2}\.gov|state\.[a-z]{2}\.us|gov\.[a-z]{2})$/;

function ofAgency(host: string, domain: string, isShared: boolean): Website {
  const label =
    host
      .replace(/^www\./, '')
      .slice(0, -domain.length - 1)
      .split('.')
      .at(-1) ?? '';
  return label === ''
    ? { domain, label: domain.split('.')[0] ?? domain, isShared, unitHost: undefined }
    : { domain: `${label}.${domain}`, label, isShared, unitHost: undefined };
}

/** Reads the domain of an e-mail address; undefined for free and disposable providers, which name no company. */
export function normaliseEmailDomain(text: string): Website | undefined {
  const domain = text.slice(0, LONGEST_ADDRESS).trim().toLowerCase().split('@').at(-1) ?? '';
  if (domain === '' || isMailProvider(domain)) return undefined;
  const website = normaliseWebsite(domain);
  return website === undefined || website.isShared || isMailProvider(website.domain) ? undefined : website;
}

/** No address is longer; what is pasted into a cell by mistake may be. */
const LONGEST_ADDRESS = 2000;

/** How nearly everybody writes an address: what `hostAndPath` finds in it needs no taking apart. */
const PLAIN_ADDRESS = /^(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/?$/;

function hostAndPath(text: string): { host: string; path: string } | undefined {
  const host = PLAIN_ADDRESS.exec(text)?.[1];
  return host !== undefined && text.length <= LONGEST_ADDRESS ? { host, path: '/' } : takenApart(text);
}

function takenApart(text: string): { host: string; path: string } | undefined {
  const first =
    text
      .slice(0, LONGEST_ADDRESS)
      .trim()
      .split(/[\s,;|]+/)[0] ?? '';
  const bare = first.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '').replace(/^\/+/, '');
  const [authority = '', ...rest] = bare.split(/[/?#]/);
  const host = (authority.split('@').at(-1) ?? '')
    .replace(/:\d*$/, '')
    .replace(/^\.+|\.+$/g, '')
    .toLowerCase();
  if (!host.includes('.')) return undefined;
  const ascii = /^[\x20-\x7e]*$/.test(host) ? host : domainToASCII(host);
  return ascii === '' ? undefined : { host: ascii, path: `/${rest.join('/')}` };
}
