import type { ShownWorkspace } from '../../admin/workspaces-admin.ts';
import { settingText, WORKSPACE_SETTINGS } from '../config/workspace-setting.ts';
import { printable } from './print-error.ts';

/** What each kind of row is for people: one, many. */
const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  key: ['key', 'keys'],
  user: ['user', 'users'],
  account: ['account', 'accounts'],
  job: ['job', 'jobs'],
  bulk: ['bulk', 'bulks'],
  bulk_rows: ['row of a bulk', 'rows of bulks'],
  ticket: ['ticket', 'tickets'],
  decision: ['decision', 'decisions'],
  review: ['answer in a review', 'answers in reviews'],
  inbound_run: ['inbound run', 'inbound runs'],
  schedule: ['inbound schedule', 'inbound schedules'],
  crosscheck_schedule: ['crosscheck schedule', 'crosscheck schedules'],
  connection: ['connection', 'connections'],
  credit: ['charge or refund', 'charges and refunds'],
  webhook: ['webhook', 'webhooks'],
  webhook_attempt: ['attempt at a webhook', 'attempts at webhooks'],
  run: ['run of a file', 'runs of files'],
  file: ['uploaded file', 'uploaded files'],
};

/** `2 keys, 1,234 jobs`; what is settled and which datasets there are is told elsewhere. */
export function keptWords(kept: ShownWorkspace['kept']): string {
  const words = Object.entries(KINDS).flatMap(([kind, [one, many]]) => {
    const count = kept[kind] ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];
  });
  return words.length === 0 ? 'nothing' : words.join(', ');
}

/** A workspace with its settings, those that were given before the others. */
export function workspaceText({ workspace, settings, given, kept }: ShownWorkspace): string {
  // The keys of the table are the names of the settings.
  const names = Object.keys(WORKSPACE_SETTINGS) as (keyof typeof WORKSPACE_SETTINGS)[];
  const lines = names.map((name) => {
    const origin = given[WORKSPACE_SETTINGS[name].member] === undefined ? '  (default)' : '';
    return `  ${name.padEnd(18)}${printable(settingText(name, settings))}${origin}\n`;
  });
  return `${workspace}\n${lines.join('')}  ${'kept'.padEnd(18)}${keptWords(kept)}\n`;
}
