import { filesAdmin } from '../../admin/files-admin.ts';
import { reviewAdmin } from '../../admin/review-admin.ts';
import { fileRunner } from '../../batch/files/file-runner.ts';
import type { Deciding } from '../../batch/files/prepare-actions.ts';
import type { TryOut } from '../../batch/files/try-rows.ts';
import { workspaceFiles } from '../../batch/files/workspace-files.ts';
import type { Files } from '../../contract/files.ts';
import { filesFolder } from '../../disk/files-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { namedColumns, rulesOf } from '../config/crosscheck-options.ts';
import { pricesIn } from '../config/serve-options.ts';
import type { Context } from '../context.ts';
import { carryOutFiles } from './file-process.ts';
import { firstLineJudge } from './first-line.ts';

interface ServedFilesOptions {
  readonly maxBytes: number;
  readonly keptMs: number | undefined;
  readonly tryOut: TryOut;
  readonly onError: (what: string, error: unknown) => void;
}

interface ServedFiles {
  filesOf(workspace: string): Files;
  /** Stops what is under way; the next `core serve` goes on with it. */
  close(): Promise<void>;
}

/** The uploaded files of all workspaces, and what runs them for as long as `core serve` does. */
export function serveFiles(context: Context, options: ServedFilesOptions): ServedFiles {
  const { dataDir, clock } = context;
  const { keptMs, onError } = options;
  const admin = filesAdmin({ dataDir, clock, prices: pricesIn(context) });
  const root = filesFolder(dataDir);
  const firstLine = firstLineJudge({});
  const runner = fileRunner({
    ...{ ...admin, root, clock, onError },
    carryOut: carryOutFiles({ root, dataDir, firstLine }),
    ...(keptMs !== undefined && { keptMs }),
  });
  const parts = {
    ...{ ...admin, ...options, root, nameFieldOf },
    ...{ now: clock.now, firstLine, decidingIn: (workspace: string) => decidingIn(workspace, context) },
  };
  return {
    filesOf: (workspace) => workspaceFiles(parts, workspace),
    async close() {
      await runner.close();
      admin.close();
    },
  };
}

/** What people of a workspace answered and decided, and the rules that runs of this service keep to. */
async function decidingIn(workspace: string, context: Context): Promise<Deciding> {
  const admin = reviewAdmin(context.dataDir, workspace);
  try {
    const { rules } = rulesOf({}, context);
    const named = (columns: readonly string[]) => namedColumns(rules, columns);
    const [reviews, decisions] = [await admin.standing(), await admin.decisions()];
    return { rules, named, nameFieldOf, reviews, decisions };
  } finally {
    await admin.close();
  }
}
