import { join } from 'node:path';
import { filesAdmin } from '../../src/admin/files-admin.ts';
import type { OpenedWeb } from '../../src/admin/open-web.ts';
import type { Deciding } from '../../src/batch/files/prepare-actions.ts';
import type { TryOut } from '../../src/batch/files/try-rows.ts';
import { workspaceFiles } from '../../src/batch/files/workspace-files.ts';
import type { Clock } from '../../src/contract/clock.ts';
import { CrosscheckRules } from '../../src/contract/crosscheck-rules.ts';
import { CoreError } from '../../src/contract/errors.ts';
import type { FileReviews } from '../../src/contract/file-reviews.ts';
import type { WebApplication } from '../../src/contract/web-application.ts';
import { readRules } from '../../src/crm/rules/read-rules.ts';
import { nameFieldOf } from '../../src/engine/name-field.ts';
import { storesIn } from '../stores.ts';

async function isNotThere(): Promise<never> {
  throw new CoreError('NOT_FOUND', 'there is no output in this test');
}

const NO_REVIEWS: FileReviews = { of: isNotThere, crosscheckOf: isNotThere, history: async () => [] };

const UNDECIDED: Deciding = {
  ...{ rules: CrosscheckRules.parse({}), named: () => [], reviews: [], decisions: [], nameFieldOf },
};

/** Nothing is known of any row. */
const unknownCompanies: TryOut = async (_, inputs) =>
  inputs.map((_, at) => ({
    ...{ status: 'failed', jobid: `job_${at}`, created_at: '', completed_at: '', record: null },
    ...{ error_message: 'there is no engine in this test', error_type: 'unknown' },
  }));

interface OpenedFiles {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly web: Pick<OpenedWeb, 'adminOf'>;
  readonly maxBytes?: number;
  readonly newId?: () => string;
}

/** The admins of workspaces with their uploaded files, of which nobody runs or reviews any; rows that are tried are not known. */
export function withFiles({
  dataDir,
  clock,
  web,
  maxBytes = 1024 ** 2,
  ...own
}: OpenedFiles): Pick<WebApplication, 'adminOf'> {
  const admin = filesAdmin({ stores: storesIn(dataDir), clock, prices: {} });
  const parts = {
    ...{ ...admin, root: join(dataDir, 'files'), now: clock.now, maxBytes },
    ...own,
    decidingIn: async () => UNDECIDED,
    readRules: (text: string) => readRules(text, 'rules'),
    ...{ nameFieldOf, firstLine: undefined, tryOut: unknownCompanies },
  };
  return {
    adminOf: (workspace) => ({
      ...web.adminOf(workspace),
      files: workspaceFiles(parts, workspace),
      reviewsOf: () => NO_REVIEWS,
    }),
  };
}
