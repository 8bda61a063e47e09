import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

interface Platform {
  hasSubdomains?: true;
  /** First words of paths that are pages; any path but the platform's own when `any`. */
  paths?: 'any' | readonly string[];
}

/** Subdomains that show the same website in another language or size. */
const PLAIN_SUBDOMAIN =
  /^(?:www\d?|m|mobile|web|touch|en|de|fr|es|it|pt|ja|nl|pl|ru|sv|zh|ko|us|uk|br|jp|cn|[a-z]{2}-[a-z]{2})$/;
const LANGUAGE_PATH = /^(?:en|de|fr|es|it|pt|ja|nl|us|uk|gb|[a-z]{2}-[a-z]{2})$/;
const OWN_SUBDOMAINS = wordsOf(
  'about help support blog news press careers jobs developer developers dev docs login accounts account api status shop ir investor investors corporate corp community static assets cdn app',
);
const OWN_PATHS = wordsOf(
  'about about-us aboutus company careers jobs contact contact-us help support legal privacy policy policies terms tos login signin signup register home homepage business developers developer docs press news newsroom investors investor-relations blog features pricing products plans enterprise ads advertising settings explore download security search index index.html index.htm index.php default.aspx robots.txt sitemap.xml',
);

/** Hosts of company profiles on the professional network, with the words that stand before a company's slug. */
export const SOCIAL_HOSTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['linkedin.com', ['company', 'companies', 'school', 'showcase', 'company-beta', 'edu']],
  ['linkedin.cn', ['company', 'school', 'showcase']],
]);

/** Networks on which companies have pages, by their domains. */
export const SOCIAL_NETWORKS = wordsOf(
  'facebook.com fb.com instagram.com threads.net twitter.com x.com youtube.com tiktok.com pinterest.com snapchat.com linkedin.com linkedin.cn xing.com vk.com weibo.com',
);

const platforms = lazily(readPlatforms);

/**
 * Tells whether an address is somebody's page on a platform and not the platform's own website:
 * `facebook.com/acme` and `acme.wordpress.com` are, `facebook.com` and `github.com/about` are not.
 */
export function isSharedHost(hostname: string, path = '/'): boolean {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '');
  const at = platformAt(host);
  const platform = at === -1 ? undefined : platforms().get(host.slice(at));
  if (platform === undefined) return false;
  const before = at === 0 ? [] : host.slice(0, at - 1).split('.');
  const subdomain = before.filter((label) => !PLAIN_SUBDOMAIN.test(label));
  if (subdomain.some((label) => OWN_SUBDOMAINS.has(label))) return false;
  return (platform.hasSubdomains === true && subdomain.length > 0) || isPage(platform, path);
}

/** Where the host of the platform begins, the longest that is known; -1 when the host is nobody's platform. */
function platformAt(host: string): number {
  const known = platforms();
  let at = 0;
  while (!known.has(host.slice(at))) {
    const dot = host.indexOf('.', at);
    if (dot === -1) return -1;
    at = dot + 1;
  }
  return at;
}

/** No address without one of these words, which stand before a slug, leads to a profile. */
const WORD_BEFORE_SLUG = /company|companies|school|showcase|edu/i;

/**
 * Takes the slug of a company's, school's or showcase's profile on the professional network out of its address,
 * in lower case and percent-decoded; undefined for people's profiles and everything else.
 */
export function socialSlug(url: string): string | undefined {
  if (!WORD_BEFORE_SLUG.test(url)) return undefined;
  const address = url.trim().replace(/^[a-z][a-z0-9+.-]*:/i, '');
  const segments = (address.split(/[?#&;,\s]/)[0] ?? '').split('/').filter((segment) => segment !== '');
  const kindAt = kindPosition(segments);
  if (kindAt === -1) return undefined;
  const slug = percentDecoded(segments[kindAt + 1] ?? '').toLowerCase();
  const trimmed = slug.normalize('NFC').replace(/^[\s.]+|[\s.)\]>"']+$/g, '');
  return trimmed === '' || trimmed.includes('\ufffd') ? undefined : trimmed;
}

/** Where the word before a company's slug stands, also when the address lacks its host (`/company/acme`). */
function kindPosition(segments: readonly string[]): number {
  const words = segments.map((segment) => segment.toLowerCase());
  const host = (words[0] ?? '').replace(/:\d*$/, '').replace(/^.*\.(?=linkedin\.)/, '');
  const kinds = SOCIAL_HOSTS.get(host) ?? (host.includes('.') ? [] : ['company', 'school', 'showcase']);
  const at = words.findIndex((word) => kinds.includes(word));
  return words.slice(0, at).some((word) => word === 'in' || word === 'pub') ? -1 : at;
}

function isPage(platform: Platform, path: string): boolean {
  const segments = path
    .toLowerCase()
    .split(/[/?#]/)
    .filter((segment) => segment !== '');
  const first = segments.find((segment) => !LANGUAGE_PATH.test(segment));
  if (first === undefined || platform.paths === undefined) return false;
  if (platform.paths === 'any') return !OWN_PATHS.has(first);
  return platform.paths.some((word) => (/\w$/.test(word) ? first === word : first.startsWith(word)));
}

// Unlike decodeURIComponent this throws at nothing that people paste.
function percentDecoded(text: string): string {
  return new URLSearchParams(`text=${text.replaceAll('+', '%2B')}`).get('text') ?? text;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function readPlatforms(): ReadonlyMap<string, Platform> {
  const read = new Map<string, Platform>();
  const add = (host: string, pages: Platform) => read.set(host, { ...read.get(host), ...pages });
  for (const line of tableText('pages-at-these-paths').trim().split('\n')) {
    const [words = '', hosts = ''] = line.split(' | ');
    for (const host of wordsOf(hosts))
      add(host, { paths: [...namedPaths(read.get(host)), ...wordsOf(words)] });
  }
  for (const host of wordsOf(tableText('pages-at-subdomains'))) add(host, { hasSubdomains: true });
  for (const host of wordsOf(tableText('pages-at-paths'))) add(host, { paths: 'any' });
  for (const host of wordsOf(tableText('pages-at-both'))) add(host, { hasSubdomains: true, paths: 'any' });
  return read;
}

function namedPaths(platform: Platform | undefined): readonly string[] {
  return typeof platform?.paths === 'object' ? platform.paths : [];
}
