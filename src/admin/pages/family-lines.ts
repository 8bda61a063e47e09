import { type FamilyLine, MOST_FAMILY_LINES } from '../../contract/ui/companies.ts';
import type { ShownRelative } from '../../engine/browse/shown-family.ts';

/** A family as lines from the top down; of a larger one the first. */
export function familyLines(root: ShownRelative): FamilyLine[] {
  const lines: FamilyLine[] = [];
  const add = (relative: ShownRelative, level: number) => {
    if (lines.length >= MOST_FAMILY_LINES) return;
    lines.push(lineOf(relative, level));
    for (const child of relative.children) add(child, level + 1);
  };
  add(root, 0);
  return lines;
}

function lineOf({ coreId, name, country, status, classification }: ShownRelative, level: number): FamilyLine {
  const kind = classification?.subtype ?? null;
  const notes = [
    ...(kind === null || kind === 'Operating' ? [] : [kind]),
    ...(status === 'closed' || status === 'absorbed' ? [status] : []),
  ];
  return { core_id: coreId, name, country, note: notes.length === 0 ? null : notes.join(', '), level };
}
