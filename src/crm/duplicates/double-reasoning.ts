import { areNames, isSame, isUnderAnotherTown } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { isOfOtherWord } from '../../resolution/doubts/other-words.ts';
import { asWritten } from '../../resolution/names/normal-name.ts';
import { asTitle } from '../../resolution/reasoning/told-entity.ts';
import type { Place } from '../../resolution/records/normalise-place.ts';
import type { Disagreement } from './disagreement.ts';
import type { ToldApart } from './told-apart.ts';

type Rows = readonly EvidenceRow[];

const LONGEST = 300;

/** Begins the sentence with `because` where more than the accounts is known; `wordsOfCity` says how their cells write a town. */
interface Telling {
  readonly wordsOfCity: (city: string) => string | undefined;
  readonly because?: string;
}

/** One plain sentence: what agrees, then what does not. */
export function reasoningOf(rows: Rows, { wordsOfCity, because }: Telling): string {
  const names = because === undefined || areSpeltApart(rows) ? namesAgreed(rows) : [];
  const agreed = [...names, ...otherAgreed(rows)];
  const differing = [
    ...(because === undefined ? [] : namesDiffering(rows)),
    ...otherDiffering(rows, wordsOfCity),
  ];
  const head = because ?? (agreed.length === 0 ? 'They agree in little' : `They agree in ${listed(agreed)}`);
  const also = because !== undefined && agreed.length > 0 ? `, and agree in ${listed(agreed)}` : '';
  const but = differing.length === 0 ? '' : `, but ${listed(differing)}`;
  return ended(`${head}${also}${but}`);
}

const AGAINST: Readonly<Record<Disagreement | ToldApart | 'chain' | 'site' | 'person' | 'other', string>> = {
  registration: 'they have two registration numbers',
  number: 'a number in their names tells them apart',
  place_name: 'a place in their names tells them apart',
  town: 'the town in their names is another one for each',
  form: 'their legal forms are those of two companies',
  legal_name: 'their legal names are those of two companies',
  owner: 'their names say two owners',
  fund: 'they are two funds or parts of one group',
  country: 'they are in two countries',
  site: 'a number in a name is that of a store or branch',
  person: 'one is the account of a person, the other that of a company',
  operator: 'two companies trade under one name',
  bracket: 'the names in brackets are two',
  job: 'one is a job or branch of the other, or both are of one customer',
  chain: 'they are sites of a chain at different places',
  other: 'each is surely another company than a third that both resemble',
};

/** Why two accounts that resemble each other are not one company. */
export function relatedReasoning(rows: Rows, cause: keyof typeof AGAINST): string {
  const agreed = [...namesAgreed(rows), ...otherAgreed(rows)];
  const common = agreed.length === 0 ? '' : `, though they agree in ${listed(agreed)}`;
  return ended(`Not one company: ${AGAINST[cause]}${common}`);
}

function namesAgreed(rows: Rows): readonly string[] {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.relation === 'different') return [];
  const [left, right] = [asWritten(name.left).text, asWritten(name.right).text];
  if (left.toLowerCase() === right.toLowerCase()) return [`the name "${left}"`];
  const isPart =
    areNames(rows, ['overlap', 'entity_longer', 'record_longer', 'abbreviated', 'initials']) ||
    isOfOtherWord(rows);
  if (isPart) return [`parts of the names "${left}" and "${right}"`];
  return [`the name${name.relation === 'respelled' ? ' but for its spelling' : ''} ("${left}", "${right}")`];
}

/** One name in two spellings, or with and without its form. */
function areSpeltApart(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.relation === 'different') return false;
  return asWritten(name.left).text.toLowerCase() !== asWritten(name.right).text.toLowerCase();
}

function namesDiffering(rows: Rows): readonly string[] {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'different') return [];
  return [`their names are "${asWritten(name.left).text}" and "${asWritten(name.right).text}"`];
}

function otherAgreed(rows: Rows): readonly string[] {
  const [website, email, phone] = [rowOf(rows, 'website'), rowOf(rows, 'email'), rowOf(rows, 'phone')];
  const domain = [website, email].find((row) => row?.relation === 'same');
  return [
    ...(isSame(rows, 'registration') ? ['the registration number'] : []),
    ...(domain === undefined ? [] : [`the website ${domain.left}`]),
    ...(isSame(rows, 'social') ? ['the social profile'] : []),
    ...(phone?.relation === 'same' ? [`the phone ${phone.left}`] : []),
    ...placeAgreed(rows),
  ];
}

function placeAgreed(rows: Rows): readonly string[] {
  const place = rowOf(rows, 'place');
  if (place?.house === 'same') return ['the street address'];
  if (place !== undefined && isUnderAnotherTown(place)) return ['the street address under another city'];
  if (place?.region === 'postal') return ['the postal code'];
  return place?.region === 'city' ? ['the city'] : [];
}

function otherDiffering(rows: Rows, wordsOfCity: Telling['wordsOfCity']): readonly string[] {
  const website = rowOf(rows, 'website');
  return [
    ...(rowOf(rows, 'registration')?.relation === 'differs' ? ['their registration numbers differ'] : []),
    ...(website?.relation === 'differs' ? [`their websites differ (${website.left}, ${website.right})`] : []),
    ...(rowOf(rows, 'phone')?.relation === 'differs' ? ['their phones differ'] : []),
    ...placeDiffering(rows, wordsOfCity),
  ];
}

const REGIONS: Readonly<Record<string, readonly [keyof Place, string]>> = {
  country_differs: ['country', 'countries'],
  state_differs: ['state', 'states'],
  city_differs: ['city', 'cities'],
  city_differs_in_state: ['city', 'cities'],
};

function placeDiffering(rows: Rows, wordsOfCity: Telling['wordsOfCity']): readonly string[] {
  const place = rowOf(rows, 'place');
  if (place === undefined) return [];
  const [part, word] = REGIONS[place.region ?? ''] ?? [];
  const said = (one: Place) => {
    const text = `${one[part ?? 'city']}`;
    return part === 'city' ? (wordsOfCity(text) ?? asTitle(text)) : text;
  };
  if (part !== undefined) return [`their ${word} differ (${said(place.left)}, ${said(place.right)})`];
  return place.house === 'other' ? ['their street addresses differ'] : [];
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function ended(sentence: string): string {
  return sentence.length < LONGEST ? `${sentence}.` : `${sentence.slice(0, LONGEST - 1)}…`;
}
