import type { Evidence } from '../contract/extended.ts';
import { OTHER_HOUSE } from './compare-places.ts';
import { type Decision, isWorthNaming, type Ranked } from './decide.ts';

/** Says in words why the record was or was not identified, from the evidence that decided. */
export function reasoningOf(decision: Decision, hasSignal: boolean): string {
  if (decision.kind === 'match') return matchReasoning(decision.best, decision.others[0]);
  if (decision.kind === 'tie') return tieReasoning(decision.tied);
  if (!hasSignal) return 'The record holds nothing that identifies a company.';
  return noneReasoning(decision.near[0]);
}

function matchReasoning(best: Ranked, second: Ranked | undefined): string {
  const forIt = best.evidence.filter((row) => row.bits > 0).map(sentencePart);
  const against = best.evidence.filter((row) => row.bits < 0).map(sentencePart);
  const parts = [`Identified as ${best.profile.name}: ${list(forIt)}.`];
  if (against.length > 0) parts.push(`Against it: ${list(against)}.`);
  parts.push(runnerUp(best, second));
  return parts.join(' ');
}

function runnerUp(best: Ranked, second: Ranked | undefined): string {
  if (second === undefined || !isWorthNaming(second)) return 'No other entity comes near.';
  const gap = (best.totalBits - second.totalBits).toFixed(1);
  return `Next is ${second.profile.name} (${second.profile.coreId}), ${gap} bits behind.`;
}

function tieReasoning(tied: readonly Ranked[]): string {
  const named = tied.map((candidate) => `${candidate.profile.name} (${candidate.profile.coreId})`);
  const shared = tied[0]?.evidence.filter((row) => row.bits > 0).map(sentencePart) ?? [];
  return `Several entities fit equally well: ${named.join(', ')}. What speaks for the first: ${list(shared)}. More detail would tell them apart.`;
}

function noneReasoning(nearest: Ranked | undefined): string {
  if (nearest === undefined) return 'No known entity resembles the record.';
  const against = nearest.evidence.filter((row) => row.bits < 0).map(sentencePart);
  const forIt = nearest.evidence.filter((row) => row.bits > 0).map(sentencePart);
  const why =
    against.length > 0
      ? `rejected because ${list(against)}`
      : `the evidence is too weak: only ${list(forIt)}`;
  const though = against.length > 0 && forIt.length > 0 ? `, though ${list(forIt)}` : '';
  return `No entity matches. Nearest is ${nearest.profile.name} (${nearest.profile.coreId}), ${why}${though}.`;
}

