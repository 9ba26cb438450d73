import { keyWords } from '@butterfly/contracts/core/labels';

/** A key for a new entry, made of its label and not used yet. */
export function freshKey(label: string, taken: readonly string[]): string {
  const plain = keyWords(label, 34);
  const base = /^[a-z]/.test(plain) ? plain : `entry${plain && `_${plain}`}`;
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? base : `${base}_${count}`;
    if (!taken.includes(key)) return key;
  }
}
