import type { ClientLanguage } from '@butterfly/contracts/core';
import {
  changeParts,
  paymentWords,
  quantityWords,
  shownDifference,
  type LineDifference,
  type ShownProposal,
  type SumDifference,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import { FAINT, figure, gap, hairlines, MADE, pageOf, paperStyle, prose, rule, title, type PaperStyle } from './paper-kit';

/** A change of what was accepted, and how the business writes and looks. */
export interface ChangeOnPaper {
  /** What was accepted, as it was shown. */
  readonly was: ShownProposal;
  /** What takes its place when it is accepted. */
  readonly shown: ShownProposal;
  readonly locale: string;
  /** Of the words; without it English. */
  readonly language?: ClientLanguage | undefined;
  readonly accent: string | null;
}

/** A change on paper: what goes, what comes, what is different and what it comes to, in the words and figures of the page. */
export function document({ was, shown: is, locale, language, accent }: ChangeOnPaper): DocumentDefinition {
  const style = paperStyle({ locale, language, currency: is.currency, accent });
  const { said, percent } = style;
  const difference = shownDifference(was, is, { words: said, percent });
  const parts = changeParts(difference, said).filter(([, lines]) => lines.length > 0);
  const isNothing = parts.length + difference.sums.length === 0;
  return {
    info: { title: `${is.number} ${is.title}: ${said.changes}`, author: is.business, creationDate: MADE },
    ...pageOf(`${is.business}  ·  ${is.number}`),
    content: [
      ...cover(was, is, style),
      ...(isNothing ? [prose(said.nothingChanges)] : []),
      ...parts.map(([name, lines]) =>
        table(
          name,
          lines.map((line) => lineRow(line, style)),
        ),
      ),
      ...(difference.sums.length > 0
        ? [
            table(
              said.follows,
              difference.sums.map((sum) => sumRow(sum, style)),
            ),
          ]
        : []),
      becomes(was.total_cents, is.total_cents, style),
      ...payments(was, is, style),
    ],
  };
}

function cover(was: ShownProposal, is: ShownProposal, { accent, day, said }: PaperStyle): Content[] {
  const about = [is.project_name, ...(is.event_date ? [day(is.event_date)] : [])].join('  ·  ');
  const version = `${is.number}, ${said.instead(is.revision, was.revision)}`;
  const facts = [version, ...(is.expires_on ? [`${said.validUntil} ${day(is.expires_on)}`] : [])];
  return [
    { text: is.business.toUpperCase(), color: accent, bold: true, fontSize: 9, characterSpacing: 1.4, margin: [0, 24, 0, 8] },
    { text: said.changeTo(is.title), font: 'Fraunces', fontSize: 26, lineHeight: 1.1, margin: [0, 0, 0, 8] },
    { text: about, fontSize: 12 },
    { text: facts.join('  ·  '), color: FAINT, margin: [0, 2, 0, 18] },
    rule(accent, 1.5),
    gap(14),
  ];
}

function table(name: string, rows: readonly TableCell[][]): Content {
  const head: TableCell[] = [{ text: name, font: 'Fraunces', fontSize: 15, colSpan: 2, margin: [0, 14, 0, 2] }, {}];
  return {
    layout: hairlines(1),
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: ['*', 'auto'], body: [head, ...rows] },
  };
}

function lineRow({ section, before, after }: LineDifference, style: PaperStyle): TableCell[] {
  const words = [
    { text: (after ?? before)?.name ?? '', bold: true },
    { text: quantityWords([before, after], { words: style.said, count: style.count }), color: FAINT },
  ];
  return [{ stack: [{ text: words }, { text: section, color: FAINT, fontSize: 9 }] }, fromTo(before?.cents, after?.cents, style)];
}

const sumRow = ({ label, before_cents, after_cents }: SumDifference, style: PaperStyle): TableCell[] => [
  { text: label },
  fromTo(before_cents, after_cents, style),
];

/** The amount that was, struck out, and the one that is; either may be nothing, or not to be shown. */
function fromTo(before: number | null | undefined, after: number | null | undefined, { money }: PaperStyle): TableCell {
  const was = typeof before === 'number' ? [{ text: money(before), decoration: 'lineThrough' as const, color: FAINT }] : [];
  const is = typeof after === 'number' ? [{ text: money(after) }] : [];
  const between = was.length + is.length === 2 ? [{ text: '  ' }] : [];
  return { text: [...was, ...between, ...is], alignment: 'right', noWrap: true };
}

function becomes(was: number, is: number, { accent, money, said }: PaperStyle): Content {
  const by = is - was;
  const large = { font: 'Fraunces', fontSize: 16 };
  return {
    unbreakable: true,
    margin: [0, 22, 0, 0],
    stack: [
      figure({ text: said.accepted, color: FAINT }, { text: money(was) }),
      gap(4),
      rule(accent, 1),
      gap(4),
      figure({ text: said.wouldBe, ...large }, { text: money(is), ...large }),
      { text: by === 0 ? said.staysTotal : `${money(Math.abs(by))} ${by > 0 ? said.more : said.less}`, alignment: 'right' },
    ],
  };
}

function payments(was: ShownProposal, is: ShownProposal, { money, day, said }: PaperStyle): Content[] {
  if (is.payments.length === 0) return [];
  const by = is.total_cents - was.total_cents;
  const parts = by === 0 ? is.payments : [];
  return [
    title(said.payments),
    { text: paymentWords(by, said), color: FAINT, margin: [0, 0, 0, 6] },
    ...parts.map(({ label, due_on, amount_cents }) =>
      figure({ text: `${label}, ${due_on ? day(due_on) : said.dayToCome}` }, { text: money(amount_cents) }),
    ),
  ];
}
