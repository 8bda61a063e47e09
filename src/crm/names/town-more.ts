import type { NormalName } from '../../resolution/names/normal-name.ts';
import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import type { Dataset } from '../dataset.ts';
import { normalOfAccount } from '../normal-account.ts';

/**
 * Where the name of one of two accounts of different towns says its own town, which the name of the other does not: among its words
 * (`Quantock Leeds`, `Quantock - Leeds`), or `apart` from them, in brackets.
 */
export function townMore(
  [one, other]: readonly [number, number],
  dataset: Pick<Dataset, 'account' | 'normal'>,
): TownStands | undefined {
  const [mine, theirs] = [normalOfAccount(dataset, one), normalOfAccount(dataset, other)];
  return ownTownOf(mine, theirs) ?? ownTownOf(theirs, mine);
}

type Named = Pick<NormalRecord, 'names' | 'place'>;

/** The same of the first of the two alone. */
export function ownTownOf(mine: Named, theirs: Named): TownStands | undefined {
  const [town, otherTown] = [mine.place?.city, theirs.place?.city];
  if (town === undefined || otherTown === undefined || town === otherTown) return undefined;
  return saidAlone(town, mine.names, theirs.names);
}

type TownStands = 'within' | 'apart';

function saidAlone(
  town: string,
  names: readonly NormalName[],
  others: readonly NormalName[],
): TownStands | undefined {
  const words = town.split(' ');
  const where = ({ part, tokens, city }: NormalName): TownStands | undefined => {
    if (!words.every((word) => tokens.includes(word))) return city === town ? 'apart' : undefined;
    return part === 'bracket' ? 'apart' : 'within';
  };
  const found = names.map(where).filter((stands) => stands !== undefined);
  if (found.length === 0 || others.some((name) => where(name) !== undefined)) return undefined;
  return found.includes('within') ? 'within' : 'apart';
}
