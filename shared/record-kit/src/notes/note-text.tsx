import type { ReactNode } from 'react';
import '../styles/notes.css';

/** One run of a line: plain, strong, emphasised, a mention or a link. */
const RUN = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|@\[[^\]\n]{1,80}\]\(\d{1,10}\)|https?:\/\/[^\s<>"']+)/;

/**
 * The text of a note as elements. Nothing of it is ever read as HTML.
 *
 * @example <NoteText body={note.body} />
 */
export function NoteText({ body }: { body: string }) {
  return (
    <div className="bf-note-text">
      {blocksOf(body).map((block, at) => (
        <Block key={at} lines={block} />
      ))}
    </div>
  );
}

function blocksOf(body: string): string[][] {
  return body.split(/\n{2,}/).map((block) => block.split('\n'));
}

function Block({ lines }: { lines: readonly string[] }) {
  if (lines.every((line) => /^\s*[-*] /.test(line))) {
    return (
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{runsOf(line.replace(/^\s*[-*] /, ''))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {lines.map((line, at) => (
        <span key={at}>
          {at > 0 && <br />}
          {runsOf(line)}
        </span>
      ))}
    </p>
  );
}

function runsOf(line: string): ReactNode[] {
  return line.split(RUN).map((run, at) => {
    if (run.startsWith('**') && run.endsWith('**') && run.length > 4) return <strong key={at}>{run.slice(2, -2)}</strong>;
    if (/^\*[^*]+\*$/.test(run)) return <em key={at}>{run.slice(1, -1)}</em>;
    const mention = /^@\[([^\]]+)\]\(\d+\)$/.exec(run);
    if (mention)
      return (
        <span key={at} className="bf-mention">
          @{mention[1]}
        </span>
      );
    if (/^https?:\/\//.test(run))
      return (
        <a key={at} href={run} target="_blank" rel="noopener noreferrer">
          {run}
        </a>
      );
    return run;
  });
}
