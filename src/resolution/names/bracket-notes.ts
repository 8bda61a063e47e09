import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';
import { foldWords } from './fold.ts';

/*
 * What people and directories write in brackets behind a name to say what the company is, or what it is to them. It is no name
 * of it: many strangers have the same.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.match(/\w+/g));

/** Of a customer, a supplier or an account, as CRMs call them: the last word of the note. */
const ROLES = setOf(
  `dealer dealers reseller resellers warehouse installer franchisee franchise tenant landlord broker importer exporter distributor
   partner partners user users integrator trial churned account accounts payable receivable contractor competitor vip oem
   outlet showroom`,
);
/** What an organisation is, as directories tell namesakes apart. */
const KINDS = setOf(
  `magazine newspaper journal channel station network television tv radio museum airline party club team basketball football company
   band film series brand organization organisation publication periodical tabloid`,
);

/** What is behind `name` in brackets: `Zym (Dealer)`, `Zym (UK TV channel)`, `Zym (Tier 1)`, `Zym (men's basketball)`. */
export function isNote(text: string, name: string): boolean {
  const words = foldWords(text).split(' ');
  const last = words.at(-1) ?? '';
  if (/^tier \d$/.test(words.join(' ')) || ROLES.has(last)) return true;
  if (KINDS.has(last) && (words.length === 1 || /[^\p{L}]\p{Ll}\S*$/u.test(text) || isSmall(text)))
    return true;
  return isSmall(text) && /\p{Lu}/u.test(name) && isSaid(words[0] ?? '') && !areInitials(words, name);
}

function isSmall(text: string): boolean {
  return /^\s*\p{Ll}/u.test(text);
}

function isSaid(word: string): boolean {
  return isEverydayWord(word) || GENERIC_WORDS.has(word);
}

/** `ICAR (indian council of agricultural research)`. */
function areInitials(words: readonly string[], name: string): boolean {
  const letters = foldWords(name);
  return (
    letters.length > 1 &&
    !letters.includes(' ') &&
    letters.startsWith(words[0]?.charAt(0) ?? ' ') &&
    words.length > 2
  );
}
