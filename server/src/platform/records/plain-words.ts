/**
 * A note as one line of plain text: for a notification, or a line of a history.
 *
 * @example plainWords('**Hello** @[Ada](1)\n- one') // 'Hello @Ada - one'
 */
export function plainWords(body: string, length = 140): string {
  const plain = body
    .replace(/@\[([^\]\n]{1,80})\]\(\d{1,10}\)/g, '@$1')
    .replace(/[*_]{1,2}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
}
