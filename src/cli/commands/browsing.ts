import { type Browser, openBrowser } from '../../engine/browse/browse.ts';
import { type Context, storePlace } from '../context.ts';

/** Opens the universe of the data directory to look around in it for as long as the work takes. */
export async function browsing<T>(context: Context, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser({ ...storePlace(context), tell: context.say });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const PLAIN_WIDTH = 160;

/** How wide the lines of a table may be: as the terminal, or what is good to read in a file. */
export function widthOfOutput({ stdout }: Context): number {
  return (stdout.isTTY && stdout.columns) || PLAIN_WIDTH;
}
