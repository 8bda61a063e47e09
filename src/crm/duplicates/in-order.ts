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
