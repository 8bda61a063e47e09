import type { OperationalStatus } from '../../contract/firmographics.ts';
import type { Texts } from '../dataset.ts';

export interface ToldStatus {
  readonly status: OperationalStatus;
  readonly reasoning: string;
}

/** What is told of the status of an entity, by its number: its accounts, which may be far apart, ask for the same. */
export type EntityStatuses = (entity: number, tell: () => ToldStatus) => ToldStatus;

export function entityStatuses(texts: Texts): EntityStatuses {
  const numbers = new Map<number, number>();
  return (entity, tell) => {
    const number = numbers.get(entity);
    // Written below.
    if (number !== undefined) return JSON.parse(texts.at(number)) as ToldStatus;
    const told = tell();
    numbers.set(entity, texts.add(JSON.stringify(told)));
    return told;
  };
}
