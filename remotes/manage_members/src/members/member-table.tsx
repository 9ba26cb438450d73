import type { MemberRow, MemberStatus } from '@butterfly/contracts/manage_members';
import { DateText, EmptyState, StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { initials } from '../model/initials';

export const STATUS_WORDS: Readonly<Record<MemberStatus, { text: string; tone: 'eucalyptus' | 'marigold' | 'neutral' }>> = {
  active: { text: 'Active', tone: 'eucalyptus' },
  suspended: { text: 'Deactivated', tone: 'marigold' },
  removed: { text: 'Removed', tone: 'neutral' },
};

interface MemberTableProps {
  readonly rows: readonly MemberRow[];
  readonly searching: boolean;
  readonly onOpen: (id: number) => void;
  readonly onReset: () => void;
}

export function MemberTable({ rows, searching, onOpen, onReset }: MemberTableProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title={searching ? 'Nobody matches' : 'Nobody is here yet'}
        text="Try another name, role or status."
        action={<Button onClick={onReset}>Show everybody</Button>}
      />
    );
  }
  return (
    <div className="mm-table-frame">
      <table className="mm-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Roles</th>
            <th scope="col" className="mm-wide">
              Title
            </th>
            <th scope="col">Status</th>
            <th scope="col" className="mm-wide">
              Last here
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, onOpen }: { row: MemberRow; onOpen: (id: number) => void }) {
  const status = STATUS_WORDS[row.status];
  return (
    <tr>
      <th scope="row">
        <button type="button" className="bf-bare-button mm-person" onClick={() => onOpen(row.id)}>
          <span className="mm-avatar" aria-hidden="true">
            {initials(row.name)}
          </span>
          <span className="mm-person-words">
            <span>{row.name}</span>
            <span className="bf-soft">{row.email}</span>
          </span>
        </button>
      </th>
      <td className="mm-roles">
        {row.roles.length === 0 ? <span className="bf-soft">No role yet</span> : row.roles.map(({ name }) => name).join(', ')}
      </td>
      <td className="mm-wide">{row.title}</td>
      <td>
        <StatusDot tone={status.tone}>{status.text}</StatusDot>
      </td>
      <td className="mm-wide bf-soft">{row.last_seen_at ? <DateText value={row.last_seen_at} /> : 'Not yet'}</td>
    </tr>
  );
}
