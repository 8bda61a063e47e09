import type { ListedGroup } from '../../../../contract/crosscheck-results.ts';
import { call } from '../../api.ts';
import { changeQuery } from '../../parts/change-query.ts';
import { counted } from '../../parts/counted.ts';
import { useCall } from '../../parts/use-call.ts';
import { useNarrow } from '../../parts/use-narrow.ts';
import { WindowedList } from '../../parts/windowed-list.tsx';
import { addressIn, CrosscheckHead } from './crosscheck-head.tsx';

interface GroupsProps {
  readonly file: string;
  /** Those alone that wait for an answer: the address keeps it. */
  readonly isOpen: boolean;
}

/** The duplicate groups of a crosscheck, the largest first. */
export function GroupsPage({ file, isOpen }: GroupsProps) {
  const { answer: counts, error } = useCall('crosscheck-counts', { parameters: { file } });
  const isNarrow = useNarrow();
  if (error !== undefined) return <p class="error">{error}</p>;
  if (counts === undefined) return <p class="quiet">Reading the result…</p>;
  return (
    <>
      <CrosscheckHead file={file} title={`Duplicate groups of ${counts.file}`} shown="groups">
        <p class="quiet">
          {counted(counts.groups, 'group')} of accounts that are one company;{' '}
          {counted(counts.doubles, 'double')}.
        </p>
      </CrosscheckHead>
      <label class="check">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ currentTarget }) => changeQuery({ open: currentTarget.checked ? 'yes' : undefined })}
        />{' '}
        Only those that wait for an answer
      </label>
      <WindowedList<ListedGroup>
        label="Duplicate groups"
        itemHeight={isNarrow ? 90 : 68}
        of={JSON.stringify([file, isOpen])}
        version={0}
        load={async (from, limit) => {
          const query = { open: isOpen ? 'true' : 'false', from, limit } as const;
          const { total, groups } = await call('crosscheck-groups', { parameters: { file }, query });
          return { total, items: groups };
        }}
        empty={<p class="quiet">{isOpen ? 'No group waits for an answer.' : 'No account is a double.'}</p>}
        show={(group) => (
          <a class="queued" href={addressIn(file, 'groups', group.id)}>
            <span class="cut" dir="auto">
              <b>{group.name}</b>
            </span>
            <span class="badges">
              <span class="quiet">
                {counted(group.accounts, 'account')}, {counted(group.doubles, 'double')}
              </span>
              {group.risk !== null && <span class="badge">risk up to {group.risk}</span>}
              {group.protected > 0 && <span class="badge protected">{group.protected} protected</span>}
              {group.open > 0 && <span class="badge waits">{counted(group.open, 'open question')}</span>}
            </span>
          </a>
        )}
      />
    </>
  );
}
