import { expect, it } from 'vitest';
import { textsInMemory } from '../../src/crm/duplicates/double-list.ts';
import { entityStatuses } from '../../src/crm/status/entity-statuses.ts';

it('tells the status of each entity once, and the same to all of its accounts', () => {
  const asked: number[] = [];
  const statusOf = entityStatuses(textsInMemory());
  const tell = (entity: number) =>
    statusOf(entity, () => {
      asked.push(entity);
      return { status: 'Active', reasoning: `“${entity}” still operates.` };
    });
  const told = [0, 1, 0, 1, 2].map(tell);
  expect(asked).toEqual([0, 1, 2]);
  expect(told.map(({ reasoning }) => reasoning)).toEqual(
    [0, 1, 0, 1, 2].map((entity) => `“${entity}” still operates.`),
  );
});
