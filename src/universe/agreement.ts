import type { Confidence } from '../contract/confidence.ts';
import { carriesLegalForm, normaliseName } from '../resolution/names/normalise-name.ts';
import { ended } from '../resolution/reasoning/sentences.ts';
import { CREATED_SOURCE } from '../resolution/records/source.ts';
import { legalCountryOf } from './countries.ts';
import type { EntityFacts } from './entity.ts';
import { leastSure } from './hierarchy/least-sure.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { sentence, sourceLabel } from './source-label.ts';

/** How well the sources of an entity agree about it, and which of them say what. */
export interface Agreement {
  readonly confidence: Confidence;
  readonly reasoning: string;
}

/** What a source says of one thing; `isSame` when that is the value that is shown, however it is spelled. */
interface Statement {
  readonly text: string;
  readonly isSame: boolean;
}

interface Aspect {
  readonly what: string;
  readonly shown: string | undefined;
  readonly saidBy: (record: NormalSourceRecord) => Statement | undefined;
}

type Said = Statement & { readonly source: string };

/** Says how well the sources agree on the legal name and the country of the entity. `records` are in order of trust. */
export function legalAgreement(facts: EntityFacts, records: readonly NormalSourceRecord[]): Agreement {
  const name = facts.legalName?.value;
  const country = (facts.legalCountry ?? facts.country)?.value;
  const agreement = agreementOf(records, [
    { what: 'legal name', shown: name, saidBy: (record) => legalNameIn(record, name) },
    { what: 'country', shown: country, saidBy: (record) => valueIn([legalCountryOf(record)], country) },
  ]);
  if (facts.legalName === null || facts.legalName.statedBy !== undefined) return agreement;
  return {
    confidence: leastSure([agreement.confidence, 'MEDIUM']),
    reasoning: `${agreement.reasoning} No source says which of its names is the legal one; this one has a legal form.`,
  };
}

/** Says how well the sources agree on the trading name and the website of the entity. */
export function brandAgreement(facts: EntityFacts, records: readonly NormalSourceRecord[]): Agreement {
  const [name, website] = [facts.tradingName?.value, facts.website?.value];
  return agreementOf(records, [
    { what: 'trading name', shown: name, saidBy: (record) => tradingNameIn(record, name) },
    { what: 'website', shown: website, saidBy: ({ domains }) => valueIn(domains, website) },
  ]);
}

/** The name comes first: without it nothing is sure; of the other aspects only what is known counts. */
function agreementOf(
  records: readonly NormalSourceRecord[],
  [name, ...others]: readonly [Aspect, ...Aspect[]],
): Agreement {
  // What was created from a request is nobody's confirmation, and its words are not passed on.
  const sources = records.filter(({ source }) => source.name !== CREATED_SOURCE.name);
  const told = [name, ...others.filter(({ shown }) => shown !== undefined)].map((aspect) => ({
    ...aspect,
    said: statements(sources, aspect),
  }));
  const confidence = leastSure(told.map(({ said }) => levelOf(said)));
  return { confidence, reasoning: told.map(aspectWords).join(' ') };
}

/** One statement for each source: its records are not independent. */
function statements(records: readonly NormalSourceRecord[], { saidBy, shown }: Aspect): readonly Said[] {
  const said = new Map<string, Said>();
  for (const record of shown === undefined ? [] : records) {
    const source = record.source.name;
    const statement = saidBy(record);
    const isBetter = said.get(source)?.isSame !== true && statement !== undefined;
    if (isBetter && (statement.isSame || !said.has(source))) said.set(source, { ...statement, source });
  }
  return [...said.values()];
}

function levelOf(said: readonly Said[]): Confidence {
  const same = said.filter(({ isSame }) => isSame).length;
  const other = said.length - same;
  if (same >= 2 && other === 0) return 'HIGH';
  return same > other ? 'MEDIUM' : 'LOW';
}

function aspectWords({ what, shown, said }: Aspect & { readonly said: readonly Said[] }): string {
  const same = said.filter(({ isSame }) => isSame);
  const labels = same.map(({ source }) => sourceLabel(source)).join(', ');
  const first =
    same.length > 1
      ? `${same.length} sources agree on the ${what}: ${labels}.`
      : same.length === 1
        ? `One source gives the ${what}: ${labels}.`
        : `No source confirms the ${what}.`;
  const differing = said.filter(({ text, isSame }) => !isSame || text !== shown);
  const others = differing.map(({ text, isSame, source }) =>
    ended(`${sourceLabel(source)} ${isSame ? 'spells it' : 'gives'} ${text}`),
  );
  return [first, ...others].map(sentence).join(' ');
}

/** The shown legal name, as the record writes it, else the legal name that it has instead; aliases say nothing of it. */
function legalNameIn(
  { record, names }: NormalSourceRecord,
  shown: string | undefined,
): Statement | undefined {
  if (shown === undefined) return undefined;
  const stated = record.names.flatMap(({ kind, value }) => (kind === 'legal' ? [value] : []));
  const formal = names.filter(({ kind, text }) => kind !== 'former' && carriesLegalForm(text));
  const same = nameIn([...stated, ...formal.map(({ text }) => text)], shown, wholeName);
  if (same?.isSame === true) return same;
  const own = formal.flatMap(({ kind, text }) => (kind === 'alias' ? [] : [text]));
  return nameIn([...stated, ...own], shown, wholeName);
}

/** The shown trading name among all that the company is called now, else the trading name that it has instead. */
function tradingNameIn({ names }: NormalSourceRecord, shown: string | undefined): Statement | undefined {
  if (shown === undefined) return undefined;
  const textsOf = (isMeant: (kind: string) => boolean) =>
    names.flatMap(({ kind, text }) => (isMeant(kind) ? [text] : []));
  const same = nameIn(
    textsOf((kind) => kind !== 'former'),
    shown,
    wordsOfName,
  );
  return same?.isSame === true
    ? same
    : nameIn(
        textsOf((kind) => kind === 'trading'),
        shown,
        wordsOfName,
      );
}

function nameIn(
  texts: readonly string[],
  shown: string,
  form: (text: string) => string,
): Statement | undefined {
  const same = texts.find((text) => text === shown) ?? texts.find((text) => form(text) === form(shown));
  const text = same ?? texts[0];
  return text === undefined ? undefined : { text, isSame: same !== undefined };
}

function wordsOfName(text: string): string {
  return normaliseName(text)[0]?.tokens.join('') ?? text;
}

/** With its legal form, so that a GmbH is not an AG. */
function wholeName(text: string): string {
  return `${wordsOfName(text)} ${normaliseName(text)[0]?.forms.join(' ') ?? ''}`;
}

function valueIn(values: readonly (string | undefined)[], shown: string | undefined): Statement | undefined {
  const known = values.filter((value) => value !== undefined);
  const [text] = known;
  if (shown === undefined || text === undefined) return undefined;
  return known.includes(shown) ? { text: shown, isSame: true } : { text, isSame: false };
}
