import { Fragment, type ReactNode } from 'react';
import { safeLink } from '../chat/safe-link';

/** An answer as agents write it: paragraphs, lists, bold, code and links. Everything else stays text; nothing becomes HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <>
      {blocksOf(text).map((block, at) => (
        <Block key={at} {...block} />
      ))}
    </>
  );
}

interface BlockParts {
  readonly kind: 'text' | 'list' | 'code';
  readonly lines: readonly string[];
}

const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/;

function blocksOf(text: string): BlockParts[] {
  return text.split(/(```[\s\S]*?(?:```|$))/).flatMap((part): BlockParts[] => {
    if (part.startsWith('```')) return [{ kind: 'code', lines: [part.replace(/^```\w*\n?|```$/g, '')] }];
    return part
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim())
      .flatMap(paragraphBlocks);
  });
}

/** A list may follow its heading without an empty line between them. */
function paragraphBlocks(paragraph: string): BlockParts[] {
  const blocks: { kind: 'text' | 'list'; lines: string[] }[] = [];
  for (const line of paragraph.split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'text';
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
  }
  return blocks;
}

function Block({ kind, lines }: BlockParts) {
  if (kind === 'code')
    return (
      <pre className="assistant-code">
        <code>{lines[0]}</code>
      </pre>
    );
  if (kind === 'list')
    return (
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{inline(line.replace(ITEM, ''))}</li>
        ))}
      </ul>
    );
  return (
    <p>
      {lines.map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {inline(line.replace(/^#{1,6}\s+/, ''))}
        </Fragment>
      ))}
    </p>
  );
}

const INLINE = /(\*\*[^*\n]+\*\*|`[^`\n]+`|\[[^\]\n]+\]\([^()\s]+\))/;

function inline(line: string): ReactNode[] {
  return line.split(INLINE).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
    return <SafeLink key={at} text={part} />;
  });
}

function SafeLink({ text }: { text: string }) {
  const [, label = '', address = ''] = /^\[(.+)\]\((.+)\)$/.exec(text) ?? [];
  const href = safeLink(address);
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <>{label}</>
  );
}
