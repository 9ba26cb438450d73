/** The lines of a text in a box of this width: breaks at spaces, and inside words that are wider than the box. */
export function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width, measure));
}

function wrapLine(line: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\s)/)) {
    if (current !== '' && measure((current + word).trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = '';
    }
    current += word;
    while (measure(current.trimEnd()) > width && current.length > 1) {
      const fitting = longestFitting(current, width, measure);
      lines.push(current.slice(0, fitting));
      current = current.slice(fitting);
    }
  }
  return [...lines, current.trimEnd()];
}

function longestFitting(text: string, width: number, measure: (text: string) => number): number {
  let end = text.length - 1;
  while (end > 1 && measure(text.slice(0, end)) > width) end -= 1;
  return end;
}
