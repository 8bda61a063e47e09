import { useState } from 'preact/hooks';
import type { CompanyView } from '../../../../contract/ui/companies.ts';
import { counted } from '../../parts/counted.ts';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { useTitle } from '../../parts/use-title.ts';
import { WebsiteLink } from '../../parts/website-link.tsx';
import { CompanyFacts } from './facts.tsx';
import { FamilyDrawing } from './family.tsx';
import { Decisions, Records } from './records.tsx';

/** A company: what is known of it, who says so, to whom it belongs, and what people decided about it. */
export function CompanyPage({ id, workspace }: { readonly id: string; readonly workspace: string }) {
  const called = useCall('show-company', { parameters: { id } });
  useTitle(called.answer?.name);
  return (
    <Told called={called} heading="Company">
      {(company) => (
        <>
          <h1>
            <bdi>{company.name}</bdi>
          </h1>
          {company.asked_id !== null && (
            <p class="hint">
              {company.asked_id} is now {company.core_id}.
            </p>
          )}
          <Summary company={company} />
          <Family id={company.core_id} />
          <CompanyFacts facts={company.facts} />
          <Records company={company} />
          <Decisions decisions={company.decisions} workspace={workspace} />
        </>
      )}
    </Told>
  );
}

function Summary({ company }: { readonly company: CompanyView }) {
  const { core_id, legal_name, website, country, city, status, category, registration } = company;
  const place = [city, country].filter((part) => part !== null).join(', ');
  return (
    <dl class="facts">
      <Row term="Core id">
        <code>{core_id}</code>
        {company.redirects.length > 0 && (
          <span class="quiet"> also answers to {company.redirects.join(', ')}</span>
        )}
      </Row>
      {legal_name !== null && legal_name !== company.name && (
        <Row term="Legal name">
          <bdi>{legal_name}</bdi>
        </Row>
      )}
      {website !== null && (
        <Row term="Website">
          <WebsiteLink website={website} />
        </Row>
      )}
      {place !== '' && (
        <Row term="Place">
          <bdi>{place}</bdi>
        </Row>
      )}
      <Row term="Status">
        {status.status} <span class="quiet">{status.reasoning}</span>
      </Row>
      {category !== null && <Row term="Category">{category}</Row>}
      {registration !== null && (
        <Row term="Registration">
          <bdi>{registration}</bdi>
        </Row>
      )}
      {company.parent !== null && (
        <Row term="Parent">
          <CompanyLink company={company.parent} />
        </Row>
      )}
      {company.successor !== null && (
        <Row term="Successor">
          <CompanyLink company={company.successor} />
        </Row>
      )}
      <KnownBy known={company.known_by} />
    </dl>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CompanyLink({ company }: { readonly company: NonNullable<CompanyView['parent']> }) {
  return (
    <a href={`#/companies/${company.core_id}`}>
      <bdi>{company.name}</bdi>
    </a>
  );
}

function KnownBy({ known }: { readonly known: CompanyView['known_by'] }) {
  if (known === null) return null;
  const parts = [
    ...(known.sources > 0 ? [counted(known.sources, 'source')] : []),
    ...(known.listings > 0 ? [counted(known.listings, 'listing')] : []),
    ...(known.headcount > 0 ? [counted(known.headcount, 'person', 'people')] : []),
    ...(known.revenue > 0 ? [`${counted(known.revenue, 'million dollar')} a year`] : []),
    ...(known.descendants > 0 ? [`${counted(known.descendants, 'company', 'companies')} below it`] : []),
  ];
  return <Row term="Known by">{parts.join(', ')}</Row>;
}

function Family({ id }: { readonly id: string }) {
  const [isBelowOnly, setBelowOnly] = useState(false);
  const query = { below: isBelowOnly ? ('true' as const) : ('false' as const) };
  const called = useCall('company-family', { parameters: { id }, query });
  return (
    <section>
      <h2>Corporate family</h2>
      <label class="check">
        <input
          type="checkbox"
          checked={isBelowOnly}
          onChange={({ currentTarget }) => setBelowOnly(currentTarget.checked)}
        />{' '}
        Only this company and what it owns
      </label>
      {called.isOld ? (
        <p class="quiet">Loading…</p>
      ) : (
        <Told called={called}>{(family) => <FamilyDrawing family={family} />}</Told>
      )}
    </section>
  );
}
