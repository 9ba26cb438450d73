import { quantityText } from './quantity';

const SPOKEN: ReadonlySet<string> = new Set(['block', 'bunch', 'hour', 'yard']);

/** Stems and pieces are counted without their word. @example amountText(250, 'bunch'); // '¼ bunch' */
export function amountText(milli: number, unit: string): string {
  return SPOKEN.has(unit) ? `${quantityText(milli)} ${unit}` : quantityText(milli);
}