function list(parts: readonly string[]): string {
  if (parts.length === 0) return 'nothing';
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const PHRASES: Readonly<Record<string, (row: Evidence) => string>> = {
  name: (row) => namePhrase(row),
  name_form: (row) => formPhrase(row),
  name_reading: (row) => `the name had to be translated, as "${row.left ?? row.right}"`,
  name_seat: (row) =>
    `"${row.left ?? row.right}" is only where ${row.left === null ? 'the record' : 'the entity'} sits`,
  name_words: (row) => wordsPhrase(row),
  other_name: (row) =>
    row.bits > 0
      ? `the other name "${row.left}" is known too`
      : `the other name "${row.left}" is not one of its names`,
  website: (row) => domainPhrase('website', row),
  email: (row) => domainPhrase('e-mail domain', row),
  social: (row) =>
    row.bits > 0
      ? `the social profile ${row.left} is its own`
      : `its social profile is ${row.right}, not ${row.left}`,
  phone: (row) => (row.bits > 0 ? `the phone number ${row.left} agrees` : 'the phone number is another'),
  registration: (row) =>
    row.bits > 0 ? `the registration number ${row.left} agrees` : `its registration number is ${row.right}`,
  place: (row) => placePhrase(row),
  group: (row) =>
    row.level === 'named_group'
      ? `a brand alone means its ${row.right}`
      : "it is the head of the other candidates' group",
  unit: (row) =>
    row.level === 'other_site'
      ? 'a word more or less in another house names another site'
      : 'a longer name on a shared domain is often a unit of the company',
  status: () => 'it no longer operates',
  bias: (row) =>
    row.level === 'url_bias'
      ? 'website and name point to different companies and the website was preferred'
      : 'website and name point to different companies and the name was preferred',
};

function sentencePart(row: Evidence): string {
  const phrase = PHRASES[row.comparison]?.(row) ?? `${row.comparison} ${row.level}`;
  return `${phrase} (${row.bits > 0 ? '+' : ''}${row.bits.toFixed(1)})`;
}

const NAME_LEVELS: readonly [prefix: string, words: string][] = [
  ['same_words', 'has the same words as'],
  ['same', 'is'],
  ['respelled', 'is another spelling of'],
  ['initials', 'abbreviates or spells out'],
  ['cut_off', 'cuts off or completes'],
  ['abbreviated', 'abbreviates or writes out'],
  ['entity_longer', 'is part of'],
  ['record_longer', 'contains'],
  ['overlap', 'shares words with'],
  ['different', 'differs from'],
];

const NAME_KINDS: readonly [suffix: string, words: string][] = [
  ['_former', 'its former name'],
  ['_alias', 'its other name'],
  ['_acronym', 'its acronym'],
];

function namePhrase(row: Evidence): string {
  const relation = NAME_LEVELS.find(([prefix]) => row.level.startsWith(prefix))?.[1] ?? 'resembles';
  const kind = NAME_KINDS.find(([suffix]) => row.level.endsWith(suffix))?.[1] ?? 'its name';
  return `the name "${row.left}" ${relation} ${kind} "${row.right}"`;
}

function formPhrase({ level, left, right, bits }: Evidence): string {
  if (level === 'alike') return 'the legal form is the same in other words';
  return bits > 0 ? 'the legal form agrees' : `the legal form is ${right}, not ${left}`;
}

const WORDS_MEAN: Readonly<Record<string, string>> = {
  sibling_words: ', which names a sibling and not the same company',
  unit_words: ', which may name a part of the other',
};

function wordsPhrase(row: Evidence): string {
  const sides = [
    row.left === null ? '' : `only the record says "${row.left}"`,
    row.right === null ? '' : `only the entity says "${row.right}"`,
  ];
  return `${sides.filter((side) => side !== '').join(' and ')}${WORDS_MEAN[row.level] ?? ''}`;
}

function domainPhrase(what: string, row: Evidence): string {
  if (row.level === 'same') return `the ${what} ${row.left} is its own`;
  if (row.level === 'group') return `the ${what} ${row.left} belongs to its group`;
  if (row.level === 'other_suffix') return `the ${what} ${row.left} is a twin of ${row.right}`;
  if (row.level === 'names_record') return `its ${what} ${row.right} spells the name "${row.left}"`;
  if (row.level === 'names_entity') return `the ${what} ${row.left} spells its name`;
  if (row.level === 'names_other') return `the ${what} ${row.left} does not spell its name`;
  return `its website is ${row.right}, not ${row.left}`;
}

function placePhrase(row: Evidence): string {
  const phrases: Readonly<Record<string, string>> = {
    address: 'the address agrees',
    address_differs: 'the address is another',
    postal: 'the postal code agrees',
    city: 'the city agrees',
    state: 'the state agrees',
    country: 'the country agrees',
    city_differs: row.bits > 0 ? 'the country agrees but not the city' : 'the city is another',
    city_differs_in_state: 'the state agrees but not the city',
    state_differs: 'the state is another',
    country_differs: 'the country is another',
  };
  const region = row.level.replace(OTHER_HOUSE, '');
  const phrase = phrases[region] ?? region;
  return region === row.level ? phrase : `${phrase} but not the house`;
}
