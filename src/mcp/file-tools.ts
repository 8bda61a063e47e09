import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { isForPages } from '../contract/error-body.ts';
import { CoreError } from '../contract/errors.ts';
import type { AssistantWork, CrosscheckTold } from './assistant-work.ts';
import { READS_ONLY } from './company-tools.ts';
import { fileBelow } from './file-below.ts';
import { answer, answering, fits } from './tool-answer.ts';

interface FileWork {
  readonly work: Pick<AssistantWork, 'crosscheck'>;
  /** Files are read below it alone. */
  readonly folder: string;
}

/** The tools that read a file. */
export function addFileTools(
  server: McpServer,
  { work, folder }: FileWork,
  tell: (line: string) => void,
): void {
  server.registerTool(
    'crosscheck_file',
    {
      title: 'Crosscheck the accounts of a file',
      description:
        'Checks the accounts of a CRM export (Excel, CSV, JSON) against each other and against known companies: which are doubles, dead, or without their parent. Gives counts, and the accounts with a recommended action, its reason and its risk. Recommends only: the file stays as it is, and no file is written. A company that no source knows gets a core_id of its own, so that the next crosscheck knows it.',
      inputSchema: z.strictObject({
        file: z.string().min(1).max(1000).describe('path from the folder that core mcp was started in'),
        sheet: z.string().min(1).optional().describe('sheet of an Excel workbook; the first without'),
        limit: z.int().min(0).max(200).default(50).describe('how many accounts are told at most'),
      }),
      annotations: { ...READS_ONLY, readOnlyHint: false, idempotentHint: true },
    },
    ({ file, sheet, limit }, { signal }) =>
      answering(async () => {
        const path = fileBelow(folder, file);
        const asked = { path, ...(sheet !== undefined && { sheet }) };
        const told = await work.crosscheck(asked, signal).catch((error: unknown) => {
          throw inWordsOfTool(error);
        });
        return answer(fittingAccounts(told, limit));
      }, tell),
  );
}

/** A remedy names options and commands, of which the tool has the sheet alone: what else it says is told. */
function inWordsOfTool(error: unknown): unknown {
  if (!(error instanceof CoreError)) return error;
  const sentences = error.fix.replace(' with --sheet', ' as sheet').split(/(?<=\.) /);
  const told = sentences.filter(isForPages).join(' ');
  const fix =
    told === '' ? 'Ask the user to run core crosscheck on it: the command line can be told more.' : told;
  return new CoreError(error.code, error.message, { ...error.place, fix });
}

/** The summary with as many accounts as were asked for and an answer may have. */
function fittingAccounts({ summary, recommended }: CrosscheckTold, limit: number): unknown {
  for (let count = Math.min(limit, recommended.length); ; count = Math.floor(count / 2)) {
    const told = {
      summary,
      accounts: recommended.slice(0, count),
      accounts_left_out: recommended.length - count,
    };
    if (count === 0 || fits(told)) return told;
  }
}
