import { expect } from 'vitest';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import { Timestamp } from '../../src/contract/job.ts';
import { accountId } from '../../src/crm/account-id.ts';
import { NO_CORE_ID, SAP, TOYOTA_NORTH_AMERICA, UNHEARD_OF, VARIAN } from './companies.ts';
import { type CrmWorkspace, passOf, recordOf, recordsOf, requestFor } from './crm-workspace.ts';
import { type RowId, rowsLike } from './spec-rows.ts';

/** A fact about a workspace that has nothing yet, wherever it is asked. */
export interface CrosscheckFact {
  readonly name: string;
  readonly rows: readonly RowId[];
  readonly run: (crm: CrmWorkspace, stranger: CrmWorkspace) => Promise<void>;
}

const TEXT = expect.stringMatching(/./);
const TARGET = /^[^(]+ \((?:account \S+, )?core_id [1-9]\d{9}\): /;
const DAY = '2024-01-31';
const ACTION = 'field/crosscheck/recommended_action.action';
const ASSOCIATION = 'field/crosscheck/recommended_action.association_type';
const NOT_RUN = { crosscheck: null, parentage: null };

const SAP_CUSTOMER = { ...SAP, external_id: 'a-1', account_type: 'Customer', created_at: DAY };
const SAP_DOUBLE = { external_id: 'a-2', trading_name: 'SAP', website: 'sap.com', country: 'DE' };
const SIEMENS = { external_id: 's-1', legal_name: 'Siemens AG', website: 'siemens.com', country: 'DE' };
const HEALTHINEERS = { external_id: 's-2', website: 'siemens-healthineers.com' };
const NEW_COMPANY = {
  legal_name: 'Tidewick Quorvane Brothers GmbH',
  city: 'Walldorf',
  country: 'Germany',
};

/** What the pass over the accounts of a CRM tells. */
export const CROSSCHECK_FACTS: readonly CrosscheckFact[] = [
  {
    name: 'merges a double of SAP into the customer, and tells all of it',
    rows: [
      ...rowsLike(/^field\/crosscheck\//),
      'field/crosscheck-record/crosscheck',
      'field/crosscheck-record/identity',
      'field/crosscheck-record/external_id',
      'service/3',
    ],
    async run(crm) {
      await crm.load([SAP_CUSTOMER, SAP_DOUBLE]);
      const [job, ofCustomer] = await crm.crosscheck([SAP_DOUBLE, SAP_CUSTOMER].map(requestFor));
      const { core_id, external_id, identity, pass } = passOf(recordOf(job));
      expect(external_id).toBe('a-2');
      expect(Object.keys(recordOf(job)).sort()).toEqual(
        ['core_id', 'crosscheck', 'external_id', 'identity', 'parentage'].sort(),
      );
      expect(Object.keys(identity)).toContain('company_registration_number');
      expect(Object.keys(identity)).not.toContain('company_registration');
      const customer = { core_id, external_id: 'a-1', type: 'PRIMARY', reasoning: TEXT };
      const double = { core_id, external_id: 'a-2', type: 'DUPLICATE', reasoning: TEXT };
      const { checked_at } = pass;
      expect(pass).toEqual({
        recommended_action: {
          action: 'Merge',
          association_type: null,
          reasoning: expect.stringContaining('(a-1)'),
        },
        duplicate: {
          ...{ type: 'DUPLICATE', reasoning: TEXT, group_id: core_id, checked_at },
          duplicate_of: { core_id, external_id: 'a-1' },
          members: expect.toSatisfy((members) => members.length === 2),
        },
        op_status: { operational_status: 'Active', reasoning: TEXT },
        checked_at,
      });
      expect(pass.duplicate?.members).toEqual(expect.arrayContaining([customer, double]));
      const survivor = passOf(recordOf(ofCustomer));
      expect(survivor.action).toEqual({ action: 'None', association_type: null, reasoning: TEXT });
      expect(survivor.duplicate).toEqual({
        ...{ type: 'PRIMARY', reasoning: TEXT, group_id: core_id, duplicate_of: null, checked_at },
        members: pass.duplicate?.members,
      });
    },
  },
  {
    name: 'tells when the pass ran and when the job did, in UTC with milliseconds',
    rows: ['field/crosscheck/checked_at', 'field/crosscheck/duplicate.checked_at', 'format/date-and-time'],
    async run(crm) {
      await crm.load([SAP_CUSTOMER, SAP_DOUBLE]);
      const [job] = await crm.crosscheck([requestFor(SAP_DOUBLE)]);
      const { created_at, completed_at } = Object(job);
      const { pass } = passOf(recordOf(job));
      for (const time of [created_at, completed_at, pass.checked_at]) {
        expect(Timestamp.parse(time)).toMatch(/\.\d{3}Z$/);
        expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
      }
      expect(pass.duplicate?.checked_at).toBe(pass.checked_at);
      expect([pass.checked_at <= created_at, created_at <= completed_at]).toEqual([true, true]);
    },
  },
  {
    name: 'names the accounts of the parents, and says what else resolve-parent says',
    rows: ['field/party/external_id', 'field/crosscheck-record/parentage'],
    async run(crm) {
      const varian = { ...VARIAN, external_id: 'v-1' };
      await crm.load([varian, SIEMENS]);
      const record = passOf((await recordsOf(crm, [varian])).get('v-1'));
      const alone = await crm.parentageOf(record.core_id ?? '');
      if (alone.parent === null || alone.top_operating_parent === null) throw new Error('Varian has parents');
      expect(record.parentage).toEqual({
        ...alone,
        parent: { ...alone.parent, external_id: null },
        top_parent: { ...alone.top_parent, external_id: 's-1' },
        top_operating_parent: { ...alone.top_operating_parent, external_id: 's-1' },
      });
      expect(record.parentage.top_parent.legal_name).toBe('Siemens AG');
      const ofSiemens = passOf((await recordsOf(crm, [SIEMENS])).get('s-1')).parentage;
      expect(ofSiemens).toMatchObject({ parent: null, top_parent: { external_id: 's-1' } });
    },
  },
  {
    name: 'recommends one action of each kind, with a type of association where it is one',
    rows: [ACTION, ASSOCIATION, 'field/crosscheck/recommended_action.reasoning'],
    async run(crm) {
      const accounts: readonly (CrmAccount & {
        readonly expected: readonly unknown[];
        readonly target?: string;
      })[] = [
        { ...SAP_CUSTOMER, expected: ['None', null] },
        { ...SAP_DOUBLE, expected: ['Merge', null] },
        { ...SIEMENS, expected: ['None', null] },
        { ...HEALTHINEERS, expected: ['Associate', 'set_initial_parent'], target: 's-1' },
        {
          ...{ ...VARIAN, external_id: 'v-1', parent_external_id: 's-1' },
          expected: ['Associate', 'reparent'],
          target: 's-2',
        },
        {
          ...{ external_id: 'm-1', legal_name: 'Microsoft Corporation', website: 'microsoft.com' },
          ...{ parent_external_id: 'a-1', expected: ['Associate', 'remove_parent'], target: 'a-1' },
        },
        {
          ...{ external_id: 'y-1', website: 'youtube.com' },
          expected: ['Associate (missing parent)', 'create_parent'],
        },
        { external_id: 'w-1', website: 'wirecard.com', expected: ['Delete', null] },
      ];
      await crm.load(accounts.map(({ expected: _, target: __, ...account }) => account));
      const records = await recordsOf(crm, accounts);
      const found = accounts.map(({ external_id }) => passOf(records.get(external_id)).action);
      expect(found.map(({ action, association_type }) => [action, association_type])).toEqual(
        accounts.map(({ expected }) => expected),
      );
      for (const { action, reasoning } of found) {
        expect(reasoning).toMatch(/\.$/);
        // It begins with its target: the name, the account if it is one, and the core_id.
        if (action.startsWith('Associate')) expect(reasoning).toMatch(TARGET);
      }
      expect(found.map(({ reasoning }) => /account ([^,]+),/.exec(reasoning)?.[1] ?? null)).toEqual(
        accounts.map(({ target = null }) => target),
      );
    },
  },
  {
    name: 'tells companies that work from those that closed, became part of another, or are not known to do either',
    rows: rowsLike(/^field\/crosscheck\/op_status\./),
    async run(crm) {
      const accounts: readonly CrmAccount[] = [
        SAP_CUSTOMER,
        { external_id: 'w-1', website: 'wirecard.com' },
        { external_id: 'n-1', legal_name: 'Nokia Siemens Networks B.V.' },
        { ...NEW_COMPANY, external_id: 't-1' },
      ];
      await crm.load(accounts);
      const records = await recordsOf(crm, accounts);
      const found = accounts.map(({ external_id }) => passOf(records.get(external_id)).status);
      expect(found.map(({ operational_status }) => operational_status)).toEqual([
        'Active',
        'Out of business',
        'Absorbed',
        'Undetermined',
      ]);
      for (const { reasoning } of found) expect(reasoning).toEqual(TEXT);
    },
  },
  {
    name: 'has a regional company in the group of its head office, a double of nobody, and its double below it',
    rows: [
      'field/crosscheck/duplicate.type',
      'field/crosscheck/duplicate.group_id',
      'field/crosscheck/duplicate.duplicate_of',
      'field/crosscheck/duplicate.members',
    ],
    async run(crm) {
      const head = { external_id: 'head', legal_name: 'Toyota Motor Corporation', website: 'global.toyota' };
      const unit = { ...TOYOTA_NORTH_AMERICA, external_id: 'unit', created_at: DAY };
      const double = { ...TOYOTA_NORTH_AMERICA, external_id: 'double', created_at: '2025-06-30' };
      await crm.load([double, unit, head]);
      const records = await recordsOf(crm, [double, unit, head]);
      const [ofDouble, ofUnit, ofHead] = ['double', 'unit', 'head'].map((id) => passOf(records.get(id)));
      const unitId = ofUnit?.core_id;
      expect([ofDouble, ofUnit, ofHead].map((one) => one?.duplicate?.type)).toEqual([
        'DUPLICATE',
        'REGIONAL',
        'PRIMARY',
      ]);
      expect(ofDouble?.duplicate?.duplicate_of).toEqual({ core_id: unitId, external_id: 'unit' });
      expect([ofUnit?.duplicate?.duplicate_of, ofHead?.duplicate?.duplicate_of]).toEqual([null, null]);
      expect(ofHead?.core_id).not.toBe(unitId);
      for (const one of [ofDouble, ofUnit, ofHead]) {
        expect(one?.duplicate?.group_id).toBe(ofHead?.core_id);
        const members = one?.duplicate?.members.map(({ external_id, core_id, type }) => [
          external_id,
          core_id,
          type,
        ]);
        expect(members?.sort()).toEqual([
          ['double', unitId, 'DUPLICATE'],
          ['head', ofHead?.core_id, 'PRIMARY'],
          ['unit', unitId, 'REGIONAL'],
        ]);
      }
      expect(ofUnit?.parentage.regional_subsidiary.is_regional).toBe(true);
    },
  },
  {
    name: 'knows an account by its id of 15 or 18 characters, and echoes the one that was sent',
    rows: [
      'field/crosscheck-record/external_id',
      'field/crosscheck/duplicate.members',
      'field/party/external_id',
    ],
    async run(crm) {
      const [short, other] = ['0015g00000AbCdE', '0015g00000aBcDe'];
      const [long, otherLong] = [short, other].map((id) => accountId(id).id);
      if (long === undefined || otherLong === undefined) throw new Error('there are two ids');
      const varian = { ...VARIAN, external_id: '0015g00000Varia', parent_external_id: otherLong };
      const healthineers = { ...HEALTHINEERS, external_id: other };
      await crm.load([{ ...SAP_CUSTOMER, external_id: short }, healthineers, varian]);
      const asked = [short, long].map((external_id) => ({ ...SAP, external_id }));
      const records = (await crm.crosscheck(asked)).map((job) => passOf(recordOf(job)));
      expect(records.map(({ external_id }) => external_id)).toEqual([short, long]);
      expect(records[1]?.pass).toEqual(records[0]?.pass);
      // Ids that differ in nothing but their letters' case are two accounts.
      const [job] = await crm.crosscheck([requestFor({ ...healthineers, external_id: otherLong })]);
      expect(recordOf(job)).toMatchObject({ external_id: otherLong, crosscheck: { duplicate: null } });
      const ofVarian = passOf((await recordsOf(crm, [varian])).get(varian.external_id));
      expect(ofVarian.action.action).toBe('None');
      expect(ofVarian.parentage.parent?.external_id).toBe(other);
    },
  },
  {
    name: 'runs no pass without a dataset, for another account, or without a company, and gives that part back',
    rows: [
      'field/crosscheck-record/not-run',
      'field/crosscheck-record/crosscheck',
      'field/crosscheck-record/parentage',
      'rule/jobs/4',
      'limit/credits',
    ],
    async run(crm) {
      const used = async () =>
        Object.fromEntries((await crm.credits()).map(({ operation, used: credits }) => [operation, credits]));
      const nobody = { ...UNHEARD_OF, external_id: 'u-1' };
      const [before] = await crm.crosscheck([requestFor(SAP_CUSTOMER)]);
      expect(recordOf(before)).toMatchObject({ core_id: TEXT, ...NOT_RUN });
      await crm.load([SAP_CUSTOMER, nobody]);
      expect(await used()).toMatchObject({ 'entity-resolution': 1, crosscheck: 0 });
      const [other, unknown] = await crm.crosscheck([{ ...SAP, external_id: 'a-9' }, requestFor(nobody)]);
      expect(recordOf(other)).toMatchObject({ core_id: TEXT, external_id: 'a-9', ...NOT_RUN });
      expect(recordOf(unknown)).toMatchObject({
        core_id: null,
        identity: {
          ...{ legal_info: null, trading_info: null, entity_classification: null },
          ...{ identity_resolution_confidence: TEXT, identity_resolution_reasoning: TEXT },
        },
        ...NOT_RUN,
      });
      expect(await used()).toMatchObject({ 'entity-resolution': 3, crosscheck: 0 });
      const [judged, failed] = await crm.crosscheck([
        requestFor(SAP_CUSTOMER),
        { core_id: NO_CORE_ID, external_id: 'a-1' },
      ]);
      expect(passOf(recordOf(judged)).action.action).toBe('None');
      expect(failed).toMatchObject({ status: 'failed', record: null, error_type: 'core_id_not_found' });
      expect(await used()).toMatchObject({
        ...{ 'entity-resolution': 4, 'resolve-parent': 0, firmographics: 0, crosscheck: 1 },
      });
    },
  },
  {
    name: 'judges variants of one new company as accounts of one entity',
    rows: ['service/1', 'field/crosscheck-record/core_id', 'field/crosscheck/duplicate.group_id'],
    async run(crm) {
      const one = { ...NEW_COMPANY, external_id: 't-1', account_type: 'Customer' };
      const two = { ...NEW_COMPANY, external_id: 't-2', legal_name: NEW_COMPANY.legal_name.toUpperCase() };
      await crm.load([two, one]);
      const records = await recordsOf(crm, [one, two]);
      const [first, second] = ['t-1', 't-2'].map((id) => passOf(records.get(id)));
      expect(first?.core_id).toMatch(/^[1-9]\d{9}$/);
      expect(second?.core_id).toBe(first?.core_id);
      expect(second?.duplicate).toMatchObject({
        type: 'DUPLICATE',
        group_id: first?.core_id,
        duplicate_of: { core_id: first?.core_id, external_id: 't-1' },
      });
    },
  },
  {
    name: 'sees neither the accounts of another workspace nor those of a run by another name',
    rows: ['field/crosscheck-record/not-run', 'field/crosscheck/duplicate.members'],
    async run(crm, stranger) {
      const request = requestFor(SAP_DOUBLE);
      const typeIn = async (one: CrmWorkspace, dataset?: string) => {
        const [job] = await one.crosscheck([request], dataset);
        const { crosscheck } = recordOf(job);
        return crosscheck === null ? 'not run' : (crosscheck.duplicate?.type ?? 'alone');
      };
      await crm.load([SAP_CUSTOMER, SAP_DOUBLE]);
      await crm.load([SAP_DOUBLE], 'run-1');
      expect(await typeIn(crm)).toBe('DUPLICATE');
      expect(await typeIn(crm, 'run-1')).toBe('alone');
      expect(await typeIn(crm, 'run-2')).toBe('not run');
      expect([await typeIn(stranger), await typeIn(stranger, 'run-1')]).toEqual(['not run', 'not run']);
      await crm.drop('run-1');
      expect([await typeIn(crm, 'run-1'), await typeIn(crm)]).toEqual(['not run', 'DUPLICATE']);
    },
  },
  {
    name: 'has a profile beside the pass when one was asked for, and takes a core_id for the company',
    rows: ['field/crosscheck-record/social', 'field/entity-input/core_id'],
    async run(crm) {
      await crm.load([SAP_CUSTOMER, SAP_DOUBLE]);
      const [social] = await crm.crosscheck([{ ...requestFor(SAP_DOUBLE), match_to_social: true }]);
      const { core_id, ...record } = passOf(recordOf(social));
      expect(record).toMatchObject({ social: { slug: 'sap' }, action: { action: 'Merge' } });
      const [byId] = await crm.crosscheck([{ core_id: core_id ?? '', external_id: 'a-2' }]);
      expect(passOf(recordOf(byId))).toMatchObject({ core_id, pass: record.pass });
      expect(recordOf(byId)).not.toHaveProperty('social');
    },
  },
  {
    name: 'recommends nothing for an account that the request says is another company than the dataset does',
    rows: [ACTION, 'field/crosscheck/recommended_action.reasoning'],
    async run(crm) {
      await crm.load([SAP_CUSTOMER, SAP_DOUBLE]);
      const [job] = await crm.crosscheck([{ ...VARIAN, external_id: 'a-2' }]);
      const { action, duplicate, parentage } = passOf(recordOf(job));
      expect(action).toEqual({
        ...{ action: 'None', association_type: null },
        reasoning: expect.stringContaining('Load the dataset again'),
      });
      expect(duplicate).toBeNull();
      expect(parentage.top_parent.legal_name).toBe('Siemens AG');
    },
  },
];
