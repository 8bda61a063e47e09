import { foldWords, withoutUmlauts } from '../names/fold.ts';

/** Towns that have names of their own in other languages, folded; a town a line. */
const TOWNS = `
cologne|koln|keulen|colonia
munich|munchen|monaco di baviera
nuremberg|nurnberg|norimberga
hanover|hannover
brunswick|braunschweig
aachen|aix la chapelle|aken
vienna|wien|vienne
zurich|zurigo
geneva|geneve|genf|ginevra
basel|basle|bale|basilea
bern|berne|berna
lucerne|luzern
milan|milano|mailand
turin|torino
rome|roma|rom
florence|firenze|florenz
venice|venezia|venedig
naples|napoli|neapel
genoa|genova|genua
padua|padova
brussels|bruxelles|brussel
antwerp|antwerpen|anvers
ghent|gent|gand
bruges|brugge
liege|luik|luttich
the hague|hague|den haag|s gravenhage
copenhagen|kobenhavn|kopenhagen
gothenburg|goteborg
lisbon|lisboa|lissabon
seville|sevilla
prague|praha|prag
warsaw|warszawa|warschau
krakow|cracow|krakau
wroclaw|breslau
gdansk|danzig
bucharest|bucuresti
belgrade|beograd
athens|athina
moscow|moskva|moskau
saint petersburg|sankt peterburg
kyiv|kiev|kyjiw
strasbourg|strassburg
mumbai|bombay
kolkata|calcutta
chennai|madras
bengaluru|bangalore
beijing|peking
guangzhou|canton
luxembourg|luxemburg
helsinki|helsingfors
turku|abo
`;

const TOWN_OF = new Map(
  TOWNS.trim()
    .split('\n')
    .flatMap((line) => line.split('|').map((name) => [name, line] as const)),
);

/** The names of a town in all languages, by a folded one; none when it has no other. */
export function namesOfTown(name: string): readonly string[] {
  return TOWN_OF.get(name)?.split('|') ?? [];
}

const NATIVE = /[^\x20-\x7e]/;

/** One is written in letters that no table could read (`native-towns.ts`), the other in Latin ones: they may be one town or two. */
export function areTownsUntold(left: string, right: string): boolean {
  return NATIVE.test(left) !== NATIVE.test(right);
}

/**
 * Whether two folded names of towns are of one town: in two languages, with and without its umlauts (`koeln`), or in two scripts, if
 * they sound alike.
 */
export function areOneTown(left: string, right: string): boolean {
  if (left === right) return true;
  if (areTownsUntold(left, right)) return foldWords(left) === foldWords(right);
  const mine = withoutUmlauts(left);
  const theirs = withoutUmlauts(right);
  if (mine === theirs) return true;
  const town = TOWN_OF.get(left) ?? TOWN_OF.get(mine);
  return town !== undefined && town === (TOWN_OF.get(right) ?? TOWN_OF.get(theirs));
}
