import { readFileSync } from 'node:fs';
import { namesInUse } from '../../admin/names-in-use.ts';
import { dataDirectory } from '../config/data-directory.ts';
import { complete } from './complete.ts';
import type { CompletedCommand } from './completed-command.ts';

/**
 * Answers a shell in which somebody has pressed Tab: on the first line what kind of word it is, then one candidate a
 * line, with a tab before what it means. A program of its own, because the command line takes longer to start than
 * people wait for Tab.
 */
export function answerTab(words: readonly string[]): void {
  const file = new URL('./completion.json', import.meta.url);
  const program: CompletedCommand = JSON.parse(readFileSync(file, 'utf8'));
  const completion = complete(program, words, (thing, dataDir) =>
    namesInUse(dataDirectory(dataDir, process.env), thing),
  );
  const candidates = 'candidates' in completion ? completion.candidates : [];
  const lines = candidates.map(({ text, about }) => (about === '' ? text : `${text}\t${about}`));
  process.stdout.write([completion.kind, ...lines, ''].join('\n'));
}
