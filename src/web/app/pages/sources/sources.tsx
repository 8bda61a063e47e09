import type { SourceView } from '../../../../contract/ui/sources.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { ageOf, isOld } from './source-age.ts';

/** Settings > Sources: what the universe was built from, and how old that is. */
export function SourcesPage() {
  return (
    <>
      <h1>Sources</h1>
      <p>
        The registers and tables that companies are known from. All workspaces share them; they are imported
        and updated by command.
      </p>
      <Told called={useCall('list-sources')}>
        {({ version, entities, sources }) => (
          <>
            <p class="quiet">
              {counted(entities, 'company', 'companies')}, version <code>{version}</code> of the universe
            </p>
            <Table label="Sources" columns={COLUMNS} rows={sources} keyOf={({ name }) => name} />
            {sources.every(({ update }) => update === null) && (
              <p class="hint">
                Only the companies that come with core are known. <code>core reference pull gleif</code>{' '}
                downloads the register of legal entities.
              </p>
            )}
          </>
        )}
      </Told>
    </>
  );
}

const COLUMNS: readonly Column<SourceView>[] = [
  { title: 'Source', show: ({ name }) => <bdi>{name}</bdi> },
  { title: 'Kind', show: ({ kind }) => kind },
  { title: 'Records', isNumber: true, show: ({ records }) => numberWords(records) },
  { title: 'Rejected lines', isNumber: true, show: ({ rejected }) => numberWords(rejected) },
  { title: 'Imported', show: ({ imported_at }) => <Time iso={imported_at} /> },
  {
    title: 'Age',
    show: (source) => (
      <>
        {ageOf(source, Date.now())}
        {isOld(source, Date.now()) && <span class="badge waits">old</span>}
      </>
    ),
  },
  {
    title: 'Update',
    show: ({ update }) => (update === null ? 'by itself' : <code>{update}</code>),
  },
];
