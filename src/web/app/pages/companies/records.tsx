import type { CompanyView } from '../../../../contract/ui/companies.ts';
import { Paged } from '../../parts/paged.tsx';
import { Time } from '../../parts/time.tsx';

/** The records that a company is made of, and why they are together. */
export function Records({ company }: { readonly company: CompanyView }) {
  return (
    <section>
      <h2>Records</h2>
      <Paged
        label="Records"
        columns={[
          { title: 'Record', show: ({ record }) => <bdi>{record}</bdi> },
          { title: 'Name', show: ({ name }) => <bdi>{name}</bdi> },
          {
            title: 'Imported',
            show: ({ imported_at }) =>
              imported_at === '' ? 'has left its source' : <Time iso={imported_at} />,
          },
        ]}
        rows={company.records}
        keyOf={({ record }) => record}
      />
      {company.links.length > 0 && (
        <>
          <h3>Together because of</h3>
          <ul>
            {company.links.map(({ left, right, words }) => (
              <li key={`${left} ${right}`}>
                <bdi>{left}</bdi> and <bdi>{right}</bdi>: {words}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface DecisionsProps {
  readonly decisions: CompanyView['decisions'];
  readonly workspace: string;
}

/** What people of the workspace decided about the company. */
export function Decisions({ decisions, workspace }: DecisionsProps) {
  return (
    <section>
      <h2>Decisions of people</h2>
      {decisions.length === 0 ? (
        <p class="quiet">Nobody in workspace {workspace} has decided anything about this company.</p>
      ) : (
        <Paged
          label="Decisions of people"
          columns={[
            { title: 'Decided', show: ({ words }) => <bdi>{words}</bdi> },
            { title: 'By', show: ({ by }) => by ?? <span class="quiet">not told</span> },
            { title: 'When', show: ({ at }) => <Time iso={at} /> },
            { title: 'Why', show: ({ reason }) => reason !== null && <bdi>{reason}</bdi> },
          ]}
          rows={decisions}
          keyOf={({ words, at }) => `${words} ${at}`}
        />
      )}
    </section>
  );
}
