import { nameOf } from '../../universe/hierarchy/family.ts';
import type { Situation } from '../actions/situation.ts';
import { listed, toldAccount } from '../actions/told-names.ts';
import type { MergeSureness } from '../doubts/sureness.ts';
import { decidedThat } from '../overrides/decided-by.ts';
import type { Double } from '../verdict.ts';

/** Of a longer way the first link, the weakest and what people decided are told. */
const MOST_LINKS = 3;
const MOST_NAMES = 5;

/** What ties an account to the one that survives of its company: what they say themselves, or through whom they are tied. */
export function tieWords(at: number, survivor: number, situation: Situation): string {
  const sureness = situation.surenessOf(at, survivor);
  if (sureness === undefined) return '';
  if (sureness.isDecided) return decidedWords([at, survivor], 'they are one company', situation);
  return sureness.isDirect ? sureness.link.reasoning : pathWords(at, sureness, situation);
}

function pathWords(at: number, { path, link }: MergeSureness, situation: Situation): string {
  if (path.length === 0)
    return `Both are one company with others of the group, of which the least sure says: ${link.reasoning}`;
  const steps = stepsOf(at, path);
  const told = steps.filter(
    (step, place) =>
      steps.length <= MOST_LINKS ||
      place === 0 ||
      step.link === link ||
      situation.decided.ofPair(step.from, step.to) === 'same_company',
  );
  const between = steps.slice(0, -1).map(({ to }) => to);
  const words = told.map((step) => stepWords(at, step, situation));
  return [`The two are tied through ${namesOf(between, situation)}.`, ...words].join(' ');
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly link: Double;
}

function stepsOf(at: number, path: readonly Double[]): readonly Step[] {
  const steps: Step[] = [];
  let from = at;
  for (const link of path) {
    const to = link.a === from ? link.b : link.a;
    steps.push({ from, to, link });
    from = to;
  }
  return steps;
}

function namesOf(accounts: readonly number[], situation: Situation): string {
  const names = accounts.slice(0, MOST_NAMES).map((one) => toldAccount(one, situation));
  const more = accounts.length > MOST_NAMES ? [`${accounts.length - MOST_NAMES} more`] : [];
  return listed([...names, ...more]);
}

function stepWords(at: number, { from, to, link }: Step, situation: Situation): string {
  const [own, other] = [from === at ? 'It' : toldAccount(from, situation), toldAccount(to, situation)];
  if (situation.decided.ofPair(from, to) !== 'same_company')
    return `${own} and ${other}: ${lowered(link.reasoning)}`;
  const decided = from === at ? `it is one company with ${other}` : `${own} and ${other} are one company`;
  return decidedWords([from, to], decided, situation);
}

/** Two that were each decided to be one entity were not decided to be one company with each other. */
function decidedWords(
  [one, other]: readonly [number, number],
  words: string,
  { decided, world }: Situation,
): string {
  const behind = decided.behindPair(one, other);
  if (behind?.decision !== 'entity' || behind.core_id === null) return decidedThat(behind, words);
  const facts = world.family.facts(behind.core_id);
  const name = facts === undefined ? behind.core_id : `${nameOf(facts)} (${behind.core_id})`;
  return `It was decided of each of them that it is ${name}.`;
}

/** Behind a colon. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
