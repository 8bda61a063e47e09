import type { CoreError } from '../contract/errors.ts';
import { type HeldText, heldText } from './held-text.ts';
import { inputError, located } from './input-error.ts';
import { MAX_OBJECT_LENGTH } from './input-limits.ts';
import { startOfValue, type ValueEnd, valueEnd } from './json-scan.ts';
import { lineCounter } from './line-ends.ts';

/** The text of a value; of one that is too long to be held the beginning. */
type ValueText = ReturnType<HeldText['take']>;

/** Reads a JSON text from front to back without holding more of it than one value. */
export class JsonCursor {
  readonly path: string;
  readonly #chunks: AsyncGenerator<string>;
  readonly #held: HeldText;
  readonly #lines = lineCounter();
  #text = '';
  #at = 0;

  constructor(chunks: AsyncGenerator<string>, path: string, limit = MAX_OBJECT_LENGTH) {
    this.#chunks = chunks;
    this.#held = heldText(limit);
    this.path = path;
  }

  /** The line of the next character. */
  get line(): number {
    return this.#lines.line;
  }

  /** The next character that is no white space; '' at the end of the file. */
  async peek(): Promise<string> {
    for (;;) {
      this.#drop(startOfValue(this.#text, this.#at));
      if (this.#at < this.#text.length) return this.#text.charAt(this.#at);
      if (!(await this.#refill())) return '';
    }
  }

  /** Takes the character that `peek` gave. */
  take(): void {
    this.#drop(this.#at + 1);
  }

  /** The text of the next value; it ends with its bracket, else before a comma or the end of what holds it. */
  async value(end: ValueEnd): Promise<ValueText> {
    await this.#scan(end, (text) => this.#held.add(text));
    return this.#held.take();
  }

  /** Passes over the next value without holding it. */
  async passOver(end: ValueEnd): Promise<void> {
    await this.#scan(end, () => {});
  }

  /** The error of a file that ends too early, at its last line. */
  breaksOff(): CoreError {
    this.#drop(this.#text.length);
    return inputError('INPUT_TRUNCATED', 'the file breaks off here, inside its JSON', this);
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined);
  }

  async #scan(end: ValueEnd, pass: (text: string) => void): Promise<void> {
    const scan = { end, at: 0, depth: 0, inString: false };
    for (;;) {
      const found = valueEnd(this.#text, this.#at, scan);
      if (found >= 0) return pass(this.#drop(found));
      scan.at -= this.#text.length - this.#at;
      pass(this.#drop(this.#text.length));
      if (!(await this.#refill())) throw this.breaksOff();
    }
  }

  #drop(to: number): string {
    const dropped = this.#text.slice(this.#at, to);
    this.#lines.pass(dropped);
    this.#at = to;
    return dropped;
  }

  async #refill(): Promise<boolean> {
    try {
      const { done, value } = await this.#chunks.next();
      if (done) return false;
      this.#text = this.#text.slice(this.#at) + value;
      this.#at = 0;
      return true;
    } catch (error) {
      this.#drop(this.#text.length);
      throw located(error, this);
    }
  }
}
