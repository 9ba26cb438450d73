/** How many letters lie between two words, two that are swapped counting as one; more than `most` counts as far. */
export function wordDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [last, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_value, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (last[j - 2] ?? most) + 1 : most + 1;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
