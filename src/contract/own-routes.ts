import { z } from 'zod';
import { AccountsHead, AccountsStatus, LoadAccountsQuery } from './accounts.ts';
import { BulkDropped, BulkPart, BulkStatus, LoadPartQuery, StartBulk } from './bulk.ts';
import { CrmAccount } from './crm-account.ts';
import { ErrorBody } from './error-body.ts';
import { everywhere, type Route, withInput } from './route.ts';
import { JOB_SCHEMAS } from './service.ts';

const ofAccounts = { mount: 'main', auth: true, response: AccountsStatus, credits: null } as const;

const ofBulks = { mount: 'main', auth: true, response: BulkStatus, credits: null } as const;
const onBulks = { ...withInput, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody };
const BULK = '/v1/bulk/{family}/{bulk_id}';
const PART = `${BULK}/parts/{part}`;
const FAMILIES = Object.values(JOB_SCHEMAS);
/** Families may share a request. */
const AnyRequest = z.union([...new Set(FAMILIES.map(({ request }) => request))]);
const AnyStatus = z.union(FAMILIES.map(({ status }) => status));

/** Endpoints of core's own (docs/wire.md, Accounts and Bulk). */
export const OWN_ROUTES: readonly Route[] = [
  {
    ...ofAccounts,
    name: 'load-accounts',
    method: 'PUT',
    path: '/v1/crm/accounts',
    request: { lines: z.union([AccountsHead, CrmAccount]), query: LoadAccountsQuery },
    status: 202,
    errors: { ...withInput, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofAccounts,
    name: 'read-accounts',
    method: 'GET',
    path: '/v1/crm/accounts/status',
    request: null,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofAccounts,
    name: 'drop-accounts',
    method: 'DELETE',
    path: '/v1/crm/accounts',
    request: null,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'create-bulk',
    method: 'POST',
    path: '/v1/bulk/{family}',
    request: null,
    status: 202,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'load-bulk-part',
    method: 'PUT',
    path: PART,
    request: {
      lines: AnyRequest,
      query: LoadPartQuery,
    },
    response: BulkPart,
    status: 200,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'start-bulk',
    method: 'POST',
    path: `${BULK}/start`,
    request: { body: StartBulk },
    status: 202,
    errors: onBulks,
  },
  {
    ...ofBulks,
    name: 'read-bulk',
    method: 'GET',
    path: BULK,
    request: null,
    status: 200,
    errors: { ...everywhere, 404: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'read-bulk-part',
    method: 'GET',
    path: PART,
    request: null,
    response: AnyStatus,
    answersLines: true,
    status: 200,
    errors: { ...everywhere, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody },
  },
  {
    ...ofBulks,
    name: 'drop-bulk',
    method: 'DELETE',
    path: BULK,
    request: null,
    response: BulkDropped,
    status: 200,
    errors: { ...everywhere, 404: ErrorBody, 429: ErrorBody },
  },
];
