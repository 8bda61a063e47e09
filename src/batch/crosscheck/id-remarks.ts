const SHOWN_IDS = 3;

export interface IdsFound {
  readonly repaired: readonly string[];
  readonly damaged: readonly string[];
}

/** What to tell people of the ids of a file, in sentences. */
export function idRemarks(
  { repaired, damaged }: IdsFound,
  file: { repeated: number; hasIds: boolean },
): readonly string[] {
  return [
    ...(file.hasIds ? [] : ['No column holds ids of accounts: the number of the row is taken for the id.']),
    ...(repaired.length === 0
      ? []
      : [`The case of ${counted(repaired.length, 'id')} was damaged and is put right: ${some(repaired)}.`]),
    ...(damaged.length === 0
      ? []
      : [
          `${counted(damaged.length, 'id')} cannot be right: the last three characters say another case of the first fifteen. They are taken as they are: ${some(damaged)}.`,
        ]),
    ...(file.repeated === 0
      ? []
      : [
          file.repeated === 1
            ? '1 row repeats an account of another row.'
            : `${counted(file.repeated, 'row')} repeat an account of another row.`,
        ]),
  ];
}

function counted(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
}

function some(ids: readonly string[]): string {
  const rest = ids.length - SHOWN_IDS;
  return ids.slice(0, SHOWN_IDS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
