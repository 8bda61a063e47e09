import { wordClasses } from './word-classes.ts';

const CLASSES = wordClasses('company-words', [
  'loose',
  'head',
  'any_trade',
  'often_left_out',
  'fund',
  'put_in',
  'vehicle',
  'own_name',
]);

/** Words that companies put into or leave out of their own name, as `Group`. A holding is not what it holds. */
export const LOOSE_WORDS: ReadonlySet<string> = CLASSES.loose;

/** What the head of a family has behind the name of the family: `Nongshim Holdings`, `Siemens International`. */
export const HEAD_WORDS: ReadonlySet<string> = new Set([...LOOSE_WORDS, ...CLASSES.head]);

/** What stands in any company's name and says nothing of what it does, beside the words of heads: `Services`, `Solutions`. */
export const ANY_TRADE_WORDS: ReadonlySet<string> = new Set([...HEAD_WORDS, ...CLASSES.any_trade]);

/** What many companies have in their names and accounts leave out: `Nike Associates`. */
export const OFTEN_LEFT_OUT_WORDS: ReadonlySet<string> = new Set([...HEAD_WORDS, ...CLASSES.often_left_out]);

/** Words of funds, trusts and what owns other companies: of one manager many share a house and a telephone. */
export const FUND_WORDS: ReadonlySet<string> = CLASSES.fund;

/** Words that stand before what an organisation is in some spellings of its name and not in others: `Wexford Community College`. */
export const PUT_IN_WORDS: ReadonlySet<string> = CLASSES.put_in;

/** Companies of one buy-out or property, each by a word that is a letter from another's: `Midco` holds `Bidco`. */
export const VEHICLE_WORDS: ReadonlySet<string> = CLASSES.vehicle;

/** Of those of any trade: what makes a name of its own of one word, and of no part of a company: `Arista Industries`. */
export const OWN_NAME_WORDS: ReadonlySet<string> = CLASSES.own_name;
