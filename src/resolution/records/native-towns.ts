import { foldWords } from '../names/fold.ts';
import { readWhole } from '../names/native-words.ts';
import { countryOfCity } from '../tables/cities.ts';
import { remembered } from '../tables/remembered.ts';
import { namesOfTown } from './town-names.ts';

/*
 * Towns in letters that are not Latin: 京都市 is Kyoto, and no `jingdoushi`, which is how its signs sound in Chinese. What no table
 * knows is kept as it is written, and says nothing beside a town in Latin letters.
 */

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** What a town lies in, before it: 神奈川県川崎市, 广东省深圳市, 경기도 수원시. */
const AROUND = /^(?:\p{L}{1,3}[県縣省]|\p{L}+自治[区區]|\p{L}+도\s+)(?=\p{L}{2})/u;
/** A part of a town, behind it: 東京都千代田区, 北京市海淀区, 서울특별시 강남구. */
const PART = /(?<=^\p{L}{1,5}(?:[市都]|시))\s*\p{L}+[区區구]$/u;
/** What says that it is a town, behind its name: 市, 시, 특별시. */
const KIND = /(?<=^\p{L}+)(?:[市縣县町村郡]|(?<=東京|东京)都|(?:특별|광역|특별자치)?시|군|มหานคร)$/u;
/** The same in front of it: г. Москва. */
const KIND_BEFORE = /^(?:г|гор|город|м|місто)[.\s]\s*(?=\p{L})/iu;
/** The town in English where it is known by a table, else as it is written; undefined of one in Latin letters. */
export function nativeTown(text: string): string | undefined {
  return NOT_LATIN.test(text) ? townOf(text) : undefined;
}

const townOf = remembered(5_000, (text: string): string => {
  const spelled = text.normalize('NFKC').trim().toLowerCase().replace(KIND_BEFORE, '');
  for (const name of namesIn(spelled)) {
    const words = wordsOf(name);
    if (words !== undefined) return words;
  }
  const heard = foldWords(spelled);
  const isKnown = countryOfCity(heard) !== undefined || namesOfTown(heard).length > 0;
  return isKnown ? heard : (namesIn(spelled)[0] ?? spelled);
});

/** The name without what stands around it, and as it stands: 津市 is Tsu. */
function namesIn(text: string): readonly string[] {
  const town = text.replace(AROUND, '').replace(PART, '');
  return [town.replace(KIND, ''), town];
}

/** What English names of towns leave out: 京都府, กรุงเทพมหานคร, 新北市. */
const ENGLISH_KIND = /(?<=\S) (?:prefecture|metropolitan|city|county)$/;
/** A part of a town is known by the town on file, which it does not say: 千代田区 is in Tokyo. */
const ENGLISH_PART = / (?:ward|district)$/;

function wordsOf(name: string): string | undefined {
  const words = name.split(/[\s-]+/).map(readWhole);
  if (words.some((word) => word === undefined)) return undefined;
  const town = foldWords(words.flat().join(' ')).replace(ENGLISH_KIND, '');
  return town === '' || ENGLISH_PART.test(town) ? undefined : town;
}
