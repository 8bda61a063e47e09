import { lazily } from './lazily.ts';
import { tableText } from './table-text.ts';

/** Names that one provider uses under many endings (`yahoo.de`, `hotmail.co.uk`), but for endings that young companies like. */
const FAMILIES =
  /^(?:yahoo|ymail|rocketmail|hotmail|outlook|live|msn|windowslive|gmx|googlemail|gmail|aol|yandex|protonmail|fastmail|tutanota|zohomail|mailinator|yopmail|guerrillamail|trashmail|freemail|webmail|rediffmail|lycos|excite|wanadoo|terra|tiscali|inbox|freenet)\.(?:com|net|(?!ai|io|me|tv|do|so|ly|gg|to|vc)[a-z]{2}|(?:com|co|net|ne)\.[a-z]{2})$/;

const DISPOSABLE =
  /(?:temp|trash|throwaway|disposable|fake|spam|junk|\d\d?min(?:ute)?s?)-?e?-?(?:mail|inbox)[a-z0-9-]*\.[a-z.]+$/;

const providers = lazily((): ReadonlySet<string> => new Set(tableText('mail-providers').trim().split(/\s+/)));

/**
 * Tells whether mail addresses of the domain are given to anybody: free mail, internet access, disposable addresses,
 * placeholders (`example.com`). Such an address says nothing about its owner's company.
 */
export function isMailProvider(domain: string): boolean {
  let host = domain.trim().toLowerCase().replace(/\.$/, '');
  if (DISPOSABLE.test(host)) return true;
  while (host.includes('.')) {
    if (providers().has(host) || FAMILIES.test(host)) return true;
    host = host.slice(host.indexOf('.') + 1);
  }
  return false;
}
