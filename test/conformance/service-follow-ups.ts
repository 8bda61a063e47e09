import { expect } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { FirmographicsRecord } from '../../src/contract/firmographics.ts';
import { Parentage } from '../../src/contract/resolve-parent.ts';
import { LEGO, SAP, TOYOTA_NORTH_AMERICA, VARIAN } from './companies.ts';
import { conforms } from './conforms.ts';
import { completedRecord, resolvedOne, type ServiceTarget } from './service-target.ts';
import { rowsLike } from './spec-rows.ts';
import { strictly } from './strictly.ts';

const named = conforms<ServiceTarget>;
const BECAUSE = { reasoning: expect.stringMatching(/./), confidence: 'HIGH' };
const COMPANY = { entity_category: 'Company', entity_sub_category: 'Operating' };
const HOLDING = { entity_category: 'Company', entity_sub_category: 'HoldCo/Investment' };

/** What the two follow-ups tell of an entity. */
export const FOLLOW_UP_SUITE = [
  named(
    'finds the parent of Varian and the company above both, each with all that is documented of a party',
    [
      'service/3',
      'field/resolve-parent/core_id',
      'field/resolve-parent/parent',
      'field/resolve-parent/top_parent',
      'field/resolve-parent/top_operating_parent',
      ...rowsLike(/^field\/party\/(?!external_id)/),
    ],
    async (target) => {
      const found = await parentageOf(target, VARIAN);
      const parent = await partyOf(target, { website: 'siemens-healthineers.com' });
      const top = await partyOf(target, { website: 'siemens.com' });
      expect(found).toEqual({
        core_id: (await resolvedOne(target, VARIAN)).core_id,
        parent: { ...parent, ...COMPANY, ...BECAUSE },
        top_parent: { ...top, ...COMPANY, ...BECAUSE },
        top_operating_parent: found.top_parent,
        regional_subsidiary: expect.objectContaining({ is_regional: false }),
      });
      expect(parent).toMatchObject({ legal_name: 'Siemens Healthineers AG', country: 'DE' });
      expect(found.top_parent.reasoning).toContain('Varian → Siemens Healthineers → Siemens');
    },
  ),
  named(
    'points from SAP, which nobody owns, to SAP itself without saying why',
    ['field/resolve-parent/parent', 'field/resolve-parent/top_parent', 'field/party/reasoning'],
    async (target) => {
      const { core_id, parent, top_parent, top_operating_parent } = await parentageOf(target, SAP);
      const itself = { ...(await partyOf(target, SAP)), ...COMPANY, reasoning: null, confidence: null };
      expect(parent).toBeNull();
      expect(top_parent).toEqual(itself);
      expect(top_operating_parent).toEqual(itself);
      expect(top_parent.core_id).toBe(core_id);
    },
  ),
  named(
    'finds the holding at the top of LEGO, and nobody that does business above LEGO itself',
    [
      'field/resolve-parent/top_parent',
      'field/resolve-parent/top_operating_parent',
      'field/party/entity_sub_category',
    ],
    async (target) => {
      const { parent, top_parent, top_operating_parent } = await parentageOf(target, LEGO);
      expect(top_parent).toMatchObject({ legal_name: 'KIRKBI A/S', ...HOLDING, ...BECAUSE });
      expect(parent).toEqual(top_parent);
      const itself = { ...(await partyOf(target, LEGO)), ...COMPANY, reasoning: null, confidence: null };
      expect(top_operating_parent).toEqual(itself);
    },
  ),
  named(
    'passes the holding between Scania and Volkswagen on the way to the highest that does business',
    ['field/resolve-parent/parent', 'field/resolve-parent/top_operating_parent'],
    async (target) => {
      const { parent, top_parent, top_operating_parent } = await parentageOf(target, {
        website: 'scania.com',
      });
      expect(parent).toMatchObject({ legal_name: 'TRATON SE', ...HOLDING });
      expect(top_operating_parent).toMatchObject({ legal_name: 'Volkswagen AG', ...COMPANY });
      expect(top_parent).toEqual(top_operating_parent);
    },
  ),
  named(
    'takes Toyota Motor North America for the region of a brand, and Audi for a business of its own',
    ['field/resolve-parent/regional_subsidiary'],
    async (target) => {
      const regional = await parentageOf(target, TOYOTA_NORTH_AMERICA);
      const audi = await parentageOf(target, { website: 'audi.com' });
      const reasoning = expect.stringMatching(/./);
      expect(regional.regional_subsidiary).toEqual({
        is_regional: true,
        regional_scope: 'North America',
        reasoning,
      });
      expect(regional.parent?.legal_name).toBe('Toyota Motor Corporation');
      expect(audi.regional_subsidiary).toEqual({ is_regional: false, regional_scope: null, reasoning });
      expect(audi.parent?.legal_name).toBe('Volkswagen AG');
    },
  ),
  named(
    'tells of SAP that it works, where it is, how many work there and what they earn',
    rowsLike(/^field\/firmographics\//),
    async (target) => {
      const found = await firmographicsOf(target, SAP);
      expect(found).toEqual({
        core_id: (await resolvedOne(target, SAP)).core_id,
        operational_status: 'Active',
        reasoning: expect.stringMatching(/./),
        headquarters: { address: null, city: 'Walldorf', state: null, postal_code: null, country: 'DE' },
        headcount: { value: expect.any(Number), range: null, as_of: null, source: 'starter' },
        revenue: {
          ...{ value: expect.any(Number), currency: 'USD', range: null },
          ...{ fiscal_year: null, source: 'starter' },
        },
        industry: expect.stringMatching(/./),
        founded_year: 1972,
      });
      expect(found.headcount?.value).toBeGreaterThan(50_000);
      expect(found.revenue?.value).toBeGreaterThan(10_000_000_000);
    },
  ),
  named(
    'tells a company that closed from one that became part of another',
    ['field/firmographics/status'],
    async (target) => {
      const closed = await firmographicsOf(target, { website: 'wirecard.com' });
      expect(closed).toMatchObject({ operational_status: 'Out of business', headcount: null, revenue: null });
      const absorbed = await firmographicsOf(target, { legal_name: 'Nokia Siemens Networks B.V.' });
      expect(absorbed).toMatchObject({ operational_status: 'Absorbed' });
      expect(absorbed.reasoning).toContain('It became part of Nokia.');
    },
  ),
];

/** The hierarchy of a company, which is resolved first. */
async function parentageOf(target: ServiceTarget, input: EntityInput): Promise<Parentage> {
  const { core_id } = await resolvedOne(target, input);
  const record = await completedRecord(target, 'resolve-parent', { core_id: core_id ?? '' });
  return strictly(Parentage, record, 'the record');
}

async function firmographicsOf(target: ServiceTarget, input: EntityInput): Promise<FirmographicsRecord> {
  const { core_id } = await resolvedOne(target, input);
  const record = await completedRecord(target, 'firmographics', { core_id: core_id ?? '' });
  return strictly(FirmographicsRecord, record, 'the record');
}

/** What the company is as a party, by its own resolution. */
async function partyOf(target: ServiceTarget, input: EntityInput) {
  const { core_id, legal_info, trading_info } = await resolvedOne(target, input);
  if (legal_info === null) throw new Error(`${JSON.stringify(input)} is nobody`);
  const { legal_name, website, country } = legal_info;
  return { core_id, trading_name: trading_info?.trading_name, legal_name, website, country };
}
