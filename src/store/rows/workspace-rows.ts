import type { WorkspaceRow } from '../../jobs/workspace-rows.ts';
import type { WorkspaceTable } from '../sqlite/workspace-tables.ts';

/** The row of a table that is told, as an export tells it. */
export function workspaceRow(
  { kind, json, times }: WorkspaceTable & { readonly kind: string },
  row: Readonly<Record<string, unknown>>,
): WorkspaceRow {
  const members = Object.entries(row).map(([column, value]) => [
    column,
    json.includes(column) ? parsed(value) : times.includes(column) ? timeOf(value) : value,
  ]);
  return { type: kind, ...Object.fromEntries(members) };
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function timeOf(value: unknown): unknown {
  return typeof value === 'number' ? new Date(value).toISOString() : value;
}
