import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { carriesLegalForm } from '../resolution/names/normalise-name.ts';
import type { SourceRecord } from '../resolution/records/source-record.ts';
import type { Sourced } from './entity.ts';
import { sourced } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/** The most trusted legal name; of two spellings of it the one that is not in capitals alone. */
export function legalName(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const named = (record: SourceRecord) => record.names.find((name) => name.kind === 'legal')?.value;
  const chosen = sourced(records, (record) => named(record.record) ?? formal(record));
  if (chosen === null || chosen.value !== chosen.value.toUpperCase()) return chosen;
  const tokens = namedIn(records, chosen)?.tokens.join('');
  const mixed = records.flatMap((record) =>
    record.names.map((name) => ({ name, source: record.source.name })),
  );
  const better = mixed.find(
    ({ name }) =>
      name.text !== name.text.toUpperCase() && name.forms.length > 0 && name.tokens.join('') === tokens,
  );
  return better === undefined ? chosen : { value: better.name.text, source: better.source };
}

function formal(record: NormalSourceRecord): string | undefined {
  return record.names.find((name) => name.kind !== 'former' && carriesLegalForm(name.text))?.text;
}

/** What it calls itself, else any name that it has not given up. */
export function tradingName(records: readonly NormalSourceRecord[]): Sourced<string> | null {
  const trading = sourced(
    records,
    (record) => record.names.find((name) => name.kind === 'trading')?.text,
    'tradingName',
  );
  return trading ?? sourced(records, (record) => record.names.find((name) => name.kind !== 'former')?.text);
}

/** The name taken apart, as one of the records has it. */
export function namedIn(
  records: readonly NormalSourceRecord[],
  name: Sourced<string> | null,
): ProfileName | undefined {
  return records.flatMap(({ names }) => names).find(({ text }) => text === name?.value);
}
