import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ReviewAdmin, reviewAdmin } from '../../admin/review-admin.ts';
import { ACCOUNT_FIELDS } from '../../batch/mapping/fields.ts';
import { applyMapOptions, parseMapOptions } from '../../batch/mapping/map-option.ts';
import { proposeMapping } from '../../batch/mapping/propose-mapping.ts';
import { sampleRows } from '../../batch/mapping/sample-rows.ts';
import { type ReviewColumns, reviewColumns } from '../../batch/review/review-columns.ts';
import { openReviewFile, type ReviewFile, type WantedQuestion } from '../../batch/review/review-file.ts';
import { rowFilter } from '../../batch/review/review-filter.ts';
import { questionOf } from '../../batch/review/review-item.ts';
import type { ReviewOrder } from '../../batch/review/review-order.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Overrides } from '../../crm/override.ts';
import { overridesOf } from '../../crm/overrides/overrides-of.ts';
import { isDecidedByHand } from '../../crm/review/decided-by-hand.ts';
import type { KeptReview } from '../../crm/review/review-store.ts';
import { type StandingReviews, standingReviews } from '../../crm/review/standing-reviews.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { ofFile } from '../../tabular/input-error.ts';
import type { InputTable } from '../../tabular/input-row.ts';
import { deciderOf } from '../config/decider.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { InputOptions } from '../config/input-options.ts';
import type { Context } from '../context.ts';
import type { ComparedColumns } from './review-comparison.ts';
import { openTable } from './run-input.ts';
import type { WorkspaceOption } from './with-overrides.ts';

export interface ReviewOptions
  extends GlobalOptions,
    WorkspaceOption,
    Pick<InputOptions, 'map' | 'delimiter' | 'encoding' | 'sheet'> {
  readonly filter?: readonly string[];
  /** What was deferred, and nothing else. */
  readonly deferred?: boolean;
  readonly by?: string;
  readonly sort?: ReviewOrder;
}

interface Wishes extends ReviewOptions {
  /** Questions that were answered already, too. */
  readonly isEverything?: boolean;
}

/** A result that is reviewed, and what people have answered to it. */
export interface OpenedReview {
  readonly file: ReviewFile;
  readonly admin: ReviewAdmin;
  readonly columns: ComparedColumns;
  /** Who decides. */
  readonly by: string;
  /** Whether the question is still open, by what was answered up to now. */
  isOpen(question: WantedQuestion): boolean;
  /** The same after something was answered. */
  refresh(): Promise<void>;
  /** The answers that stand as far as they were read. */
  standing(): readonly KeptReview[];
  close(): Promise<void>;
}

/** Opens a result for a review. Throws INPUT_FORMAT when it is none of ours. */
export async function openReview(path: string, options: Wishes, context: Context): Promise<OpenedReview> {
  if (path === '-')
    throw new CoreError('USAGE', 'answers come from standard input, so the result cannot', {
      fix: 'Save the result as a file, and name it: core review accounts.crosscheck.csv',
    });
  const { table, source } = await openTable(path, options, context);
  const columns = reviewColumns(table.columns, path);
  const mapping = await mappingOf(table, { columns, options }).catch((error: unknown) => {
    throw ofFile(error, source.path);
  });
  const isFiltered = rowFilter(options.filter ?? [], {
    ...{ columns: table.columns, mapping },
    questionOf: (row) => questionOf(row, { columns }),
  });
  const admin = reviewAdmin(context.dataDir, options.workspace);
  try {
    const read = await answersIn(admin);
    let { standing, list, overrides } = read;
    const isOpen = (question: WantedQuestion) => {
      const answered = standing.of(question.subject);
      if (options.deferred === true) return answered?.verdict === 'deferred';
      return (
        answered === undefined &&
        !isDecidedByHand({ ...question, account: question.subject.account }, overrides)
      );
    };
    const folder = join(context.dataDir, 'spool');
    makeFolder(folder);
    const file = openReviewFile({
      ...{ table, columns, mapping, nameFieldOf, order: options.sort ?? 'value' },
      spoolPath: join(folder, `review-${randomBytes(6).toString('hex')}`),
      isWanted: (question, row) => isFiltered(row) && (options.isEverything === true || isOpen(question)),
    });
    return {
      ...{ file, admin, isOpen, by: deciderOf(options.by) },
      columns: { names: table.columns, mapping, own: columns.own },
      standing: () => list,
      async refresh() {
        ({ standing, list, overrides } = await answersIn(admin));
      },
      async close() {
        file.dispose();
        await admin.close();
      },
    };
  } catch (error) {
    await admin.close();
    throw error;
  }
}

async function answersIn(admin: ReviewAdmin): Promise<{
  readonly standing: StandingReviews;
  readonly list: readonly KeptReview[];
  readonly overrides: Overrides;
}> {
  const list = await admin.standing();
  return { list, standing: standingReviews(list), overrides: overridesOf(await admin.decisions()) };
}

interface Mapping {
  readonly columns: ReviewColumns;
  readonly options: ReviewOptions;
}

/** Columns of ours are not the caller's, whatever they are called. */
async function mappingOf(table: InputTable, { columns, options }: Mapping) {
  const own = new Set(columns.own);
  const names = table.columns.map((name, at) => (own.has(at) ? name : `core ${at}`));
  const sample = (await sampleRows(table)).map((cells) => cells.map((cell, at) => (own.has(at) ? cell : '')));
  const proposed = proposeMapping(names, sample, { fields: ACCOUNT_FIELDS });
  return applyMapOptions(proposed, parseMapOptions(options.map ?? [], ACCOUNT_FIELDS), table.columns).mapping;
}
