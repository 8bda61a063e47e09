import type { CrosscheckReport, ReportAccount } from '../../../src/contract/crosscheck-report.ts';

/** An account with nothing to do, but for what is said of it. */
export function reported(told: Partial<ReportAccount> & { readonly external_id: string }): ReportAccount {
  return {
    ...{
      name: `Company ${told.external_id}`,
      line: 2,
      core_id: null,
      outcome: 'matched',
      confidence: 'HIGH',
    },
    ...{ identity_reasoning: 'The name agrees.', action: 'None', association_type: null },
    ...{ reasoning: 'Nothing to do.', target: null, needs_review: false, risk: 0, risk_reasons: [] },
    ...{ name_difference: null, surviving_name: null },
    ...{ parent_external_id: null, duplicate: null, operational_status: 'Active' },
    ...{
      status_reasoning: 'A source says that it still operates.',
      hierarchy_label: 'standalone',
      owner: null,
    },
    ...{ contracted_revenue: null, annual_revenue: null, contracted_currency: null, annual_currency: null },
    ...{ place: null, values: {} },
    ...told,
  };
}

/** An account that is merged into another one. */
export function mergedInto(id: string, survivor: string, told: Partial<ReportAccount> = {}): ReportAccount {
  return reported({
    ...{ external_id: id, action: 'Merge', risk: 25, reasoning: `Merge it into ${survivor}.` },
    target: { external_id: survivor, core_id: null, name: `Company ${survivor}` },
    duplicate: inGroup('DUPLICATE', survivor),
    ...told,
  });
}

export function inGroup(type: string, of: string | null = null): NonNullable<ReportAccount['duplicate']> {
  return { group_id: 'g1', type, duplicate_of: of, kind: null, reasoning: 'They share a website.' };
}

export function reportOn(
  accounts: readonly ReportAccount[],
  told: Partial<CrosscheckReport> = {},
): CrosscheckReport {
  const columns = [...new Set(accounts.flatMap(({ values }) => Object.keys(values)))];
  return {
    ...{ input: 'accounts.csv', columns, idColumn: 'Id', rows: accounts.length, remarks: [], earlier: null },
    notJudged: { rows: 0, problems: [] },
    ...{ filledTogether: [], nameColumn: null, crm: null },
    accounts: {
      size: accounts.length,
      at(position) {
        const account = accounts[position];
        if (account === undefined) throw new RangeError(`there is no account at ${position}`);
        return account;
      },
    },
    ...told,
  };
}
