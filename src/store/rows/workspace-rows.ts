import type { WorkspaceTable } from '../sqlite/workspace-tables.ts';

/** A row of a workspace; `type` is its kind, the other members are named as the columns, times are ISO 8601. */
export type WorkspaceRow = Readonly<Record<string, unknown>> & { readonly type: string };

/** How many rows of each kind are kept of a workspace; those of which there are none are left out. */
export type KeptCounts = Readonly<Record<string, number>>;

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
