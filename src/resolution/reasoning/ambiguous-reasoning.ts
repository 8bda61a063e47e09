import { listOf, type Pair } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { namedCandidate } from './known-as.ts';
import { capital, MOST_CHARACTERS, namedEntity, writeDraft } from './sentences.ts';

const COUNTS = ['', '', 'Two', 'Three', 'Four', 'Five'];
/** The rest are counted: the candidates are listed in full beside the reasoning. */
const MOST_NAMED = 3;
/** What else the companies are called is left out where it would leave no room for what tells them apart. */
const ROOM_FOR_NAMES = MOST_CHARACTERS * 0.6;

/** Says which companies fit equally well, in what they agree, and what would tell them apart. */
export function ambiguousReasoning(pairs: readonly Pair[]): string {
  const named = someOf(pairs.map(namedCandidate));
  const names = named.length < ROOM_FOR_NAMES ? named : someOf(pairs.map(({ told }) => namedEntity(told)));
  const count = COUNTS[pairs.length] ?? String(pairs.length);
  const remedy = { text: remedyOf(pairs), worth: 9 };
  return writeDraft({
    clauses: sharedNouns(pairs),
    closing: [remedy],
    write: (kept, ends) => {
      const nouns = kept.flatMap(({ noun }) => noun ?? []);
      const shared =
        nouns.length === 0
          ? []
          : [
              `${capital(listOf(nouns))} ${nouns.length === 1 ? 'fits' : 'fit'} ${pairs.length === 2 ? 'both' : 'all of them'}.`,
            ];
      return [`${count} companies fit equally well: ${names}.`, ...shared, ...ends].join(' ');
    },
  });
}

function someOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return listOf(names);
  return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} more`;
}

/** What agrees with the record in every one of them. */
function sharedNouns(pairs: readonly Pair[]) {
  const [first = [], ...others] = pairs.map((pair) => clausesOf(pair));
  return first.filter(
    ({ noun }) =>
      noun !== undefined && others.every((clauses) => clauses.some((clause) => clause.noun === noun)),
  );
}

/** What the record lacks and the companies differ in. */
function remedyOf(pairs: readonly Pair[]): string {
  const [first] = pairs;
  if (first === undefined) return '';
  const { record } = first;
  const profiles = pairs.map(({ candidate }) => candidate.profile);
  const differ = (valuesOf: (profile: (typeof profiles)[number]) => string) =>
    new Set(profiles.map(valuesOf)).size > 1;
  const missing = [
    record.website === undefined && differ(({ domains }) => domains.join(' ')) ? 'website' : '',
    record.place.country === undefined && differ(({ places }) => places.map((one) => one.country).join(' '))
      ? 'country'
      : '',
    record.place.city === undefined && differ(({ places }) => places.map((one) => one.city).join(' '))
      ? 'city'
      : '',
    record.registration === undefined &&
    differ(({ registrations }) => registrations.map((one) => one.number).join(' '))
      ? 'registration number'
      : '',
  ].filter((what) => what !== '');
  const shown = missing.slice(0, 2).map((what) => `a ${what}`);
  if (shown.length === 0) return 'Nothing on file tells them apart by what the record says.';
  return `${capital(shown.join(' or '))} would tell them apart.`;
}
