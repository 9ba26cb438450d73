export interface ChecklistLine {
  readonly id: string;
  readonly group: string;
  /** What the line speaks of: `browser`, `route`, `api`, `string`, `unit` … */
  readonly kind: string;
  readonly statement: string;
  /** Whether the list itself says that it is proven. */
  readonly ticked: boolean;
}

/** Reads `shared/docs/acceptance.md`: one line per checkable statement, grouped by headings. */
export function readChecklist(markdown: string): ChecklistLine[] {
  const lines: ChecklistLine[] = [];
  let group = '';
  for (const line of markdown.split('\n')) {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const item = /^- \[(.)\] (T-\d+) \(([^)]*)\) (.+)$/.exec(line);
    if (!item) continue;
    const [, tick, id = '', source = '', statement = ''] = item;
    lines.push({ id, group, kind: source.split(', ').at(-1) ?? '', statement, ticked: tick === 'x' });
  }
  return lines;
}

/** The same text with a tick before the lines that are proven and none before the others. */
export function tickChecklist(markdown: string, isProven: (id: string) => boolean): string {
  return markdown.replace(/^- \[.\] (T-\d+)/gm, (_line, id: string) => `- [${isProven(id) ? 'x' : ' '}] ${id}`);
}

/**
 * Ids that a test's name carries. `T-053` alone, several in one name, and ranges such as `T-053…T-056` or `T-053 to T-056`.
 */
export function namedIds(source: string): Set<string> {
  const ids = new Set<string>();
  const names = source.match(/\b(?:it|test|describe)(?:\.each)?[\s\S]*?=>/g) ?? [];
  for (const name of names) {
    for (const [, from = '', to] of name.matchAll(/T-(\d{3})(?:\s*(?:…|\.\.\.|–|to)\s*T-(\d{3}))?/g)) {
      for (let number = Number(from); number <= Number(to ?? from); number += 1) ids.add(`T-${String(number).padStart(3, '0')}`);
    }
  }
  return ids;
}
