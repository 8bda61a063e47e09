import type { JsonSchema } from './openapi-types.ts';

/** Text as HTML shows it, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in which what stands in backquotes is code. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** A table of cells that are HTML already; empty without rows. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const headCells = head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('');
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join('')}</tbody></table></div>`;
}

/** What values a schema allows, in a phrase; named schemas are links to their section. */
export function typeHtml(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything';
  if (schema.$ref !== undefined) return linkTo(schema.$ref);
  if (schema.const !== undefined) return codeOf(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(codeOf).join(', ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined && schema.properties === undefined) return options.map(typeHtml).join(' or ');
  if (schema.type === 'array') return `list of ${typeHtml(itemOf(schema))}`;
  if (schema.format !== undefined) return escapeHtml(schema.format);
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** The id of the section of a named schema. */
export function sectionOf(name: string): string {
  return `schema-${name}`;
}

function linkTo(ref: string): string {
  const name = escapeHtml(ref.slice(ref.lastIndexOf('/') + 1));
  return `<a href="#${sectionOf(name)}">${name}</a>`;
}

function codeOf(value: unknown): string {
  return `<code>${escapeHtml(value === '' ? '""' : String(value))}</code>`;
}

function itemOf({ items }: JsonSchema): JsonSchema | boolean | undefined {
  return Array.isArray(items) ? undefined : items;
}
