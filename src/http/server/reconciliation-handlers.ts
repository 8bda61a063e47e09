import type { FastifyReply, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import {
  ExtensionQuery,
  MOST_QUERIES,
  ReconciliationQueries,
  type SuggestedKind,
} from '../../contract/reconciliation.ts';
import { type AdmittedReconciliation, admittedOf } from './admitted-reconciliation.ts';
import { jsonFaultOf } from './json-fault.ts';
import { originOf } from './reconciliation-guard.ts';
import { flyoutHtml, PREVIEW_POLICY, previewPage } from './reconciliation-page.ts';
import { textIn } from './text-in.ts';

interface ReconciliationHandler {
  readonly method: 'GET' | 'POST';
  /** Below the path of the manifest. */
  readonly below: string;
  readonly takesForm?: boolean;
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const KINDS: readonly SuggestedKind[] = ['entity', 'property', 'type'];

/** What the reconciliation service answers. Parameters that it does not know are ignored: OpenRefine sends some. */
export const RECONCILIATION_HANDLERS: readonly ReconciliationHandler[] = [
  {
    ...{ method: 'GET', below: '' },
    handler: answering(({ service, version, path }, request) => {
      const asked = answerTo(request.query, service);
      return asked ?? service.manifest({ origin: originOf(request), path, version });
    }),
  },
  {
    ...{ method: 'POST', below: '', takesForm: true },
    handler: answering(async ({ service }, { body }) => {
      const answer = answerTo(body, service);
      if (answer !== undefined) return answer;
      throw new CoreError(
        'INVALID_REQUEST',
        'the form (application/x-www-form-urlencoded) has neither queries nor extend',
      );
    }),
  },
  ...KINDS.flatMap((kind): ReconciliationHandler[] => [
    {
      ...{ method: 'GET', below: `/suggest/${kind}` },
      handler: answering(async ({ service }, { query }) => {
        const { result } = await service.suggest(kind, textIn(query, 'prefix') ?? '');
        return { result: result.slice(numberIn(query, 'cursor') ?? 0) };
      }),
    },
    {
      ...{ method: 'GET', below: `/flyout/${kind}` },
      handler: answering(async ({ service }, { query }) => {
        const id = textIn(query, 'id') ?? '';
        const described = await service.described(kind, id);
        if (described !== undefined) return { id, html: flyoutHtml(described) };
        throw new CoreError('NOT_FOUND', `there is no ${kind} of this id`);
      }),
    },
  ]),
  {
    ...{ method: 'GET', below: '/properties' },
    handler: answering(async ({ service }, { query }) =>
      service.proposeProperties(textIn(query, 'type'), numberIn(query, 'limit')),
    ),
  },
  { method: 'GET', below: '/preview', handler: preview },
];

async function preview(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const described = await admittedOf(request).service.described('entity', textIn(request.query, 'id') ?? '');
  return reply
    .code(described === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': PREVIEW_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(previewPage(described));
}

/** The answer to the queries or the extension among the parameters; undefined when there is neither. */
function answerTo(
  parameters: unknown,
  service: AdmittedReconciliation['service'],
): Promise<unknown> | undefined {
  const queries = textIn(parameters, 'queries');
  if (queries !== undefined) return service.reconcile(queriesIn(queries));
  const extend = textIn(parameters, 'extend');
  if (extend === undefined) return undefined;
  return service.extend(parseWith(ExtensionQuery, jsonIn(extend, 'extend'), 'extend'));
}

function queriesIn(text: string): ReconciliationQueries {
  const queries = parseWith(ReconciliationQueries, jsonIn(text, 'queries'), 'queries');
  const count = Object.keys(queries).length;
  if (count > MOST_QUERIES)
    throw new CoreError('TOO_LARGE', `${count} queries at once: ${MOST_QUERIES} are taken (batchSize)`);
  return queries;
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = jsonFaultOf(text);
    throw new CoreError('INVALID_REQUEST', `${name} is malformed JSON at line ${line}, column ${column}`);
  }
}

function answering(
  answer: (admitted: AdmittedReconciliation, request: FastifyRequest) => unknown,
): ReconciliationHandler['handler'] {
  return async (request, reply) => {
    const admitted = admittedOf(request);
    const callback = admitted.takesCallback ? callbackIn(request.query) : undefined;
    const json = JSON.stringify(await answer(admitted, request));
    if (callback === undefined) return reply.type('application/json; charset=utf-8').send(json);
    return reply.type('application/javascript; charset=utf-8').send(`/**/${callback}(${asScript(json)});`);
  };
}

/** `callback`, `my.callback`. */
const CALLBACK = /^(?=.{1,100}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

function callbackIn(query: unknown): string | undefined {
  const callback = textIn(query, 'callback');
  if (callback === undefined || CALLBACK.test(callback)) return callback;
  throw new CoreError(
    'INVALID_REQUEST',
    'callback: must be the name of a function, of at most 100 characters',
  );
}

/** JSON as a literal of a script: older engines end a line at these separators. */
function asScript(json: string): string {
  return json.replace(/[\u2028\u2029]/g, (separator) => (separator === '\u2028' ? '\\u2028' : '\\u2029'));
}

/** A whole number above 0; undefined for anything else. */
function numberIn(query: unknown, name: string): number | undefined {
  const number = Number(textIn(query, name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
