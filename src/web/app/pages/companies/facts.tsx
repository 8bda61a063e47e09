import type { CompanyFact, FactGroup } from '../../../../contract/ui/companies.ts';
import { Paged } from '../../parts/paged.tsx';
import type { Column } from '../../parts/table.tsx';
import { WebsiteLink } from '../../parts/website-link.tsx';

const TITLES: readonly (readonly [group: FactGroup, title: string])[] = [
  ['names', 'Names'],
  ['company', 'The company'],
  ['places', 'Website and places'],
  ['identifiers', 'Identifiers and listings'],
  ['owners', 'Owners and successors, as sources say'],
];

/** Every fact with the record that says it; what is shown of the company is marked. */
export function CompanyFacts({ facts }: { readonly facts: readonly CompanyFact[] }) {
  return (
    <>
      {TITLES.map(([group, title]) => {
        const own = facts.filter((fact) => fact.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group}>
            <h2>{title}</h2>
            <Paged
              label={title}
              columns={COLUMNS}
              rows={own}
              keyOf={({ field, value, record }) => JSON.stringify([field, value, record])}
            />
          </section>
        );
      })}
    </>
  );
}

const COLUMNS: readonly Column<CompanyFact>[] = [
  { title: 'Field', show: ({ field }) => field },
  {
    title: 'Value',
    show: ({ field, value, is_shown }) => (
      <>
        {field === 'website' ? <WebsiteLink website={value} /> : <bdi>{value}</bdi>}
        {is_shown && <span class="badge">is shown</span>}
      </>
    ),
  },
  { title: 'Record', show: ({ record }) => <bdi>{record}</bdi> },
  { title: 'Date', show: ({ date }) => date },
];
