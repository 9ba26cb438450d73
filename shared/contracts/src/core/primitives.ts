import * as z from 'zod';

/** A row id: a positive integer that fits a PostgreSQL `int`. */
export const id = z.int().min(1).max(2_147_483_647);

/** A row id in a path or a query: digits only (decision A-06). */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a whole number')
  .transform(Number)
  .pipe(id);

/** An instant: ISO 8601 in UTC, e.g. `2027-03-13T14:00:00.000Z`. */
export const timestamp = z.iso.datetime();

/** A calendar day without a zone, e.g. an event date: `2027-06-12`. */
export const day = z.iso.date();

/** A time by the clock of where it happens, without a zone: `16:30`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 16:30');

/** Money in minor units of its currency (cents; yen have none). */
export const cents = z.int().min(-999_999_999_999).max(999_999_999_999);

/** A sum of any number of amounts, each within `cents`; answered, never asked for. */
export const sumOfCents = z.int();

/** A percentage in basis points: 10000 is 100 %. */
export const bps = z.int().min(0).max(1_000_000);

/** ISO 4217, e.g. `USD`. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a currency code such as USD');

/** Characters that turn the direction of what stands around them: with one in it, `gpj.exe` reads as `exe.jpg`. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text without characters that turn the direction of the text around it. They come along with what is pasted, and nobody types them.
 *
 * @example
 * name: z.string().overwrite(withoutTurns).trim().min(1),
 */
export const withoutTurns = (text: string): string => text.replace(TURNS_DIRECTION, '');

/** The beginning of an e-mail address as it is kept: trimmed and in lower case. What else it has to be, whoever asks for it says. */
export const emailText = () => z.string().overwrite(withoutTurns).trim().toLowerCase().min(3).max(254);

/** One line of text a person typed: trimmed, without control characters and without such as turn the direction of text. */
export const line = (max = 200) =>
  z
    .string()
    .overwrite(withoutTurns)
    .trim()
    .min(1, 'must not be empty')
    .max(max)
    // eslint-disable-next-line no-control-regex -- these are the characters that are refused
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters');

/** For a secret that somebody chooses: blanks alone are not one, neither are characters that cannot be seen. */
export const visible = /[^\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/**
 * Any JSON value. The body parser has made JSON of it already, so it is not walked a second time: a document of 10 MB
 * would cost more to check here than to store.
 */
export const json = z.unknown().refine((value) => value !== undefined, 'is required') as unknown as z.ZodType<Json, Json>;
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** `?page=1&page_size=25&ordering=-created_at&search=…` of every list. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  ordering: z.string().max(60).optional(),
  search: z.string().trim().max(200).optional(),
});

/** The answer of every list: total count, links to the neighbours, the rows. `count_capped`: there are more than `count`, and nobody has counted how many. */
export const pageOf = <T extends z.core.SomeType>(row: T) =>
  z.object({
    count: z.int(),
    count_capped: z.boolean().optional(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  });

/** The body of an answer from 400 up, as a schema for the OpenAPI document. */
export const errorBody = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
