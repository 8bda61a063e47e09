import type { Override } from '../../crm/override.ts';
import { isRecord } from '../../crm/overrides/account-key.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';

const SHOWN_IDS = 3;

export interface IdsFound {
  readonly repaired: readonly string[];
  readonly damaged: readonly string[];
}

/** What to tell people of the ids of a file, in sentences. */
export function idRemarks(
  { repaired, damaged }: IdsFound,
  file: { repeated: number; hasIds: boolean },
): readonly string[] {
  return [
    ...(file.hasIds ? [] : ['No column holds ids of accounts: the number of the row is taken for the id.']),
    ...(repaired.length === 0
      ? []
      : [`The case of ${counted(repaired.length, 'id')} was damaged and is put right: ${some(repaired)}.`]),
    ...(damaged.length === 0
      ? []
      : [
          `${counted(damaged.length, 'id')} cannot be right: the last three characters say another case of the first fifteen. They are taken as they are: ${some(damaged)}.`,
        ]),
    ...(file.repeated === 0
      ? []
      : [
          file.repeated === 1
            ? '1 row repeats an account of another row.'
            : `${counted(file.repeated, 'row')} repeat an account of another row.`,
        ]),
  ];
}

/** The same of a run that asks only who companies are: of other decisions it obeys none. */
export function leftOutCompanies(mapping: ColumnMapping, decisions: readonly Override[]): readonly string[] {
  return leftOutRemarks(
    mapping,
    decisions.filter(({ decision }) => decision === 'entity'),
  );
}

/** Decisions about ids of the CRM say nothing of a file without ids. */
export function leftOutRemarks(mapping: ColumnMapping, decisions: readonly Override[]): readonly string[] {
  if (mapping.external_id !== undefined) return [];
  const about = (one: Override) => ('accounts' in one ? one.accounts : [one.account]);
  const leftOut = decisions.filter((one) => !about(one).every(isRecord)).length;
  if (leftOut === 0) return [];
  const [names, is] = leftOut === 1 ? ['names', 'is'] : ['name', 'are'];
  return [
    `${counted(leftOut, 'decision')} ${names} accounts by their ids in the CRM and ${is} not obeyed: no column holds ids.`,
  ];
}

function counted(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
}

function some(ids: readonly string[]): string {
  const rest = ids.length - SHOWN_IDS;
  return ids.slice(0, SHOWN_IDS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
