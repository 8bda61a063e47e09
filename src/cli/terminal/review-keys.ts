import { createInterface, emitKeypressEvents, type Key } from 'node:readline';
import type { Context } from '../context.ts';
import { type ReviewCommand, readCommand } from './review-commands.ts';
import { widthOf } from './terminal-text.ts';

/** Where answers come from: single keys of a terminal, or lines of words. */
export interface AnswerSource {
  /** The next command; 'unknown' for what is none. Undefined when there is nobody any more. */
  next(): Promise<ReviewCommand | { readonly unknown: string } | undefined>;
  /** A line of text; undefined when it is left with Escape. Lines have their text with them already. */
  text(question: string): Promise<string | undefined>;
  /** Whether the next key is `y`. Lines say it behind their command. */
  isYes(question: string): Promise<boolean>;
  readonly isByKeys: boolean;
  close(): void;
}

/** Lines of standard input, each a command: what scripts write, and what a screen reader likes. */
export function lineAnswers({ stdin, stdout }: Context): AnswerSource {
  const lines = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const each = lines[Symbol.asyncIterator]();
  return {
    isByKeys: false,
    async next() {
      for (;;) {
        if (stdin.isTTY) stdout.write('> ');
        const { done, value } = await each.next();
        if (done === true) return undefined;
        if (value.trim() !== '') return readCommand(value) ?? { unknown: value.trim() };
      }
    },
    text: async () => '',
    isYes: async () => false,
    close: () => lines.close(),
  };
}

interface Pressed {
  readonly text: string;
  readonly key: Key;
}

/** Single keys of a terminal. What is typed ahead is kept. */
export function keyAnswers({ stdin, stdout }: Context): AnswerSource {
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  const pressed: Pressed[] = [];
  let wake: (() => void) | undefined;
  let isOver = false;
  const onKey = (text: string | undefined, key: Key) => {
    pressed.push({ text: text ?? '', key });
    wake?.();
  };
  const onEnd = () => {
    isOver = true;
    wake?.();
  };
  stdin.on('keypress', onKey).once('end', onEnd);
  const nextKey = async (): Promise<Pressed | undefined> => {
    while (pressed.length === 0 && !isOver)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const next = pressed.shift();
    return next === undefined || isEnd(next.key) ? undefined : next;
  };
  return {
    isByKeys: true,
    async next() {
      for (;;) {
        const next = await nextKey();
        if (next === undefined) return undefined;
        const { text, key } = next;
        if (key.name === 'return' || key.name === 'enter' || text.trim() === '' || key.meta === true)
          continue;
        return readCommand(text) ?? { unknown: text };
      }
    },
    async text(question) {
      stdout.write(question);
      const typed = await typedLine(nextKey, (shown) => void stdout.write(shown));
      stdout.write('\n');
      return typed;
    },
    async isYes(question) {
      stdout.write(question);
      const text = (await nextKey())?.text ?? '';
      stdout.write(`${/^[\p{L}\p{N}]$/u.test(text) ? text : ''}\n`);
      return text.toLowerCase() === 'y';
    },
    close() {
      stdin.off('keypress', onKey).off('end', onEnd);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** Ctrl-C, Ctrl-D. */
function isEnd({ ctrl, name }: Key): boolean {
  return ctrl === true && (name === 'c' || name === 'd');
}

/** A line that is typed on a terminal in raw mode; undefined when it is left with Escape, Ctrl-C or Ctrl-D. */
async function typedLine(
  nextKey: () => Promise<Pressed | undefined>,
  show: (text: string) => void,
): Promise<string | undefined> {
  let typed = '';
  for (;;) {
    const next = await nextKey();
    if (next === undefined || next.key.name === 'escape') return undefined;
    const { text, key } = next;
    if (key.name === 'return' || key.name === 'enter') return typed.trim();
    if (key.name === 'backspace') {
      const characters = [...typed];
      const gone = widthOf(characters.pop() ?? '');
      typed = characters.join('');
      show(`${'\b'.repeat(gone)}${' '.repeat(gone)}${'\b'.repeat(gone)}`);
    } else if (key.ctrl !== true && key.meta !== true && !/\p{Cc}/u.test(text)) {
      typed += text;
      show(text);
    }
  }
}
