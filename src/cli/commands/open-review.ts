import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type ReviewAdmin, reviewAdmin } from '../../admin/review-admin.ts';
import { type OpenedFile, openReview as openFile } from '../../batch/review/open-review.ts';
import { CoreError } from '../../contract/errors.ts';
import type { ReviewOrder } from '../../contract/review.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { openStores } from '../../engine/open-stores.ts';
import { deciderOf } from '../config/decider.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { type InputOptions, mapWords } from '../config/input-options.ts';
import type { Context } from '../context.ts';
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

/** A result that is reviewed on a terminal. */
export interface OpenedReview extends OpenedFile {
  readonly admin: ReviewAdmin;
  /** Who decides. */
  readonly by: string;
  /** What a run of the same accounts has to be told of the columns. */
  readonly mapWords: readonly string[];
  close(): Promise<void>;
}

/** Opens a result for a review. Throws INPUT_FORMAT when it is none of ours. */
export async function openReview(path: string, options: Wishes, context: Context): Promise<OpenedReview> {
  if (path === '-')
    throw new CoreError('USAGE', 'answers come from standard input, so the result cannot', {
      fix: 'Save the result as a file, and name it: core review accounts.crosscheck.csv',
    });
  const { table } = await openTable(path, options, context);
  const stores = await openStores(context);
  try {
    const admin = reviewAdmin(stores, options.workspace);
    const folder = join(context.dataDir, 'spool');
    makeFolder(folder);
    const run = await stores.runsOf(options.workspace).lastInto(resolve(context.cwd, path));
    const opened = await openFile(table, {
      columnsRead: run?.columnsRead,
      ...{ file: path, reviews: admin, nameFieldOf, order: options.sort, isDeferred: options.deferred },
      ...{ map: options.map, filter: options.filter, isEverything: options.isEverything },
      spoolPath: join(folder, `review-${randomBytes(6).toString('hex')}`),
    });
    return {
      ...{ ...opened, admin, by: deciderOf(options.by) },
      mapWords: options.map === undefined ? (run?.mapWords ?? []) : mapWords(options),
      async close() {
        opened.file.dispose();
        await admin.close();
        await stores.close();
      },
    };
  } catch (error) {
    await stores.close();
    throw error;
  }
}
