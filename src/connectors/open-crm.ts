import type { Clock } from '../contract/clock.ts';
import type { ConnectionSettings } from '../contract/crm-connections.ts';
import type { CrmSystem } from '../contract/crm-system.ts';
import { CoreError } from '../contract/errors.ts';
import type { AddressGuard } from './address-guard.ts';
import type { Credentials } from './credentials.ts';
import { crmPlace } from './crm-place.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { type OverlapMemory, overlapping } from './overlap.ts';
import { salesforce } from './salesforce/salesforce.ts';
import { tableConnection } from './sql/table-connection.ts';

interface Opening {
  readonly settings: ConnectionSettings;
  readonly guard: AddressGuard;
  readonly clock: Clock;
  /** Of earlier connections to the same CRM. */
  readonly memory?: OverlapMemory;
  /** Told of credentials that the CRM has changed. */
  readonly onCredentials: (credentials: Credentials) => Promise<void>;
}

/** Opens a CRM of any kind; every kind is one case here and one folder. */
export async function openCrm(credentials: Credentials, opening: Opening): Promise<CrmSystem> {
  const crm = await openPlain(credentials, opening);
  const { settings, clock, memory } = opening;
  const { object, overlap_minutes: minutes } = settings;
  const named = object === undefined ? crm : { ...crm, accountsObject: async () => object };
  const overlap = { overlapMs: minutes * 60_000, now: clock.now, ...(memory && { memory }) };
  return { ...overlapping(named, overlap), place: crmPlace(credentials, settings) };
}

async function openPlain(
  credentials: Credentials,
  { settings, guard, clock, onCredentials }: Opening,
): Promise<CrmSystem> {
  const rest = { guard, clock, limitShare: settings.limit_share };
  const columns = { idColumn: settings.id_column, modifiedColumn: settings.modified_column };
  switch (credentials.kind) {
    case 'salesforce':
      return salesforce({
        ...rest,
        credentials: credentials.salesforce,
        onCredentials: (changed) => onCredentials({ kind: 'salesforce', salesforce: changed }),
      });
    case 'hubspot':
      return hubspot({ ...rest, token: credentials.token, baseUrl: credentials.baseUrl });
    case 'sqlite': {
      if (settings.file === undefined)
        throw new CoreError('CONFIG', 'the connection names no file of SQLite');
      const { openSqlite } = await import('./sql/sqlite.ts');
      return tableConnection(openSqlite(settings.file), { ...columns, isTimeRepeated: true });
    }
    case 'postgres': {
      const { openPostgres } = await import('./sql/postgres.ts');
      return tableConnection(await openPostgres(credentials.url, guard), columns);
    }
  }
}
