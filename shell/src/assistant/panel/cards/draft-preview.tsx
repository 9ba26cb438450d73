import { Money } from '@butterfly/ui-kit';
import { isJsonRecord } from '@butterfly/contracts/json';
import { type DraftData } from '../../chat/agent-response';

/** What a draft holds, in short: sections with their items, or pages with what one piece is made of. */
export function DraftPreview({ data }: { data: DraftData }) {
  const currency = typeof data['currency'] === 'string' ? data['currency'] : undefined;
  const groups = [...listOf(data['sections']).map(sectionLines), ...listOf(data['pages']).map(pageLines)];
  const assumptions = Array.isArray(data['assumptions']) ? data['assumptions'].filter((text) => typeof text === 'string') : [];
  return (
    <div className="assistant-preview">
      {groups.map(({ title, lines }, at) => (
        <section key={at}>
          <h4>{title}</h4>
          <ul>
            {lines.map((line, row) => (
              <li key={row}>
                <span>{line.text}</span>
                {line.cents !== null && <Money minor={line.cents} {...(currency && { currency })} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {assumptions.map((text) => (
        <p key={text} className="assistant-note">
          {text}
        </p>
      ))}
    </div>
  );
}

interface Group {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly cents: number | null }[];
}

function sectionLines(section: Record<string, unknown>): Group {
  return {
    title: textIn(section, 'title'),
    lines: listOf(section['items']).map((item) => ({
      text: `${numberIn(item, 'quantity') ?? 1} × ${textIn(item, 'name')}`,
      cents: numberIn(item, 'total_cents'),
    })),
  };
}

function pageLines(page: Record<string, unknown>): Group {
  const lines = listOf(page['ingredients']).map((stem) => ({
    text: `${numberIn(stem, 'quantity') ?? ''} ${textIn(stem, 'name')}`.trim(),
    cents: null,
  }));
  const count = numberIn(page, 'quantity');
  return { title: `${count === null ? '' : `${count} × `}${textIn(page, 'title')}`, lines };
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isJsonRecord) : [];
}

function textIn(value: Record<string, unknown>, name: string): string {
  return typeof value[name] === 'string' ? value[name] : '';
}

function numberIn(value: Record<string, unknown>, name: string): number | null {
  return typeof value[name] === 'number' ? value[name] : null;
}
