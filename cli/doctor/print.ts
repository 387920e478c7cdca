/** Prints findings as lines with a summary, or as data for programs. */
import { reasonOf } from '../command-error.js';
import type { Page } from '../markup.js';
import { JsonList, type Output } from '../output.js';
import { doctor as words } from '../words/doctor.js';
import { factsOf, placedLine, unreadableFact, type PlacedFinding } from './report.js';

export class Printer {
  readonly #counts = { elements: 0, problems: 0, gone: 0 };
  /** Undefined for lines. */
  readonly #facts: JsonList | undefined;

  constructor(
    private readonly output: Output,
    json: boolean,
  ) {
    this.#facts = json ? new JsonList(output) : undefined;
  }

  printPage(path: string, page: Page, findings: readonly PlacedFinding[]): void {
    const { locale } = this.output;
    for (const finding of findings) {
      if (this.#facts) factsOf(path, finding, locale).forEach((fact) => this.#facts!.add(fact));
      else this.output.print(placedLine(path, finding, locale));
    }
    this.#counts.elements += page.elements.length;
    this.#counts.problems += findings.length;
    this.#counts.gone += findings.filter(({ code }) => code === 'gone').length;
  }

  printUnreadable(path: string, error: unknown): void {
    const { locale } = this.output;
    this.#counts.problems++;
    this.#facts?.add(unreadableFact(path, error, locale));
    this.output.printError(`${path}: ${reasonOf(error, locale)}`);
  }

  /** @returns true if there were no problems */
  end(pages: number): boolean {
    if (this.#facts) this.#facts.end();
    else this.output.print(words[this.output.locale].summary({ pages, ...this.#counts }));
    return !this.#counts.problems;
  }
}
