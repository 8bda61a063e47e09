import {
  changeMapping,
  describeMapping,
  type Proposal,
  requireMatchColumn,
} from '../../batch/mapping/column-mapping.ts';
import { FIELDS, type MappableField } from '../../batch/mapping/fields.ts';
import { suspendable } from '../terminal/suspendable.ts';

/** Where questions are asked; the command line gives standard input and standard error. */
interface PromptIo {
  readonly interactive: boolean;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Shows the mapping with a value each and lets the user correct it field by field; without a terminal it stands. */
export async function confirmMapping(
  proposal: Proposal,
  columns: readonly string[],
  sample: readonly (readonly string[])[],
  io: PromptIo,
): Promise<Proposal> {
  if (!io.interactive) return proposal;
  const { confirm } = await import('@inquirer/prompts');
  let current = proposal;
  for (;;) {
    io.output.write(`${shownMapping(current, sample).join('\n')}\n`);
    const message = 'Use these columns?';
    if (await suspendable(() => confirm({ message, default: true }, io), message, io)) break;
    current = await corrected(current, columns, io);
  }
  requireMatchColumn(current.mapping, columns);
  return current;
}

function shownMapping(proposal: Proposal, sample: readonly (readonly string[])[]): string[] {
  const lines = describeMapping(proposal);
  return proposal.reasons.map(({ field }, place) => {
    const indexes = proposal.mapping[field] ?? [];
    const value = sample
      .flatMap((row) => indexes.map((index) => row[index] ?? ''))
      .find((cell) => cell.trim() !== '');
    // JSON shows line ends and control characters of a cell instead of sending them to the terminal.
    const shown = value === undefined ? '' : `, such as ${JSON.stringify(value.slice(0, SAMPLE_CHARACTERS))}`;
    return `  ${lines[place]}${shown}`;
  });
}

const SAMPLE_CHARACTERS = 60;

async function corrected(proposal: Proposal, columns: readonly string[], io: PromptIo): Promise<Proposal> {
  const { select } = await import('@inquirer/prompts');
  const choices = proposal.fields.map((value) => {
    const names = proposal.reasons.find(({ field }) => field === value)?.columns ?? [];
    return { value, name: `${value} ← ${names.join(', ') || '(none)'}` };
  });
  const message = 'Which field is wrong?';
  const field = await suspendable(() => select({ message, choices }, io), message, io);
  const indexes = await askColumns(field, { columns, chosen: proposal.mapping[field] ?? [] }, io);
  return changeMapping(proposal, columns, new Map([[field, indexes]]));
}

async function askColumns(
  field: MappableField,
  { columns, chosen }: { readonly columns: readonly string[]; readonly chosen: readonly number[] },
  io: PromptIo,
): Promise<readonly number[]> {
  const { checkbox, select } = await import('@inquirer/prompts');
  const choices = columns.map((name, value) => ({ value, name, checked: chosen.includes(value) }));
  const { everyAlias, several, more, isPlace } = FIELDS[field];
  // A name has a second column in few files: who chooses one means one.
  const hasParts = isPlace === true && more !== undefined;
  if (everyAlias === true || several === 'each' || hasParts) {
    const message = `Columns of ${field} (space marks, none unmaps)`;
    return suspendable(() => checkbox({ message, choices }, io), message, io);
  }
  const none = { value: -1, name: '(none)' };
  const message = `Column of ${field}`;
  const asked = { message, choices: [none, ...choices], default: chosen[0] ?? -1 };
  const index = await suspendable(() => select(asked, io), message, io);
  return index === -1 ? [] : [index];
}
