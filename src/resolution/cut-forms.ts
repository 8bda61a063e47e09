import type { Alignment } from './align-tokens.ts';
import type { ProfileName } from './entity-profile.ts';
import type { NormalName } from './normal-name.ts';
import { legalForms } from './tables/legal-forms.ts';

/** Letters of a legal form that a list leaves when it cuts a name off. */
const LONGEST_CUT = 2;

/** `MAASLAND N` is Maasland N.V., `CHECK POINT SOFTWARE TECH LT` ends in Ltd. */
export function withoutCutForms(alignment: Alignment, left: NormalName, right: ProfileName): Alignment {
  const { leftOver, rightOver } = alignment;
  if (isCutForm(leftOver.at(-1), left, right)) return { ...alignment, leftOver: leftOver.slice(0, -1) };
  if (isCutForm(rightOver.at(-1), right, left)) return { ...alignment, rightOver: rightOver.slice(0, -1) };
  return alignment;
}

type FormalName = Pick<NormalName, 'text' | 'tokens' | 'forms'>;

function isCutForm(rest: string | undefined, cut: FormalName, whole: FormalName): boolean {
  if (rest === undefined || rest.length > LONGEST_CUT || cut.tokens.at(-1) !== rest) return false;
  if (cut.tokens.length < 2 || cut.forms.length > 0 || whole.forms.length === 0) return false;
  const written = whole.text
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^a-z]+/);
  return whole.forms.some((form) => form.startsWith(rest)) || written.some((word) => isLonger(word, rest));
}

/** A form in full, of which a list left the beginning. */
function isLonger(word: string, beginning: string): boolean {
  return word.length > beginning.length && word.startsWith(beginning) && legalForms().has(word);
}
