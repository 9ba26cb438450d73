import type { Db } from '../db/db';
import { nextNumber, savePrefix, startCounter, takeNumber, type Counter } from './number.repository';
import { readTemplate, type NumberTemplate } from './number-template';

/** A number of a document: as a figure to sort by, and as it is printed. */
export interface DocumentNumber {
  readonly number: number;
  readonly text: string;
}

/** The day of the document, `YYYY-MM-DD` in the zone of the business: its year is the number's. */
export interface OnDay {
  readonly on: string;
}

interface SeriesSpec {
  /** `<plugin>.<document>`. */
  readonly name: string;
  /** See `readTemplate`. One that says the year begins anew every year. */
  readonly template: string;
  /** Until a business sets its own. */
  readonly prefix: string;
}

/**
 * Numbers without gaps, by business and year. They are taken in the caller's transaction: what is rolled back leaves none out. So creates of one
 * business and series wait for each other from here to the commit – take the number last. Businesses do not wait for each other.
 * Who takes of two series does it in the order of their names, or two such transactions could stop each other.
 *
 * @example
 * export const invoiceNumbers = new NumberSeries({ name: 'proposal_and_invoice.invoice', template: '{prefix}{year}-{number:4}', prefix: 'INV-' });
 * const { number, text } = await invoiceNumbers.take(db, { on: '2026-11-23' }); // 42, 'INV-2026-0042'
 */
export class NumberSeries {
  readonly #spec: SeriesSpec;
  readonly #template: NumberTemplate;

  /** @throws Error for a template that cannot be read */
  constructor(spec: SeriesSpec) {
    this.#spec = spec;
    this.#template = readTemplate(spec.template);
  }

  async take(db: Db, day: OnDay): Promise<DocumentNumber> {
    return this.#written(day, await takeNumber(db, this.#counter(day)));
  }

  /** What would be taken now; for a page of settings. */
  async next(db: Db, day: OnDay): Promise<DocumentNumber> {
    return this.#written(day, await nextNumber(db, this.#counter(day)));
  }

  /** The first number (of the day's year, where years count). False: some were taken, and there would be a gap or one of them twice. */
  startAt(db: Db, { on, first }: OnDay & { first: number }): Promise<boolean> {
    return startCounter(db, this.#counter({ on }), first);
  }

  /** What the business writes before its numbers from now on. */
  setPrefix(db: Db, prefix: string): Promise<void> {
    return savePrefix(db, this.#spec.name, prefix);
  }

  #counter(day: OnDay): Counter {
    return { series: this.#spec.name, year: this.#template.byYear ? yearOf(day) : 0 };
  }

  #written(day: OnDay, { number, prefix }: { number: number; prefix: string | null }): DocumentNumber {
    return { number, text: this.#template.write({ prefix: prefix ?? this.#spec.prefix, year: yearOf(day), number }) };
  }
}

const yearOf = ({ on }: OnDay): number => Number(on.slice(0, 4));
