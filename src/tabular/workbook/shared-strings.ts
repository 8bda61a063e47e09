import { unescapedText } from './escaped-text.ts';
import type { WorkbookArchive } from './workbook-archive.ts';
import { readXml } from './xml-steps.ts';

/** Texts are held in memory, for any cell may name any of them. */
const MAX_BYTES = 1024 ** 3;

/** Reads the texts that cells name by their numbers; of one in several fonts the pieces together, without readings. */
export async function readSharedStrings(archive: WorkbookArchive, part: string): Promise<readonly string[]> {
  const texts: string[] = [];
  let [text, isInText, isInReading] = ['', false, false];
  await readXml(archive.bytes(part, MAX_BYTES), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') isInText = !isInReading;
      else if (name === 'rPh') isInReading = true;
    },
    text(piece) {
      if (isInText) text += piece;
    },
    close(name) {
      if (name === 't') isInText = false;
      else if (name === 'rPh') isInReading = false;
      else if (name === 'si') texts.push(unescapedText(text));
    },
  });
  return texts;
}
