import type { SettingChanges } from '../../access/workspace-settings-store.ts';
import { type GivenSettings, KeptSettings } from '../../contract/workspace-settings.ts';

/** What was given for a workspace, of the text that is kept; empty without one. */
export function givenSettings(body: string | undefined): GivenSettings {
  // JSON has no undefined members.
  return body === undefined ? {} : (KeptSettings.parse(JSON.parse(body)) as GivenSettings);
}

/** The settings with the changes, as they are to be kept. */
export function changedSettings(given: GivenSettings, changes: SettingChanges): GivenSettings {
  const merged = Object.entries({ ...given, ...changes });
  const kept = Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
  return KeptSettings.parse(kept) as GivenSettings;
}
