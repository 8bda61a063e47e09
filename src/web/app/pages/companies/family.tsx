import type { FamilyLine, FamilyView } from '../../../../contract/ui/companies.ts';
import { linePath, type PlacedNode, pictureSize, textPlace } from '../../../drawing/indented-tree.ts';
import { counted } from '../../parts/counted.ts';
import { Scrolling } from '../../parts/scrolling.tsx';

const LONGEST_NAME = 70;

/** A corporate family as a drawing; every other company leads to its page. */
export function FamilyDrawing({ family }: { readonly family: FamilyView }) {
  const placed = placedLines(family.lines);
  const { width, height } = pictureSize(placed, (line) => labelOf(line).length);
  const left = family.size - family.lines.length;
  return (
    <>
      <p class="quiet">
        {counted(family.size, 'company', 'companies')}. <bdi>{family.top_reasoning}</bdi>
      </p>
      <Scrolling label="Corporate family">
        <svg class="drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <title>Corporate family</title>
          {placed.map((one) => (
            <path key={one.node.core_id} d={linePath(one) ?? ''} class="line" />
          ))}
          {placed.map((one) => (
            <Label key={one.node.core_id} one={one} isShown={one.node.core_id === family.core_id} />
          ))}
        </svg>
      </Scrolling>
      {left > 0 && <p class="quiet">{counted(left, 'company is', 'companies are')} not drawn.</p>}
    </>
  );
}

function Label({ one, isShown }: { readonly one: PlacedNode<FamilyLine>; readonly isShown: boolean }) {
  const { node } = one;
  return (
    <text {...textPlace(one)} class={isShown ? 'shown' : ''}>
      {isShown ? (
        <tspan>{nameOf(node)}</tspan>
      ) : (
        <a href={`#/companies/${node.core_id}`}>
          <tspan>{nameOf(node)}</tspan>
        </a>
      )}
      {node.note !== null && (
        <tspan class="mark" dx={8}>
          {node.note}
        </tspan>
      )}
    </text>
  );
}

/** The owner of a line is the last one before it of the next smaller level. */
function placedLines(lines: readonly FamilyLine[]): readonly PlacedNode<FamilyLine>[] {
  const lastOf: number[] = [];
  return lines.map((node, row) => {
    lastOf[node.level] = row;
    return { node, row, level: node.level, ownerRow: lastOf[node.level - 1] };
  });
}

function nameOf({ name, country }: FamilyLine): string {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  return country === null ? short : `${short} (${country})`;
}

function labelOf(line: FamilyLine): string {
  return `${nameOf(line)}  ${line.note ?? ''}`;
}
