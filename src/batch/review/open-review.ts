import type { ReviewOrder } from '../../contract/review.ts';
import type { WorkspaceReviews } from '../../crm/review/workspace-reviews.ts';
import { ofFile } from '../../tabular/input-error.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { asReadBefore, type ColumnsRead } from '../mapping/columns-read.ts';
import { ACCOUNT_FIELDS, ENTITY_FIELDS } from '../mapping/fields.ts';
import { applyMapOptions, parseMapOptions, readMapFile } from '../mapping/map-option.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { firstRows } from '../mapping/sample-rows.ts';
import { type AnswersGiven, answersGiven } from './answers-given.ts';
import { requireIds } from './require-ids.ts';
import type { AccountReading, ReviewRow } from './review-account.ts';
import { calledByRow, type ReviewColumns, reviewColumns } from './review-columns.ts';
import type { ComparedColumns } from './review-comparison.ts';
import { openReviewFile, type ReviewFile } from './review-file.ts';
import { rowFilter } from './review-filter.ts';
import { questionOf, type WantedQuestion } from './review-item.ts';

export interface ReviewWishes extends Pick<AccountReading, 'nameFieldOf'> {
  /** What people call the file. */
  readonly file: string;
  readonly reviews: WorkspaceReviews;
  /** A file for the rows. */
  readonly spoolPath: string;
  /** As the run had read them that made the file, where it is known; the other columns are found. */
  readonly columnsRead?: ColumnsRead | undefined;
  /** As `--map` has them. */
  readonly map?: readonly string[] | undefined;
  /** As `--map-file` has them. */
  readonly mapFile?: string;
  /** As `--filter` has them. */
  readonly filter?: readonly string[] | undefined;
  readonly order?: ReviewOrder | undefined;
  /** What was deferred, and nothing else. */
  readonly isDeferred?: boolean | undefined;
  /** Questions that were answered already, too. */
  readonly isEverything?: boolean | undefined;
}

/** A result that is reviewed, and what people have answered to it. */
export interface OpenedFile {
  readonly file: ReviewFile;
  readonly columns: ComparedColumns;
  readonly result: ReviewColumns;
  /** Whether a row is wanted by filters as `--filter` has them. Throws USAGE for one that cannot be read. */
  filterOf(filters: readonly string[]): (row: ReviewRow) => boolean;
  /** Whether the question is still open, by what was answered up to now. */
  isOpen(question: WantedQuestion): boolean;
  /** The same after something was answered. */
  refresh(): Promise<void>;
  /** What was answered, as far as it was read. */
  answers(): AnswersGiven;
}

/** Opens a result for a review. Throws INPUT_FORMAT when it is none of ours. */
export async function openReview(
  table: InputTable,
  { file: name, reviews, spoolPath, nameFieldOf, ...wishes }: ReviewWishes,
): Promise<OpenedFile> {
  const read = reviewColumns(table.columns, name);
  const sample = await firstRows(table);
  const mapping = await mappingOf(table, { columns: read, sample }, wishes).catch((error: unknown) => {
    throw ofFile(error, name);
  });
  const columns = calledByRow(read, mapping);
  requireIds(sample, { columns, mapping, names: table.columns, file: name });
  const filterOf = (filters: readonly string[]) =>
    rowFilter(filters, {
      ...{ columns: table.columns, mapping },
      questionOf: (row) => questionOf(row, { columns }),
    });
  const isFiltered = filterOf(wishes.filter ?? []);
  let answers = await answersGiven(reviews);
  const isOpen = (question: WantedQuestion) =>
    wishes.isDeferred === true
      ? answers.answerTo(question)?.verdict === 'deferred'
      : answers.isOpen(question);
  const file = openReviewFile({
    ...{ table, columns, mapping, nameFieldOf, spoolPath, order: wishes.order ?? 'value' },
    isFiltered,
    isWanted: (question) => wishes.isEverything === true || isOpen(question),
  });
  return {
    ...{ file, isOpen, filterOf, result: columns },
    columns: { names: table.columns, mapping, own: columns.own },
    answers: () => answers,
    async refresh() {
      answers = await answersGiven(reviews);
    },
  };
}

interface Reading {
  readonly columns: ReviewColumns;
  readonly sample: readonly ReviewRow[];
}

/** Columns of ours are not the caller's, whatever they are called. */
async function mappingOf(
  table: InputTable,
  { columns: { own, kind }, sample }: Reading,
  { map = [], mapFile, columnsRead }: Pick<ReviewWishes, 'map' | 'mapFile' | 'columnsRead'>,
) {
  const isOwn = new Set(own);
  const names = table.columns.map((name, at) => (isOwn.has(at) ? name : `core ${at}`));
  const cells = sample.map((row) => row.cells.map((cell, at) => (isOwn.has(at) ? cell : '')));
  const proposed = proposeMapping(names, cells, { fields: ACCOUNT_FIELDS });
  const fields = kind === 'crosscheck' ? ACCOUNT_FIELDS : ENTITY_FIELDS;
  const before =
    columnsRead === undefined ? [] : asReadBefore(columnsRead, { columns: table.columns, fields });
  const fromFile = mapFile === undefined ? [] : await readMapFile(mapFile, ACCOUNT_FIELDS);
  const wishes = [...before, ...fromFile, ...parseMapOptions(map, ACCOUNT_FIELDS)];
  return applyMapOptions(proposed, wishes, table.columns).mapping;
}
