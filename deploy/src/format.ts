/** `1.4 s` since a moment of `performance.now()`. */
export function since(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** `32 kB`. */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
}
