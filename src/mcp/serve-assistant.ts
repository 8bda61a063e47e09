import type { Readable, Writable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CoreError } from '../contract/errors.ts';
import type { AssistantWork } from './assistant-work.ts';
import { addCompanyTools } from './company-tools.ts';
import { addFileTools } from './file-tools.ts';
import { addUniverseTools } from './universe-tools.ts';

export interface ServedAssistant {
  readonly work: AssistantWork;
  readonly version: string;
  /** Files are read below it alone; a path without symbolic links. */
  readonly folder: string;
  readonly input: Readable;
  /** Nothing but the protocol is written to it. */
  readonly output: Writable;
  readonly signal: AbortSignal;
  /** Hears, in lines, what assistants are not told. */
  tell(line: string): void;
}

const INSTRUCTIONS =
  'core knows companies by a core_id of ten digits each. Resolve a record before you say which company it means, and say when the outcome is ambiguous or no_match: do not guess an id.';

/** Answers an assistant over the Model Context Protocol until its input ends or the signal aborts. */
export async function serveAssistant(served: ServedAssistant): Promise<void> {
  const { work, version, folder, input, output, signal, tell } = served;
  const server = new McpServer({ name: 'core', version }, { instructions: INSTRUCTIONS });
  addCompanyTools(server, work, tell);
  if (work.universe !== undefined) addUniverseTools(server, work.universe, tell);
  addFileTools(server, { work, folder }, tell);
  let lost: string | undefined;
  server.server.onerror = ({ message }) => {
    if (/exceeded maximum size/.test(message)) lost = message;
    else tell(`the assistant sent what cannot be read: ${firstLine(message)}`);
  };
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  const over = Promise.race([ended(input, signal), closed]);
  await server.connect(new StdioServerTransport(input, output));
  await over;
  await server.close();
  if (lost === undefined) return;
  throw new CoreError(
    'TOO_LARGE',
    'the assistant sent a message of more than 10 MiB, behind which nothing can be read',
    {
      fix: 'Start core mcp anew, and send less at once.',
    },
  );
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}

function ended(input: Readable, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    input.once('end', end).once('close', end).once('error', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
