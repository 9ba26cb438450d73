import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import type { LabelSheet, StockLabel } from './label-pdf';

const COLUMNS = 3;
const QR_POINTS = 84;

/** Labels side by side on A4: the code for a scanner, and the same to be read. */
export function document({ labels, business }: LabelSheet): DocumentDefinition {
  const cells = labels.map((label): TableCell => cellOf(label, business));
  const body = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (_column, column) => cells[row * COLUMNS + column] ?? ''),
  );
  const table = { dontBreakRows: true, widths: Array.from({ length: COLUMNS }, () => '*'), body };
  const content: Content[] = labels.length > 0 ? [{ table }] : ['Nothing that was chosen has a label yet.'];
  return { pageSize: 'A4', pageMargins: [24, 24, 24, 24], info: { title: 'Labels' }, content };
}

function cellOf({ name, code, detail }: StockLabel, business: string): TableCell {
  return {
    margin: [4, 6, 4, 6],
    stack: [
      { qr: code, fit: QR_POINTS },
      { text: code, bold: true, fontSize: 11, margin: [0, 4, 0, 0] },
      { text: name, fontSize: 9 },
      { text: [detail, business].filter(Boolean).join('  ·  '), fontSize: 7, color: '#6b6470' },
    ],
  };
}
