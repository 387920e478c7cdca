import type { Writable } from 'node:stream';
import type { Locale } from '../src/exports/texts.js';

/**
 * Escapes a text for a terminal: names, addresses and messages come from pages, services and file systems.
 * Characters that move the cursor, start a line or change the direction of text become `\u001b`.
 */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export type Stream = Pick<Writable, 'write'>;

/** The output of a command, line by line. */
export class Output {
  /** @param locale the language of the user */
  constructor(
    private readonly stdout: Stream,
    private readonly stderr: Stream,
    readonly locale: Locale,
  ) {}

  print(line: string): void {
    this.stdout.write(`${visible(line)}\n`);
  }

  /** For a text of several lines, which are the command's own. */
  printLines(text: string): void {
    for (const line of text.split('\n')) this.print(line);
  }

  printError(line: string): void {
    this.stderr.write(`${visible(line)}\n`);
  }
}

/** Prints a JSON array, object by object: the data of a whole site can be longer than a string. */
export class JsonList {
  /** The text of the last object, which a comma may follow. */
  #last: string | undefined;

  constructor(private readonly output: Output) {}

  add(object: object): void {
    if (this.#last === undefined) this.output.print('[');
    else this.output.printLines(`${this.#last},`);
    const lines = JSON.stringify(object, undefined, 2).split('\n');
    this.#last = lines.map((line) => `  ${line}`).join('\n');
  }

  end(): void {
    if (this.#last === undefined) this.output.print('[]');
    else this.output.printLines(`${this.#last}\n]`);
  }
}
