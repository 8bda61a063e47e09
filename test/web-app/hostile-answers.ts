import type { Page, Route } from 'playwright-core';
import type { UiRoute } from '../../src/contract/ui/ui-route.ts';
import { UI_ROUTES } from '../../src/contract/ui-routes.ts';

/** Markup, quotes, a control that turns what follows around and is never ended, and a character that ends texts elsewhere. */
export const HOSTILE_TEXT = `<img src=x onerror=alert(1)>"'\`&lt; javascript:alert(1) \u0000 \u202eesrever`;
/** The same with a word that no line holds. */
export const LONG_TEXT = `${HOSTILE_TEXT} ${'x'.repeat(10_000)}`;

/** What stays: moments, ids and fields that the page gives back, and what consists of letters, digits and dots alone. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;
const KEPT_KEYS: readonly unknown[] = ['id', 'core_id', 'workspace', 'fields', 'field', 'action', 'by'];

/** What the page asks for from now on is answered so. */
export interface HostileAnswers {
  /** The texts that were replaced, by call and place. */
  readonly replaced: ReadonlySet<string>;
  /** Waits until everything that the page asks for has come and is shown. */
  settled(): Promise<void>;
}

/**
 * Whatever text the service answers comes to the page as a hostile one, wherever the contract takes any text: the first of
 * each place in an answer 10,000 characters long.
 */
export async function makeHostile(page: Page, address: string): Promise<HostileAnswers> {
  const replaced = new Set<string>();
  let underWay = 0;
  const answer = async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.slice('/ui/api'.length);
    const found = routeOf(request.method(), path);
    const response = await route.fetch({ headers: { ...(await request.allHeaders()), origin: address } });
    if (found === undefined || !response.ok()) return route.fulfill({ response });
    const [name, { response: contract }] = found;
    const places = new Set<string>();
    const json = withHostile(await response.json(), contract, (place) => {
      const isFirst = !places.has(place);
      places.add(place);
      replaced.add(`${name} ${place}`);
      return isFirst ? LONG_TEXT : HOSTILE_TEXT;
    });
    return route.fulfill({ response, json });
  };
  await page.route(`${address}/ui/api/**`, async (route) => {
    underWay++;
    await answer(route).finally(() => underWay--);
  });
  return {
    replaced,
    async settled() {
      for (let calm = 0; calm < 3; calm = underWay === 0 ? calm + 1 : 0) await page.evaluate(DRAWN);
    },
  };
}

const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)))';

function routeOf(method: string, path: string): readonly [string, UiRoute] | undefined {
  return Object.entries<UiRoute>(UI_ROUTES).find(([, route]) => {
    const pattern = new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return route.method === method && pattern.test(path);
  });
}

type Text = (place: string) => string;

/** Replaces every text, but those that the contract does not take so. */
function withHostile(answer: unknown, contract: UiRoute['response'], text: Text): unknown {
  const { error } = contract.safeParse(changed(answer, [], () => HOSTILE_TEXT));
  const refused = new Set((error?.issues ?? []).map(({ path }) => path.join('.')));
  return changed(answer, [], (path, value) =>
    refused.has(path.join('.')) ? value : text(path.filter((key) => typeof key === 'string').join('.')),
  );
}

type Path = readonly (string | number)[];

function changed(value: unknown, path: Path, text: (path: Path, value: string) => string): unknown {
  if (typeof value === 'string') return isKept(value, path) ? value : text(path, value);
  if (Array.isArray(value)) return value.map((one, at) => changed(one, [...path, at], text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changed(one, [...path, key], text)]),
  );
}

function isKept(value: string, path: Path): boolean {
  return MOMENT.test(value) || path.slice(-2).some((key) => KEPT_KEYS.includes(key));
}
