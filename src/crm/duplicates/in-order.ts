import type { Range } from './range.ts';

export function* rangesOf(all: number, size: number): Generator<Range> {
  for (let from = 0; from < all; from += size) yield { from, to: Math.min(all, from + size) };
}

/** What is asked for each, in their order, while so many are asked for at once. */
export async function* inOrder<Item, Answer>(
  items: Iterable<Item> | AsyncIterable<Item>,
  ask: (item: Item) => Promise<Answer>,
  atOnce: number,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  for await (const item of items) {
    const answer = ask(item);
    // Whoever awaits it hears of it; one before it may fail first.
    answer.catch(() => {});
    asked.push(answer);
    if (asked.length >= atOnce) yield (await asked.shift()) as Answer;
  }
  for (const answer of asked) yield await answer;
}

/** Does what is asked for an item. */
type Worker<Item, Answer> = (item: Item) => Promise<Answer>;

/**
 * Each worker takes the next item when it is done with one, from when it is there; answers are taken in the order of their
 * items.
 */
export async function sharedOut<Item, Answer>(
  items: Iterable<Item>,
  workers: readonly (Worker<Item, Answer> | Promise<Worker<Item, Answer>>)[],
  take: (answer: Answer) => void,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const early = new Map<number, Answer>();
  let [asked, taken] = [0, 0];
  const work = async (coming: Worker<Item, Answer> | Promise<Worker<Item, Answer>>) => {
    const worker = await coming;
    for (let next = left.next(); next.done !== true; next = left.next()) {
      const number = asked++;
      early.set(number, await worker(next.value));
      for (; early.has(taken); early.delete(taken++)) take(early.get(taken) as Answer);
    }
  };
  await Promise.all(workers.map(work));
}
