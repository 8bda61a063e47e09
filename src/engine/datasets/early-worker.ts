import { type MessagePort, workerData } from 'node:worker_threads';
import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountOrderDraft } from '../../crm/duplicates/account-order.ts';
import { type DoublesInPreparation, prepareDoubles } from '../../crm/duplicates/prepared-doubles.ts';
import { spellingListsDraft } from '../../crm/duplicates/spelling-lists.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import { normaliseRecord, normalRecordIn } from '../../resolution/records/normal-record.ts';
import { normalFileOver } from '../../store/dataset-file/normal-file.ts';
import type { GroupAnswer } from '../threads/handed-group.ts';
import { openThreadContext, type ThreadContext } from '../threads/thread-context.ts';
import type { EarlyThreadData } from './early-thread.ts';
import type { GroupInThread } from './thread-at-hand.ts';

/**
 * A thread that looks for doubles among the accounts of one draft while others still find out who they are, and helps them
 * with it when it has nothing else to do.
 */
// The data of the thread is what early-thread.ts starts it with.
const { file } = workerData as EarlyThreadData;
const normals = normalFileOver(file);
let order = accountOrderDraft();
const spellings = spellingListsDraft();
let compared = 0;
let preparation: DoublesInPreparation | undefined;
let context: ThreadContext | undefined;

/** The next accounts, as JSON; returns how many bytes their normal forms take in the file. */
export function take(bodies: readonly string[]): Uint32Array {
  // Written by dataset-draft.ts from accounts that were parsed. One step after the other (resolution/weigh.ts).
  const accounts = bodies.map((body) => JSON.parse(body) as CrmAccount);
  const normal = accounts.map((account) => normaliseRecord(resolvedInputOf(account)));
  for (const account of accounts) order.add(account);
  for (const one of normal) spellings.add(one);
  return normals.write(normal.map((one) => JSON.stringify(one)));
}

export function prepare(): void {
  // Written above from a normal record.
  const normalOf = (at: number) => normalRecordIn(normals.at(at) ?? '');
  const accounts = { order: order.finish(), spellings, normalOf };
  // Ids of many accounts take room.
  order = accountOrderDraft();
  preparation = prepareDoubles(accounts);
}

export function compare(positions: readonly number[]): void {
  compared += positions.length;
  prepared().compare(positions);
}

export function finish({ port, accounts }: { readonly port: MessagePort; readonly accounts: number }): void {
  if (compared !== accounts) throw new Error(`${compared} of ${accounts} accounts were compared`);
  port.postMessage(prepared().finish());
  port.close();
}

export function execute({ group, files }: GroupInThread): Promise<GroupAnswer> {
  context ??= openThreadContext(files);
  return context.execute(group);
}

function prepared(): DoublesInPreparation {
  if (preparation === undefined) throw new Error('accounts are compared when all of them are there');
  return preparation;
}
