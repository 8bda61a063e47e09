import { parse } from 'tldts';
import { AT_SIGN } from './inbound.ts';

/**
 * The domain in what people write into a field for e-mail: of `Ann <ann@acme.com>` it is `acme.com`. Undefined of what holds
 * none, such as the name of a person.
 */
export function emailDomainIn(text: string): string | undefined {
  const last = text.split(AT_SIGN).at(-1) ?? '';
  const domain = last
    .trim()
    .split(/[\s>)"';,]/)[0]
    ?.toLowerCase();
  if (domain === undefined || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  const { isIcann, isIp } = parse(domain, { allowPrivateDomains: false });
  return isIcann === true && isIp !== true ? domain : undefined;
}
