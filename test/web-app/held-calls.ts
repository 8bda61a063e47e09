import type { Page, Route } from 'playwright-core';

/** Keeps the calls to an address waiting until it is called; then they go on, or are answered so. */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await answer(route);
  });
  return () => goOn();
}
