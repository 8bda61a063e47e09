import type { CompanyView, WorkspaceCompanies } from '../../contract/ui/companies.ts';
import type { Override } from '../../crm/override.ts';
import { decisionWords } from '../../crm/overrides/decision-words.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import type { Browser } from '../../engine/browse/browse.ts';
import { groupOfField } from '../../engine/browse/fact-fields.ts';
import type { FoundEntity } from '../../engine/browse/found-entities.ts';
import type { ShownEntity } from '../../engine/browse/shown-entity.ts';
import { familyLines } from './family-lines.ts';

interface CompaniesParts {
  readonly browser: Browser;
  readonly overrides: Pick<OverrideStore, 'list'>;
}

/** The companies of the universe, with what people of one workspace decided about them. */
export function workspaceCompanies(
  { browser, overrides }: CompaniesParts,
  workspace: string,
): WorkspaceCompanies {
  return {
    async search({ text, country, limit }) {
      const request = { text, limit, ...(country !== undefined && country !== '' && { country }) };
      return (await browser.search(request)).map(foundCompany);
    },
    async show(coreId) {
      const shown = await browser.show(coreId);
      const decided = await overrides.list(workspace);
      return companyView(
        shown,
        decided.map(({ override }) => override),
      );
    },
    async family(coreId, options) {
      const { root, end, coreId: ownId } = await browser.tree(coreId, options);
      return { core_id: ownId, size: root.size, top_reasoning: end, lines: familyLines(root) };
    },
  };
}

function foundCompany({ coreId, legalName, sourceCount, ...found }: FoundEntity) {
  return { ...found, core_id: coreId, legal_name: legalName, sources: sourceCount };
}

function companyView(shown: ShownEntity, decided: readonly Override[]): CompanyView {
  const { askedId, name, facts, prominence, operating, redirects } = shown;
  const ids = new Set([facts.coreId, ...redirects, ...(askedId === undefined ? [] : [askedId])]);
  return {
    core_id: facts.coreId,
    asked_id: askedId ?? null,
    name,
    legal_name: facts.legalName?.value ?? null,
    website: facts.website?.value ?? null,
    country: facts.country?.value ?? null,
    city: facts.city,
    status: { status: operating.operational_status, reasoning: operating.reasoning },
    category: categoryOf(shown),
    registration: registrationOf(shown),
    known_by: prominence ?? null,
    parent: namedCompany(shown.parent),
    successor: namedCompany(shown.successor),
    redirects: [...redirects],
    facts: shown.sourceFacts.map(({ field, value, key, date, isShown }) => ({
      ...{ group: groupOfField(field), field, value, record: key, date, is_shown: isShown },
    })),
    records: shown.records.map(({ key, importedAt, record }) => ({
      ...{ record: key, name: record.names[0]?.value ?? '', imported_at: importedAt },
    })),
    links: shown.links.map(({ left, right, words }) => ({ left, right, words })),
    decisions: decided
      .filter((override) => isAbout(override, ids))
      .reverse()
      .map(companyDecision),
  };
}

function categoryOf({ facts: { classification } }: ShownEntity): string | null {
  const parts = [classification?.type, classification?.subtype].filter((part) => part != null);
  return parts.length === 0 ? null : parts.join(', ');
}

function registrationOf({ facts: { registration } }: ShownEntity): string | null {
  if (registration === null) return null;
  const { number, country } = registration;
  return country === null ? number : `${number} (${country})`;
}

function namedCompany(named: ShownEntity['parent']): CompanyView['parent'] {
  return named === null ? null : { core_id: named.coreId, name: named.name };
}

function isAbout(override: Override, ids: ReadonlySet<string>): boolean {
  if (override.decision === 'parent') return ids.has(override.parent_core_id ?? '');
  return (
    (override.decision === 'entity' || override.decision === 'not_entity') && ids.has(override.core_id ?? '')
  );
}

function companyDecision(override: Override): CompanyView['decisions'][number] {
  const { decided_by = null, reason = null, decided_at } = override;
  return { words: decisionWords(override), by: decided_by, reason, at: decided_at };
}
