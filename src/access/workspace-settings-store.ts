import type { GivenSettings, WorkspaceSettings } from '../contract/workspace-settings.ts';

/** Settings to give, and with null to take back, so that the default holds again. */
export type SettingChanges = { readonly [S in keyof WorkspaceSettings]?: WorkspaceSettings[S] | null };

/** What is settled for each workspace; implemented in store/. A change is seen by the next call, whichever process made it. */
export interface WorkspaceSettingsStore {
  /** What holds for the workspace: what was given, else the default. */
  of(workspace: string): Promise<WorkspaceSettings>;
  /** What was given alone; empty when nothing was. */
  given(workspace: string): Promise<GivenSettings>;
  /** All changes at once; answers with what holds then. */
  change(workspace: string, changes: SettingChanges): Promise<WorkspaceSettings>;
}
