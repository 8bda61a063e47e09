import { useEffect, useState } from 'preact/hooks';
import type { FoundCompany } from '../../../../contract/ui/companies.ts';
import { counted, numberWords } from '../../parts/counted.ts';
import { ShowMore } from '../../parts/show-more.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { WebsiteLink } from '../../parts/website-link.tsx';

interface Searched {
  readonly text: string;
  readonly country: string;
}

/** Finds companies by name; the address keeps what was searched for. */
export function SearchPage({ text, country }: Searched) {
  return (
    <>
      <h1>Search</h1>
      <SearchForm text={text} country={country} />
      {text === '' ? (
        <p class="quiet">Former names, acronyms and parts of a name are found, too.</p>
      ) : (
        // Until it has been looked for, nothing is said of it: not what was found by another name.
        <Found key={JSON.stringify([text, country])} text={text} country={country} />
      )}
    </>
  );
}

function SearchForm(searched: Searched) {
  const [text, setText] = useState(searched.text);
  const [country, setCountry] = useState(searched.country);
  // The form stays where the address changes, and so does the focus.
  useEffect(() => {
    setText(searched.text);
    setCountry(searched.country);
  }, [searched.text, searched.country]);
  const search = (event: Event) => {
    event.preventDefault();
    const wanted = text.trim();
    const query = new URLSearchParams({ text: wanted, ...(country.trim() !== '' && { country }) });
    location.hash = /^\d{10}$/.test(wanted) ? `/companies/${wanted}` : `/companies?${query}`;
  };
  return (
    <form class="search" onSubmit={search}>
      <label>
        Name or core_id
        <input
          type="search"
          value={text}
          maxLength={500}
          required
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <label>
        Country <span class="quiet">such as DE</span>
        <input
          value={country}
          maxLength={100}
          onInput={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      </label>
      <button type="submit" class="first">
        Search
      </button>
    </form>
  );
}

/** As many as are looked through; more words find others. */
const MOST = 500;

function Found({ text, country }: Searched) {
  const [limit, setLimit] = useState(50);
  const query = { text, limit: limit + 1, ...(country !== '' && { country }) };
  const called = useCall('search-companies', { query });
  return (
    <Told called={called}>
      {(found) =>
        found.length === 0 ? (
          <p>
            No company is known by a name like “<bdi>{text}</bdi>”
            {country !== '' && (
              <>
                {' '}
                in <bdi>{country}</bdi>
              </>
            )}
            . Try {/\s/.test(text.trim()) ? 'fewer words' : 'another word'}
            {country !== '' && ', or another country'}.
          </p>
        ) : (
          <>
            <p class="quiet" role="status">
              {called.isOld ? 'Loading…' : countWords(found.length, limit)}
            </p>
            <Table
              label="Companies"
              columns={COLUMNS}
              rows={found.slice(0, limit)}
              keyOf={({ core_id }) => core_id}
            />
            <ShowMore shown={found.length - 1} limit={limit} most={MOST} onMore={setLimit} />
            {found.length > MOST && <p class="quiet">More words, or a country, find the others.</p>}
          </>
        )
      }
    </Told>
  );
}

/** One more than the limit are asked for. */
function countWords(found: number, limit: number): string {
  const count = counted(Math.min(found, limit), 'company', 'companies');
  return found > limit
    ? `The first ${count} of more, the best fitting first`
    : `${count}, the best fitting first`;
}

const KINDS: Readonly<Record<string, string>> = {
  legal: 'legal name',
  trading: 'trading name',
  alias: 'other name',
  former: 'former name',
  acronym: 'acronym',
};

const COLUMNS: readonly Column<FoundCompany>[] = [
  {
    title: 'Company',
    isLong: true,
    show: ({ core_id, name, legal_name }) => (
      <>
        <a href={`#/companies/${core_id}`}>
          <bdi>{name}</bdi>
        </a>
        {legal_name !== null && legal_name !== name && (
          <div class="quiet">
            <bdi>{legal_name}</bdi>
          </div>
        )}
      </>
    ),
  },
  { title: 'Core id', show: ({ core_id }) => <code>{core_id}</code> },
  {
    title: 'Place',
    show: ({ city, country }) => <bdi>{[city, country].filter((part) => part !== null).join(', ')}</bdi>,
  },
  { title: 'Website', show: ({ website }) => website !== null && <WebsiteLink website={website} /> },
  { title: 'Sources', isNumber: true, show: ({ sources }) => numberWords(sources) },
  {
    title: 'Found by',
    show: ({ name, legal_name, matched }) => (
      <>
        {KINDS[matched.kind] ?? matched.kind}
        {![name, legal_name].includes(matched.name) && (
          <>
            {' '}
            <bdi>{matched.name}</bdi>
          </>
        )}
      </>
    ),
  },
];
