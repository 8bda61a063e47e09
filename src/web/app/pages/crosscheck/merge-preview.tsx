import type { DuplicateGroup, GroupMember } from '../../../../contract/crosscheck-results.ts';
import { type ComparedColumn, compareMembers } from '../../../report/compare-members.ts';
import { unitsOf } from '../../../report/group-units.ts';
import { counted } from '../../parts/counted.ts';
import { Scrolling } from '../../parts/scrolling.tsx';
import { TYPES } from './member-types.ts';

/** What becomes of the values when the accounts of a group are merged: by the rule of reports and of files for a CRM. */
export function MergePreview({ group }: { readonly group: DuplicateGroup }) {
  const units = unitsOf(group.members, ({ id, type, duplicate_of: of }) => ({
    ...{ id, type, duplicateOf: of === '' ? null : of },
  }));
  return (
    <section aria-labelledby="preview-title">
      <h2 id="preview-title">What survives</h2>
      {units.map((members) => (
        <Unit key={members[0]?.id} members={members} group={group} />
      ))}
    </section>
  );
}

interface UnitProps {
  readonly members: readonly GroupMember[];
  readonly group: DuplicateGroup;
}

/** Accounts that become one. */
function Unit({ members, group }: UnitProps) {
  const [first] = members;
  const compared = compareMembers(
    group.columns,
    members.map(({ values, merged_into: into, gives_name: givesName }) => ({
      ...{ values, givesName, isMerged: into !== '' && into === first?.id },
    })),
    { filledTogether: group.filled_together, nameColumn: group.name_column },
  ).filter(({ column }) => column !== group.id_column);
  const differing = compared.filter(({ agrees }) => !agrees);
  const agreeing = compared.filter(({ agrees }) => agrees);
  return (
    <>
      {differing.length === 0 ? (
        <p class="quiet">No field differs.</p>
      ) : (
        <Scrolling label={`Fields that differ: ${first?.name ?? ''}`}>
          <Differing members={members} columns={differing} />
        </Scrolling>
      )}
      {agreeing.length > 0 && (
        <details>
          <summary>{counted(agreeing.length, 'field')} agree in all accounts</summary>
          <dl class="facts">
            {agreeing.map(({ column, surviving }) => (
              <div key={column}>
                <dt dir="auto">{column}</dt>
                <dd dir="auto">{surviving}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

interface DifferingProps {
  readonly members: readonly GroupMember[];
  readonly columns: readonly ComparedColumn[];
}

function Differing({ members, columns }: DifferingProps) {
  return (
    <table class="preview">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {members.map(({ id, type }) => (
            <th scope="col" key={id}>
              <span class="quiet">{TYPES[type] ?? ''}</span> <bdi>{id}</bdi>
            </th>
          ))}
          <th scope="col">Surviving value</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ column, values, surviving, from }) => (
          <tr key={column}>
            <th scope="row" dir="auto">
              {column}
            </th>
            {values.map((value, at) => (
              <td
                key={members[at]?.id}
                data-label={members[at]?.id}
                class={value !== '' && at === from ? 'chosen' : undefined}
                dir="auto"
              >
                {value === '' ? '–' : value}
              </td>
            ))}
            <td data-label="Surviving value" class="surviving" dir="auto">
              {surviving === '' ? '–' : surviving}
              {from !== null && from > 0 && (
                <small class="quiet">
                  {' '}
                  {values[0] === '' ? 'filled from a double' : 'the present name, from a double'}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
