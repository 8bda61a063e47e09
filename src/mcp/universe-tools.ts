import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { CoreId } from '../contract/core-id.ts';
import type { UniverseWork } from './assistant-work.ts';
import { READS_ONLY } from './company-tools.ts';
import { answer, answering, fits } from './tool-answer.ts';

const MOST_LEVELS = 6;

/** The tools that look around in the universe of this machine. */
export function addUniverseTools(
  server: McpServer,
  universe: UniverseWork,
  tell: (line: string) => void,
): void {
  server.registerTool(
    'search_companies',
    {
      title: 'Search companies by name',
      description:
        'Finds known companies by a name or part of one, former names and acronyms too, the best fitting first. To find out which company a record means, resolve_company weighs all that is known of it.',
      inputSchema: z.strictObject({
        text: z.string().min(1).max(300).describe('a name, or part of one'),
        country: z.string().min(2).max(60).optional().describe('only companies of this country, such as DE'),
        limit: z.int().min(1).max(50).default(10),
      }),
      annotations: READS_ONLY,
    },
    ({ text, country, limit }) =>
      answering(
        async () => answer(await universe.search({ text, limit, ...(country !== undefined && { country }) })),
        tell,
      ),
  );
  server.registerTool(
    'family_tree',
    {
      title: 'Show the corporate family of a company',
      description:
        'Gives the company at the top of the owners of a core_id and all that it owns, as a tree. Levels that would make the answer too long are left out; "hidden" says how many companies are not shown.',
      inputSchema: z.strictObject({
        core_id: CoreId,
        depth: z.int().min(0).max(MOST_LEVELS).default(2).describe('levels below the top'),
      }),
      annotations: READS_ONLY,
    },
    ({ core_id: coreId, depth }) =>
      answering(async () => answer(await fittingTree(universe, coreId, depth)), tell),
  );
}

/** The tree with as many levels as an answer may have. */
async function fittingTree(universe: UniverseWork, coreId: string, depth: number): Promise<unknown> {
  for (let levels = depth; ; levels--) {
    const tree = await universe.tree(coreId, { depth: levels });
    if (levels === 0 || fits(tree)) return tree;
  }
}
