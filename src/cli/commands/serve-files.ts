import { filesAdmin } from '../../admin/files-admin.ts';
import { reviewAdmin } from '../../admin/review-admin.ts';
import type { Deciding } from '../../batch/files/prepare-actions.ts';
import type { TryOut } from '../../batch/files/try-rows.ts';
import { workspaceFiles } from '../../batch/files/workspace-files.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Files } from '../../contract/files.ts';
import { readRules } from '../../crm/rules/read-rules.ts';
import { filesFolder } from '../../disk/files-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { namedColumns, requireProtecting, rulesOf } from '../config/crosscheck-options.ts';
import { pricesIn } from '../config/serve-options.ts';
import type { Context } from '../context.ts';
import { firstLineJudge } from './first-line.ts';

interface ServedFilesOptions {
  readonly stores: EngineStores;
  readonly maxBytes: number;
  readonly tryOut: TryOut;
}

/** The uploaded files of each workspace, for its pages; who runs them is run-files.ts. */
export function serveFiles(context: Context, options: ServedFilesOptions): (workspace: string) => Files {
  const { dataDir, clock } = context;
  const { stores } = options;
  const admin = filesAdmin({ stores, clock, prices: pricesIn(context) });
  const parts = {
    ...{ ...admin, ...options, root: filesFolder(dataDir), nameFieldOf, sharedFiles: stores.sharedFiles },
    ...{ now: clock.now, firstLine: firstLineJudge({}), readRules: rulesIn },
    decidingIn: (workspace: string, rules: string | null) =>
      decidingIn({ workspace, rules }, stores, context),
  };
  return (workspace) => workspaceFiles(parts, workspace);
}

/** As people speak of the rules that they have typed. */
const RULES = 'rules';

function rulesIn(text: string, columns: readonly string[]): CrosscheckRules {
  const rules = readRules(text, RULES);
  requireProtecting(rules, columns, { file: RULES, text });
  return rules;
}

interface Run {
  readonly workspace: string;
  /** Of its own; null for those that runs of this service keep to. */
  readonly rules: string | null;
}

/** What people of a workspace answered and decided, and the rules that a run kept to. */
async function decidingIn(
  { workspace, rules: own }: Run,
  stores: EngineStores,
  context: Context,
): Promise<Deciding> {
  const admin = reviewAdmin(stores, workspace);
  const rules = own === null ? rulesOf({}, context).rules : readRules(own, RULES);
  const named = (columns: readonly string[]) => namedColumns(rules, columns);
  const [reviews, decisions] = [await admin.standing(), await admin.decisions()];
  return { rules, named, nameFieldOf, reviews, decisions };
}
