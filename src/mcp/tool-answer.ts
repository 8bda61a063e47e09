import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CoreError } from '../contract/errors.ts';

/** Longest answer of a tool, in characters: assistants read every one. */
export const MAX_ANSWER = 40_000;

/** The answer of a tool that has a schema for it, as values and as text. */
export function structured(value: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: fitting(value) }], structuredContent: value };
}

/** The answer of any other tool, as JSON. */
export function answer(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: fitting(value) }] };
}

/** Whether a value may be answered as it is. */
export function fits(value: unknown): boolean {
  return JSON.stringify(value).length <= MAX_ANSWER;
}

function fitting(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= MAX_ANSWER) return text;
  throw new CoreError('USAGE', `the answer has more than ${MAX_ANSWER.toLocaleString('en-US')} characters`, {
    fix: 'Ask for less.',
  });
}

/** Carries a tool out; what goes wrong is told to the assistant, with what to do about it. */
export async function answering(
  work: () => Promise<CallToolResult>,
  tell: (line: string) => void,
): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    return { content: [{ type: 'text', text: failureText(error, tell) }], isError: true };
  }
}

/** What assistants are not to read goes to who started the server. */
function failureText(error: unknown, tell: (line: string) => void): string {
  if (error instanceof CoreError) return `${error.code}: ${error.message.replace(/\.$/, '')}. ${error.fix}`;
  tell(`unexpected error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return 'INTERNAL: the tool failed. Standard error of core mcp tells more.';
}
