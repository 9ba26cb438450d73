import type { Notice } from '@butterfly/contracts/notices';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { StatusTag } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { isToConfirm, SeverityTag } from './notice-tags';

/** Notices in one line each, as other pages show them. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const { nav } = usePlugin();
  return (
    <ul className="notices-list">
      {notices.map((notice) => (
        <li key={notice.id} className="notices-row">
          <Link to={nav.href('notice', { noticeId: notice.id })}>{notice.title}</Link>
          {isToConfirm(notice) ? <StatusTag tone="clay">Please confirm</StatusTag> : <SeverityTag {...notice} />}
        </li>
      ))}
    </ul>
  );
}
