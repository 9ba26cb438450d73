import type { ProcessingLine, ProductionPiece, PullLine } from '@butterfly/contracts/floral_recipe_builder';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import { columnHeads, FAINT, HAIRLINE, hairlines, heading, longDay, paper } from '../../../platform/documents/paper';
import type { ProductionPaper } from './production-pdf';

/** Sheets, labels and lists of a project, each part on pages of its own. */
export function document({ sheet, business, part }: ProductionPaper): DocumentDefinition {
  const day = sheet.event_date ? longDay(sheet.event_date, business.locale) : '';
  const parts = {
    sheets: () => sheets(sheet.pieces, { name: sheet.name, day }),
    labels: () => labels(sheet.pieces, { name: sheet.name, day }),
    lists: () => lists(sheet, business.locale),
  };
  const chosen = part === 'all' ? (['sheets', 'labels', 'lists'] as const) : ([part] as const);
  const content = chosen
    .map((one) => parts[one]())
    .map((stack, at): Content => ({ stack, ...(at > 0 && { pageBreak: 'before' as const }) }));
  return paper({ title: `${sheet.name} – production`, business: business.name, content });
}

interface Event {
  readonly name: string;
  readonly day: string;
}

function sheets(pieces: readonly ProductionPiece[], { name, day }: Event): Content[] {
  return [
    ...heading('PRODUCTION SHEETS', name),
    { text: day, color: FAINT, margin: [0, 0, 0, 12] },
    ...(pieces.length > 0 ? pieces.map(pieceSheet) : [{ text: 'Nothing is to be made yet.', color: FAINT }]),
  ];
}

function pieceSheet(piece: ProductionPiece): Content {
  const { name, page, quantity, minutes, lines, design_notes, moved_from } = piece;
  const facts = [page, piece.arrangement_type, minutes > 0 && `${minutes} min each, ${hours(minutes * quantity)} in all`];
  return {
    unbreakable: true,
    margin: [0, 8, 0, 14],
    stack: [
      {
        columns: [
          { text: name, bold: true, fontSize: 13 },
          { text: `× ${quantity}`, bold: true, fontSize: 13, alignment: 'right', width: 60 },
        ],
      },
      { text: facts.filter(Boolean).join('  ·  '), color: FAINT, margin: [0, 2, 0, 4] },
      ...(moved_from.length > 0 ? [{ text: `Moved here from ${moved_from.join(', ')}; nothing is made anew.` }] : []),
      ...(lines.length > 0
        ? [rows([columnHeads(['Stems and mechanics', 'Each', 'In all'], 1), ...lines.map((line) => stemRow(line, quantity))], [60, 60])]
        : []),
      ...(design_notes ? [{ text: design_notes, margin: [0, 6, 0, 0] as [number, number, number, number] }] : []),
    ],
  };
}

function stemRow({ name, unit, qty_milli, note }: ProductionPiece['lines'][number], quantity: number): TableCell[] {
  return [
    { stack: [{ text: name }, ...(note ? [{ text: note, color: FAINT, fontSize: 8 }] : [])] },
    amount(counted(qty_milli, unit)),
    amount(counted(qty_milli * quantity, unit)),
  ];
}

const LABELS_A_ROW = 2;

/** One for the buckets of each piece: what is in them, for how many. */
function labels(pieces: readonly ProductionPiece[], event: Event): Content[] {
  const made = pieces.filter(({ lines }) => lines.length > 0);
  const cells = made.map((piece): TableCell => label(piece, event));
  const body = Array.from({ length: Math.ceil(cells.length / LABELS_A_ROW) }, (_, at) => [
    cells[at * LABELS_A_ROW] ?? '',
    cells[at * LABELS_A_ROW + 1] ?? '',
  ]);
  return [
    ...heading('BUCKET LABELS', event.name),
    ...(body.length > 0
      ? [
          {
            layout: { hLineColor: () => HAIRLINE, vLineColor: () => HAIRLINE, paddingTop: () => 10, paddingBottom: () => 10 },
            table: { dontBreakRows: true, widths: ['*', '*'], body },
          },
        ]
      : []),
  ];
}

function label({ name, quantity, page, lines }: ProductionPiece, event: Event): TableCell {
  return {
    margin: [6, 0, 6, 0],
    stack: [
      { text: `${event.name}  ·  ${event.day}`, color: FAINT, fontSize: 8 },
      { text: `${name} × ${quantity}`, bold: true, fontSize: 14, margin: [0, 2, 0, 2] },
      { text: page, color: FAINT, fontSize: 8, margin: [0, 0, 0, 4] },
      ...lines
        .filter(({ kind }) => kind === 'fresh' || kind === 'greens')
        .map((line) => ({ text: `${counted(line.qty_milli * quantity, line.unit)}  ${line.name}` })),
    ],
  };
}

function lists({ name, processing, pull }: ProductionPaper['sheet'], locale: string): Content[] {
  return [
    ...heading('TO PROCESS', name),
    rows(
      [columnHeads(['Flowers and greens', 'In water by', 'Came', 'Needed'], 2), ...processing.map((line) => processRow(line, locale))],
      [120, 60, 60],
    ),
    { text: '', margin: [0, 0, 0, 20] },
    ...heading('TO PULL', name),
    rows([columnHeads(['Hard goods and rentals', 'For', 'Needed'], 2), ...pull.map(pullRow)], [200, 60]),
  ];
}

function processRow({ name, process_on, units, unit, kept_units, ordered_units }: ProcessingLine, locale: string): TableCell[] {
  return [
    name,
    process_on ? longDay(process_on, locale) : '',
    amount(ordered_units > 0 ? `${kept_units} of ${ordered_units}` : ''),
    amount(counted(units * 1_000, unit)),
  ];
}

const pullRow = ({ name, units, unit, where_used }: PullLine): TableCell[] => [
  name,
  where_used.join(', '),
  amount(counted(units * 1_000, unit)),
];

const amount = (text: string): TableCell => ({ text, alignment: 'right' });

function rows(body: TableCell[][], widths: readonly number[]): Content {
  return { layout: hairlines, table: { headerRows: 1, dontBreakRows: true, widths: ['*', ...widths], body } };
}

const SPOKEN: ReadonlySet<string> = new Set(['bunch', 'block', 'hour', 'yard']);

/** Stems and pieces are counted without their word. */
function counted(milli: number, unit: string): string {
  const number = String(milli / 1_000);
  return SPOKEN.has(unit) ? `${number} ${unit}` : number;
}

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
