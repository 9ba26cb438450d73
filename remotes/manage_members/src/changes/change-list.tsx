import type { Change } from '@butterfly/contracts/manage_members';
import { DateText } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { kindWords } from './kind-words';

/** One line for each change: the record, what happened, who and when. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ol className="mm-changes" aria-label="Changes, the newest first">
      {changes.map(({ key, at, by, kind, subject, path, what }) => (
        <li key={key}>
          <p>
            {path === null ? subject || 'No longer there' : <Link to={path}>{subject || 'Without a name'}</Link>}
            <span className="bf-soft mm-change-kind">{kindWords(kind)}</span>
          </p>
          <p>{what}</p>
          <p className="bf-soft">
            {by?.name ?? 'by itself'} · <DateText value={at} as="moment" />
          </p>
        </li>
      ))}
    </ol>
  );
}
