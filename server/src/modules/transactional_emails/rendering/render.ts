import type { TemplateProblem } from '@butterfly/contracts/transactional_emails';
import { convert } from 'html-to-text';
import mjml2html from 'mjml';
import { readLiquid, type LiquidText } from './liquid';
import { whatRuns } from './runs';

/** A mail that is made of a template: `values` as nested as the names of its variables. */
export interface RenderWork {
  readonly subject: string;
  readonly mjml: string;
  readonly values: object;
  /** The names that may stand in it; null: it was looked through when it was saved. */
  readonly known: readonly string[] | null;
}

export interface Rendered {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Whoever saves is told; a mail with problems is not sent as it is. */
  readonly problems: readonly TemplateProblem[];
  /** Some of them are about variables that there are not. */
  readonly unknown: boolean;
}

type Field = TemplateProblem['field'];
const MOST_SUBJECT = 200;
/** What a mail must not do: open files or other pages, run something, send what is typed. */
const FORBIDDEN =
  /<\s*(mj-include|mj-raw|mj-html-attributes|script|iframe|object|embed|form|input|base|link|meta)\b|\bon[a-z]+\s*=|javascript:|@import|expression\(/gi;

/** Makes a mail of a template, or says what keeps it from being one. */
export async function renderMail({ subject, mjml, values, known }: RenderWork): Promise<Rendered> {
  const problems: TemplateProblem[] = forbidden(mjml);
  const parts = { subject: read('subject', subject, problems), mjml: read('mjml', mjml, problems) };
  const strange = known ? [...strangers('subject', parts.subject, known), ...strangers('mjml', parts.mjml, known)] : [];
  const filled = { subject: fill('subject', parts.subject, { values, problems }), mjml: fill('mjml', parts.mjml, { values, problems }) };
  const html = problems.length > 0 ? '' : await compile(filled.mjml, problems);
  const all = [...strange, ...problems];
  return { subject: oneLine(filled.subject), html, text: html === '' ? '' : plain(html), problems: all, unknown: strange.length > 0 };
}

function read(field: Field, source: string, problems: TemplateProblem[]): LiquidText | null {
  try {
    return readLiquid(source, { isMarkup: field === 'mjml' });
  } catch (error) {
    problems.push(problemOf(field, error));
    return null;
  }
}

function fill(field: Field, part: LiquidText | null, { values, problems }: { values: object; problems: TemplateProblem[] }): string {
  try {
    return part?.fill(values) ?? '';
  } catch (error) {
    problems.push(problemOf(field, error));
    return '';
  }
}

function strangers(field: Field, part: LiquidText | null, known: readonly string[]): TemplateProblem[] {
  return (part?.used ?? [])
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line, column }) => ({ field, line, column, text: `There is no variable “${name}”.` }));
}

function forbidden(mjml: string): TemplateProblem[] {
  return [...mjml.matchAll(FORBIDDEN)].map((match) => ({
    field: 'mjml' as const,
    ...placeOf(mjml, match.index),
    text: `“${match[0].replace(/\s+/g, ' ').trim()}” may not stand in a mail.`,
  }));
}

function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function problemOf(field: Field, error: unknown): TemplateProblem {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const [, line = '1', column = '1'] = /line:(\d+), col:(\d+)/.exec(message) ?? [];
  return { field, line: Number(line), column: Number(column), text: message.replace(/, line:\d+, col:\d+$/, '').slice(0, 300) };
}

async function compile(mjml: string, problems: TemplateProblem[]): Promise<string> {
  try {
    const { html, errors } = await mjml2html(mjml, { fonts: {}, ignoreIncludes: true, validationLevel: 'soft', keepComments: false });
    for (const { line, message } of errors) problems.push({ field: 'mjml', line, column: 1, text: message.slice(0, 300) });
    for (const what of whatRuns(html)) problems.push({ field: 'mjml', line: 1, column: 1, text: `“${what}” may not stand in a mail.` });
    return html;
  } catch (error) {
    problems.push(problemOf('mjml', error));
    return '';
  }
}

/** Nothing that begins another header, nor anything that turns or hides what follows. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_SUBJECT);
}

function plain(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['\n', ''] } },
      { selector: 'img', format: 'skip' },
      { selector: 'td', format: 'inline', options: { trailingLineBreaks: 1 } },
    ],
  })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
