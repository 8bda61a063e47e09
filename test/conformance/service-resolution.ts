import { expect } from 'vitest';
import { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import { NO_CORE_ID, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import { endedJobs, resolved, resolvedOne, type ServiceTarget } from './service-target.ts';
import { strictly } from './strictly.ts';

const named = conforms<ServiceTarget>;

/** What a resolution takes and tells. */
export const RESOLUTION_SUITE = [
  named(
    'tells of SAP what is documented, and nothing else',
    [
      'field/entity-resolution/core_id',
      'field/entity-resolution/company_registration',
      'field/entity-resolution/company_registration_number',
      'field/entity-resolution/identity_type',
      'field/entity-resolution/identity_resolution_confidence',
      'field/entity-resolution/identity_resolution_reasoning',
      'field/entity-input/external_id',
      'field/entity-resolution/external_id',
      'field/entity-input/company_registration_number',
      'format/confidence',
    ],
    async (target) => {
      const registration = { company_registration_number: 'HRB 719915', company_registration_country: 'DE' };
      const body = { ...SAP, ...registration, external_id: 'account 7' };
      const record = strictly(EntityResolutionRecord, await resolvedOne(target, body), 'the record');
      expect(record).toMatchObject({
        core_id: expect.stringMatching(/^\d{10}$/),
        company_registration: { number: 'HRB 719915', country: 'DE', source: 'request' },
        company_registration_number: 'HRB 719915',
        identity_type: 'legal_entity',
        identity_resolution_confidence: 'HIGH',
        identity_resolution_reasoning: expect.stringContaining('SAP'),
        external_id: 'account 7',
      });
      expect(await resolvedOne(target, SAP)).not.toHaveProperty('external_id');
    },
  ),
  named(
    'tells of SAP under which names, where and what it is',
    [
      'field/entity-resolution/legal_info',
      'field/legal_info/legal_name',
      'field/legal_info/website',
      'field/legal_info/country',
      'field/legal_info/trading_name',
      'field/legal_info/confidence',
      'field/legal_info/reasoning',
      'field/entity-resolution/trading_info',
      'field/trading_info/trading_name',
      'field/trading_info/website',
      'field/trading_info/country',
      'field/trading_info/confidence',
      'field/trading_info/reasoning',
      'field/entity-resolution/entity_classification',
      'field/entity_classification/type',
      'field/entity_classification/subtype',
      'field/entity_classification/reasoning',
    ],
    async (target) => {
      const record = await resolvedOne(target, SAP);
      const known = { trading_name: 'SAP', website: 'sap.com', country: 'DE', confidence: 'HIGH' };
      const because = { reasoning: expect.stringMatching(/./) };
      expect(record.legal_info).toEqual({ legal_name: 'SAP SE', ...known, ...because });
      expect(record.trading_info).toEqual({ ...known, ...because });
      expect(record.entity_classification).toEqual({ type: 'Company', subtype: 'Operating', ...because });
    },
  ),
  named(
    'tells how sure it is that nobody has heard of a company',
    ['field/entity-resolution/no-match', 'field/entity-resolution/core_id'],
    async (target) => {
      const record = await resolvedOne(target, { ...UNHEARD_OF, external_id: 'account 8' });
      expect(strictly(EntityResolutionRecord, record, 'the record')).toMatchObject({
        core_id: null,
        legal_info: null,
        trading_info: null,
        entity_classification: null,
        identity_resolution_confidence: expect.stringMatching(/^(HIGH|MEDIUM|LOW)$/),
        identity_resolution_reasoning: expect.stringMatching(/./),
        external_id: 'account 8',
      });
    },
  ),
  named(
    'gives SAP one core_id, however it is written',
    [
      'service/1',
      'field/entity-input/legal_name',
      'field/entity-input/trading_name',
      'field/entity-input/website',
      'field/entity-input/all-optional',
    ],
    async (target) => {
      const records = await resolved(
        target,
        SAP,
        { legal_name: 'S.A.P. SE' },
        { trading_name: 'SAP' },
        { legal_name: 'sap se', country: 'DE', city: 'Walldorf' },
        { website: 'http://sap.com/about?x=1' },
        { trading_name: 'SAP', email: 'jane@sap.com' },
      );
      expect(new Set(records.map((record) => record.core_id)).size).toBe(1);
      expect(records[0]?.core_id).toMatch(/^[1-9]\d{9}$/);
    },
  ),
  named(
    'takes a country as a code or as a name, and whatever is none',
    ['format/country', 'field/entity-input/country'],
    async (target) => {
      const countries = ['DE', 'de', 'DEU', 'Germany', 'Deutschland', 'Allemagne'];
      const records = await resolved(target, ...countries.map((country) => ({ ...SAP, country })));
      // The reasoning quotes the country as the record writes it.
      const found = { ...records[0], identity_resolution_reasoning: expect.any(String) };
      for (const record of records) expect(record).toEqual(found);
      const [elsewhere, nowhere] = await resolved(
        target,
        { ...SAP, country: 'Brazil' },
        { ...SAP, country: 'Atlantis' },
      );
      expect(elsewhere).not.toEqual(records[0]);
      expect(nowhere?.core_id).toBe(records[0]?.core_id);
    },
  ),
  named(
    'finds Siemens Energy behind the name Siemens by its website, profile or mail domain',
    ['field/entity-input/website', 'field/entity-input/social_url', 'field/entity-input/email'],
    async (target) => {
      const input = { trading_name: 'Siemens' };
      const [plain, ...others] = await resolved(
        target,
        input,
        { ...input, website: 'https://www.siemens-energy.com/global' },
        { ...input, social_url: 'https://www.linkedin.com/company/siemens-energy' },
        { ...input, email: 'jane.doe@siemens-energy.com' },
        { ...input, email: 'info@siemens-energy.com' },
      );
      expect(plain?.legal_info?.legal_name).toBe('Siemens AG');
      for (const other of others) expect(other.legal_info?.legal_name).toBe('Siemens Energy AG');
      expect(others[2]).toEqual(others[3]);
    },
  ),
  named(
    'tells Microsoft in Reading from Microsoft in Redmond, and one of another state from both',
    ['field/entity-input/city', 'field/entity-input/state'],
    async (target) => {
      const input = { trading_name: 'Microsoft' };
      const [plain, reading, redmond, elsewhere] = await resolved(
        target,
        input,
        { ...input, city: 'Reading' },
        { ...input, city: 'Redmond', state: 'WA' },
        { ...input, state: 'Texas' },
      );
      expect(reading?.legal_info?.legal_name).toBe('Microsoft Limited');
      expect(redmond?.legal_info?.legal_name).toBe('Microsoft Corporation');
      expect(redmond?.identity_resolution_confidence).toBe('HIGH');
      expect(elsewhere?.identity_resolution_reasoning).not.toBe(plain?.identity_resolution_reasoning);
    },
  ),
  named(
    'takes a postal code, an address and a phone number beside the name',
    ['field/entity-input/postal_code', 'field/entity-input/address', 'field/entity-input/phone'],
    async (target) => {
      const place = { postal_code: '69190', address: 'Dietmar-Hopp-Allee 16', phone: '+49 6227 747474' };
      const [plain, placed] = await resolved(target, SAP, { ...SAP, ...place });
      expect(placed?.core_id).toBe(plain?.core_id);
    },
  ),
  named(
    'takes England for Great Britain, and the country for that of the register',
    ['field/entity-input/company_registration_country', 'field/entity-resolution/company_registration'],
    async (target) => {
      const number = { company_registration_number: '00445790' };
      const parts = ['England', 'Scotland', 'Wales', 'Northern Ireland'];
      const british = await resolved(
        target,
        ...parts.map((part) => ({ ...SAP, ...number, company_registration_country: part })),
      );
      for (const record of british) expect(record.company_registration?.country).toBe('GB');
      const fallen = await resolvedOne(target, { ...SAP, ...number, country: 'DE' });
      expect(fallen.company_registration).toEqual({ number: '00445790', country: 'DE', source: 'request' });
    },
  ),
  named(
    'takes a core_id for the whole answer, whatever the record says beside it',
    ['field/entity-input/core_id'],
    async (target) => {
      const sap = await resolvedOne(target, SAP);
      const again = await resolvedOne(target, { legal_name: 'Microsoft', core_id: sap.core_id ?? '' });
      expect(again.core_id).toBe(sap.core_id);
      expect(again.legal_info?.legal_name).toBe('SAP SE');
      const [unknown] = await endedJobs(target, 'entity-resolution', [{ ...SAP, core_id: NO_CORE_ID }]);
      expect(unknown).toMatchObject({ status: 'failed', error_type: 'core_id_not_found' });
    },
  ),
  named(
    'looks for a profile only when it is asked to',
    ['field/entity-input/match_to_social', 'field/entity-resolution/social'],
    async (target) => {
      const inputs = [SAP, { ...SAP, match_to_social: false }, { ...SAP, match_to_social: true }];
      const [plain, refused, asked] = await resolved(target, ...inputs);
      expect(plain).not.toHaveProperty('social');
      expect(refused).not.toHaveProperty('social');
      expect(asked?.social).toMatchObject({ slug: 'sap' });
      expect((await resolvedOne(target, { ...UNHEARD_OF, match_to_social: true })).social).toBeNull();
    },
  ),
  named(
    'says of a profile whether it is the company’s own, agrees with it, or is none',
    ['field/social/url', 'field/social/slug', 'field/social/match_type', 'field/social/reasoning'],
    async (target) => {
      const hino = { legal_name: 'Hino Motors, Ltd.', match_to_social: true };
      const [own, agreeing, none] = await resolved(
        target,
        { ...SAP, match_to_social: true },
        { ...hino, social_url: 'https://www.linkedin.com/company/hino' },
        hino,
      );
      const because = { reasoning: expect.stringMatching(/./) };
      const url = expect.stringMatching(/^https:\/\/.*sap$/);
      expect(own?.social).toEqual({ url, slug: 'sap', match_type: 'actual', ...because });
      expect(agreeing?.social).toMatchObject({ slug: 'hino', match_type: 'indicative' });
      expect(none?.social).toEqual({ url: null, slug: null, match_type: 'none', ...because });
    },
  ),
  named(
    'lets the website win over the name, unless NAME_BIAS is asked for',
    ['field/entity-input/bias'],
    async (target) => {
      const torn = { legal_name: 'Microsoft Corporation', website: 'sap.com' };
      const [plain, byUrl, byName] = await resolved(
        target,
        torn,
        { ...torn, bias: 'URL_BIAS' },
        { ...torn, bias: 'NAME_BIAS' },
      );
      expect(plain).toEqual(byUrl);
      expect(byUrl?.legal_info?.legal_name).toBe('SAP SE');
      expect(byName?.legal_info?.legal_name).toBe('Microsoft Corporation');
    },
  ),
];
