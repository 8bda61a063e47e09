import type { ShownEntity } from '../../engine/browse/shown-entity.ts';

/** The entity as --json prints it: its facts, its records as their sources have them, and what links them. */
export function entityJson(entity: ShownEntity): unknown {
  const { askedId, name, facts, prominence, parent, successor, redirects, records, links } = entity;
  const { coreId, parentId: _parentId, successorId: _successorId, sources: _sources, ...values } = facts;
  return snakeCase({
    coreId,
    ...(askedId !== undefined && { askedId }),
    name,
    ...values,
    foundedYear: values.foundedYear?.value ?? null,
    prominence: prominence ?? null,
    parent,
    successor,
    redirects,
    records,
    links: links.map(({ left, right, reason }) => ({ left, right, reason })),
  });
}

/** Members as the wire names them; values as they are. */
function snakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCase(member),
    ]),
  );
}
