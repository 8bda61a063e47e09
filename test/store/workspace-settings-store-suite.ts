import { describe, expect, it } from 'vitest';
import type { WorkspaceSettingsStore } from '../../src/access/workspace-settings-store.ts';
import { defaultSettings } from '../../src/contract/workspace-settings.ts';

/** Settings of which nothing was given, and the same seen by another process. */
export interface OpenedSettingsStore {
  readonly settings: WorkspaceSettingsStore;
  readonly elsewhere: WorkspaceSettingsStore;
}

/** What every implementation of the settings of workspaces must do. */
export function describeWorkspaceSettingsStore(name: string, open: () => OpenedSettingsStore): void {
  describe(name, () => {
    it('are the defaults at first: feedback is on for the workspace default alone', async () => {
      const { settings } = open();
      expect(await settings.of('default')).toEqual({ ...defaultSettings('default'), feedback: true });
      expect(await settings.of('acme')).toEqual({ ...defaultSettings('acme'), feedback: false });
      expect(await settings.given('acme')).toEqual({});
    });

    it('hold from the next call on, in every process', async () => {
      const { settings, elsewhere } = open();
      expect(await elsewhere.of('acme')).toMatchObject({ accounts_at_once: 50 });
      const after = await settings.change('acme', { accounts_at_once: 100, feedback: true });
      expect(after).toEqual({ ...defaultSettings('acme'), accounts_at_once: 100, feedback: true });
      expect(await elsewhere.of('acme')).toEqual(after);
      expect(await elsewhere.of('zeta')).toEqual(defaultSettings('zeta'));
    });

    it('keep what was given before, and take back what is null', async () => {
      const { settings, elsewhere } = open();
      await settings.change('acme', { time_zone: 'Europe/Berlin', crm_ids: 'hubspot' });
      await elsewhere.change('acme', { crm_ids: null, prices: { crosscheck: 0.5 } });
      expect(await settings.given('acme')).toEqual({
        ...{ time_zone: 'Europe/Berlin', prices: { crosscheck: 0.5 } },
      });
      expect(await settings.of('acme')).toMatchObject({ crm_ids: 'salesforce' });
    });

    it('keep outputs in the order in which they were given', async () => {
      const { settings, elsewhere } = open();
      const outputs = { Zeta__c: 'core_id', Alpha__c: 'legal_name', Mid__c: 'core_id' } as const;
      await settings.change('acme', { inbound_outputs: outputs });
      expect(Object.entries((await elsewhere.of('acme')).inbound_outputs)).toEqual(Object.entries(outputs));
    });

    it('hold what an earlier version has taken, but no output that nobody would see', async () => {
      const { settings, elsewhere } = open();
      const taken = { agreed_schema: ['segment', 'Vorname'] };
      await settings.change('acme', { ...taken, inbound_outputs: { extended: 'core_id', id: 'core_id' } });
      await settings.change('acme', { feedback: true });
      expect(await elsewhere.given('acme')).toEqual({
        ...{ ...taken, inbound_outputs: { id: 'core_id' }, feedback: true },
      });
    });

    it('stay as they were when one of the changes cannot be', async () => {
      const { settings } = open();
      const wrong = { feedback: true, accounts_at_once: 0 };
      await expect(settings.change('acme', wrong)).rejects.toThrow();
      expect(await settings.given('acme')).toEqual({});
    });
  });
}
