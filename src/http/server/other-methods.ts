import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CoreError } from '../../contract/errors.ts';

interface Path {
  readonly methods: string[];
  readonly isOpen: boolean;
}

/** Paths by address, with the methods that are bound there. */
type Paths = ReadonlyMap<string, Path>;

/** Collects the paths of all routes that are bound from now on. */
export function pathsOf(app: FastifyInstance): Paths {
  const paths = new Map<string, Path>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const path = paths.get(url) ?? { methods: [], isOpen: config?.isOpen === true };
    path.methods.push(...[method].flat());
    paths.set(url, path);
  });
  return paths;
}

/** Answers 405 to all other methods of the paths. */
export function refuseOtherMethods(app: FastifyInstance, paths: Paths): void {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  for (const [url, { methods, isOpen }] of [...paths]) {
    const allowed = [...methods];
    app.route({
      url,
      method: METHODS.filter((method) => !allowed.includes(method)),
      config: { isOpen },
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new CoreError('METHOD_NOT_ALLOWED', `only ${allowed.join(' and ')} can be used here`);
      },
      handler: async () => undefined,
    });
  }
}
