import type { CrmName } from '../../contract/crm-name.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Overrides } from '../../crm/override.ts';
import type { ReviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';

/** What files for a CRM are asked for. */
export interface ActionWishes {
  readonly crm: CrmName;
  readonly includeDelete: boolean;
  /** Set when only what people decided is carried out. */
  readonly onlyAcceptedBy?: Overrides;
  /** What people answered in reviews: what they rejected or deferred is left out. */
  readonly reviewed?: ReviewedProposals;
  readonly rules: CrosscheckRules;
  readonly mapping: ColumnMapping;
  readonly columns: readonly string[];
}
