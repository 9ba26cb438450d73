import type { MailBlock, MailContent } from './mail-content';

/** A mail as plain text: whoever reads no HTML misses nothing, addresses included. */
export function mailText({ blocks }: Pick<MailContent, 'blocks'>): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  if (block.kind === 'button') return `${block.label}:\n${block.href}`;
  if (block.kind === 'figures') return figures(block.total ? [...block.rows, block.total] : block.rows);
  return block.text;
}

/** Labels to the left, figures to the right. */
function figures(rows: readonly (readonly [string, string])[]): string {
  const [left, right] = [0, 1].map((column) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length)));
  return rows.map(([label, figure]) => `${label.padEnd(left ?? 0)}  ${figure.padStart(right ?? 0)}`).join('\n');
}
