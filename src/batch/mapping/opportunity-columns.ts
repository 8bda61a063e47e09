import { cellText } from '../../tabular/cell-text.ts';
import type { ColumnMapping } from './column-mapping.ts';

/** Columns of a report of opportunities, which has a row for each, by their positions. */
export interface OpportunityColumns {
  /** Of names or ids of opportunities; none where the file is no such report, or tells how many are open. */
  readonly names: readonly number[];
  readonly stages: readonly number[];
}

const NAME =
  /^(?:opportunity|deal|opportunity name|opportunity id|deal name|deal id|verkaufschance|name der (?:verkaufschance|opportunity)|opportunityname|nom de l opportunite|opportunite|nom de la transaction|nombre de la oportunidad|nome opportunita)$/;
const STAGE =
  /^(?:stage|stage name|opportunity stage|deal stage|sales stage|phase|opportunity phase|verkaufsphase|dealphase|deal phase|etape|phase de la transaction|etapa|fase)$/;
/** Won ones are told apart by who is a customer (customer-words.ts). */
const CLOSED =
  /clos|lost|won|geschlossen|verloren|gewonnen|ferm|perdu|gagn|cerrad|perdid|ganad|chius|pers[oa]|vint|gesloten|fechad|ganh|cancel|abgebrochen|disqualif/;

export function opportunityColumns(columns: readonly string[], mapping: ColumnMapping): OpportunityColumns {
  if (mapping.open_opportunities !== undefined) return { names: [], stages: [] };
  const places = (header: RegExp) =>
    columns.flatMap((column, at) => (header.test(headerWords(column)) ? [at] : []));
  return { names: places(NAME), stages: places(STAGE) };
}

/** Whether a row has an opportunity that is not said to be closed. */
export function hasOpenOpportunity(cells: readonly string[], { names, stages }: OpportunityColumns): boolean {
  if (!names.some((at) => cellText(cells[at] ?? '') !== '')) return false;
  return !stages.some((at) => CLOSED.test(folded(cells[at] ?? '')));
}

function headerWords(column: string): string {
  return folded(column.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
