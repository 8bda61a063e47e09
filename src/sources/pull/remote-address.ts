const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The address of a file; what lies under the publication's own base is looked for under the base that was given. */
export function addressOf(url: string, ownBase: string, givenBase: string = ownBase): string {
  const own = folderOf(ownBase);
  const given = folderOf(givenBase);
  const address = new URL(url, own).href;
  if (address.startsWith(own)) return given + address.slice(own.length);
  return URL.canParse(url) ? address : new URL(url, given).href;
}

/** Where a redirect leads; undefined when it would give up encryption or leave the web. */
export function redirectTarget(from: string, location: string): string | undefined {
  if (!URL.canParse(location, from)) return undefined;
  const target = new URL(location, from);
  if (target.protocol === 'https:') return target.href;
  const isAllowed = !from.startsWith('https:') || LOOPBACK.test(target.hostname);
  return target.protocol === 'http:' && isAllowed ? target.href : undefined;
}

export function hostOf(url: string): string {
  return new URL(url).host;
}

function folderOf(base: string): string {
  const { href } = new URL(base);
  return href.endsWith('/') ? href : `${href}/`;
}
