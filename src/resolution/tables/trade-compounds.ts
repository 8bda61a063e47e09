/**
 * What words of trade end with in languages that write them in one: `Gloeilampenfabrieken` are lamp factories,
 * `Elektrizitätsgesellschaft` is a power company. Written from memory, folded.
 */
const ENDINGS = `
fabrik fabriken fabriek fabrieken fabriker gesellschaft gesellschaften maatschappij maatschappijen verwaltung verwaltungs versicherung
versicherungen verzekering verzekeringen forsikring forsakring forsakringar werke werken werkstatten handel handels grosshandel
groothandel betrieb betriebe bedrijf bedrijven industrie industrien industrieen industri industrier unternehmen unternehmung onderneming
ondernemingen technik techniek teknik teknologi genossenschaft genossenschaften cooperatie vertrieb vertriebs vereinigung vereniging
forening forbund verband anstalt anstalten stiftung stichting stiftelse beteiligung beteiligungen dienste diensten leistungen bolag bolaget
selskab selskabet selskap selskapet brauerei brouwerij bryggeri bryggerier druckerei drukkerij tryckeri giesserei gieterij molkerei zuivel
spinnerei weberei weverij werft werven bau bouw anlagen maschinen machines apparate apparaten instrumente verlag verlage uitgeverij forlag
zentrale centrale kasse kassen kliniken ziekenhuis produkte produkten produkter teollisuus yhtio tehdas
`;
const KNOWN: ReadonlySet<string> = new Set(ENDINGS.trim().split(/\s+/));
const LENGTHS: readonly number[] = [...new Set([...KNOWN].map((ending) => ending.length))];
/** Quickly seen of most words: no ending ends so. */
const LAST_LETTERS: ReadonlySet<string> = new Set([...KNOWN].map((ending) => ending.slice(-3)));
/** Letters before the ending. */
const LEAST_BEFORE = 4;

/** Says whether a folded word is a trade in one word, four letters of it at least before the ending. */
export function isTradeCompound(word: string): boolean {
  if (!LAST_LETTERS.has(word.slice(-3))) return false;
  return LENGTHS.some((length) => word.length >= length + LEAST_BEFORE && KNOWN.has(word.slice(-length)));
}
