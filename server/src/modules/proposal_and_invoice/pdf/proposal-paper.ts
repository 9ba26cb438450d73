import type { ClientLanguage } from '@butterfly/contracts/core';
import type { ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import { FAINT, figure, gap, hairlines, INK, MADE, pageOf, paperStyle, prose, rule, title, WIDE, type PaperStyle } from './paper-kit';

/** How high a photograph is at most: on the first page, and above a section. */
const MOST_COVER = 330;
const MOST_PHOTO = 230;
/** Marks a photograph, so that it is not parted from what it stands above. */
const PHOTO = 1;
const FOOT = 842 - 64;
const HEAD_AND_A_LINE = 90;

/** What its reader sees, and how the business writes and looks. */
export interface ProposalOnPaper {
  readonly shown: ShownProposal;
  readonly locale: string;
  /** Of the words; without it English. */
  readonly language?: ClientLanguage | undefined;
  readonly accent: string | null;
  /** Photographs by their ids, as data addresses; one that is not among them is left out. */
  readonly pictures?: Readonly<Record<string, string>>;
}

interface Words extends PaperStyle {
  readonly pictures: Readonly<Record<string, string>>;
}

/** A proposal on paper: the same figures in the same order as on the page, both are of one source. */
export function document({ shown, locale, language, accent, pictures = {} }: ProposalOnPaper): DocumentDefinition {
  const words = { ...paperStyle({ locale, language, currency: shown.currency, accent }), pictures };
  return {
    info: { title: `${shown.number} ${shown.title}`, author: shown.business, creationDate: MADE },
    ...pageOf(`${shown.business}  ·  ${shown.number}`),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === PHOTO && startPosition.top + MOST_PHOTO + HEAD_AND_A_LINE > FOOT,
    content: [
      ...photograph(shown.cover, words, MOST_COVER),
      ...cover(shown, words),
      ...(shown.intro ? [prose(shown.intro)] : []),
      ...shown.sections.flatMap((section) => sectionContent(section, words)),
      totals(shown, words),
      ...payments(shown, words),
      ...(shown.terms ? [title(words.said.terms), prose(shown.terms)] : []),
    ],
  };
}

/** As on the page: over the whole width, cut where it would be too high; one that stands upright is shown whole. */
function photograph(photo: ShownProposal['cover'], { pictures }: Words, most: number): Content[] {
  const image = photo && pictures[photo.id];
  if (!image) return [];
  const height = Math.min(most, (WIDE * photo.height) / photo.width);
  const place = photo.width >= photo.height ? { cover: { width: WIDE, height } } : { fit: [WIDE, most] as [number, number] };
  return [{ image, ...place, alignment: 'center', headlineLevel: PHOTO, margin: [0, 14, 0, 6] }];
}

function cover({ business, title: name, project_name, event_date, number, revision, expires_on }: ShownProposal, words: Words): Content[] {
  const about = [project_name, ...(event_date ? [words.day(event_date)] : [])].join('  ·  ');
  const facts = [
    number + (revision > 1 ? `, ${words.said.version(revision)}` : ''),
    ...(expires_on ? [`${words.said.validUntil} ${words.day(expires_on)}`] : []),
  ];
  return [
    { text: business.toUpperCase(), color: words.accent, bold: true, fontSize: 9, characterSpacing: 1.4, margin: [0, 24, 0, 8] },
    { text: name, font: 'Fraunces', fontSize: 30, lineHeight: 1.1, margin: [0, 0, 0, 8] },
    { text: about, fontSize: 12 },
    { text: facts.join('  ·  '), color: FAINT, margin: [0, 2, 0, 18] },
    rule(words.accent, 1.5),
    gap(14),
  ];
}

type Section = ShownProposal['sections'][number];
type Line = Section['lines'][number];

function sectionContent({ title: name, description, photo, total_cents, lines }: Section, words: Words): Content[] {
  const head: TableCell[] = [
    { text: name, font: 'Fraunces', fontSize: 15, margin: [0, 14, 0, 2] },
    { text: total_cents === null ? '' : words.money(total_cents), alignment: 'right', noWrap: true, bold: true, margin: [0, 18, 0, 2] },
  ];
  const said: TableCell[][] = description ? [[{ text: description, color: FAINT, colSpan: 2, margin: [0, 0, 0, 4] }, {}]] : [];
  return [
    ...photograph(photo, words, MOST_PHOTO),
    {
      layout: hairlines(1 + said.length),
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto'],
        body: [head, ...said, ...lines.map((line) => row(line, words))],
      },
    },
  ];
}

function row(line: Line, { money, count, said }: Words): TableCell[] {
  const isTaken = line.selected || (!line.is_optional && line.alternative_group === '');
  const color = isTaken ? INK : FAINT;
  return [
    {
      stack: [
        {
          text: [
            { text: line.name, bold: true, color },
            { text: line.qty_milli === 1_000 ? '' : `  × ${count(line.qty_milli)}`, color: FAINT },
            { text: choice(line, { isTaken, said }), color: FAINT },
          ],
        },
        ...(line.description ? [{ text: line.description, color: FAINT, fontSize: 9 }] : []),
      ],
    },
    { text: line.total_cents === null ? '' : money(line.total_cents), alignment: 'right', noWrap: true, color },
  ];
}

function choice({ is_optional }: Line, { isTaken, said }: { isTaken: boolean; said: Words['said'] }): string {
  if (isTaken) return is_optional ? `  ${said.optional}` : '';
  return `  ${is_optional ? said.optionalOut : said.alternativeOut}`;
}

function totals({ subtotal_cents, adjustments, waiver_cents, taxes, tax_mode, total_cents }: ShownProposal, words: Words): Content {
  const { said, percent } = words;
  const rows: readonly (readonly [string, number])[] = [
    [said.together, subtotal_cents],
    ...adjustments.map(({ title: name, cents }) => [name, cents] as const),
    ...(waiver_cents === 0 ? [] : [[said.waiver, waiver_cents] as const]),
    ...taxes.map(
      ({ tax_bps, tax_cents }) => [(tax_mode === 'inclusive' ? said.taxWithin : said.tax)(percent(tax_bps)), tax_cents] as const,
    ),
  ];
  return {
    unbreakable: true,
    margin: [0, 22, 0, 0],
    stack: [
      ...rows.map(([label, cents]) => figure({ text: label, color: FAINT }, { text: words.money(cents) })),
      gap(4),
      rule(words.accent, 1),
      gap(4),
      figure({ text: said.total, font: 'Fraunces', fontSize: 16 }, { text: words.money(total_cents), font: 'Fraunces', fontSize: 16 }),
    ],
  };
}

function payments({ payments: parts }: ShownProposal, words: Words): Content[] {
  if (parts.length === 0) return [];
  const body: TableCell[][] = parts.map(({ label, due_on, amount_cents }) => [
    { text: label },
    { text: due_on ? words.day(due_on) : words.said.dayToCome, color: FAINT },
    { text: words.money(amount_cents), alignment: 'right', noWrap: true },
  ]);
  const head: TableCell[] = [{ text: words.said.payments, font: 'Fraunces', fontSize: 15, colSpan: 3, margin: [0, 22, 0, 6] }, {}, {}];
  const table = { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: ['*', 'auto', 'auto'], body: [head, ...body] };
  return [{ layout: hairlines(1), table }];
}
