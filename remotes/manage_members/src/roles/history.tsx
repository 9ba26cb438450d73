import { AUDIT_WORDS } from '@butterfly/contracts/manage_members/labels';
import { DateText } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { api, keys } from '../members.client';

/** Every change of permissions of one role or person. */
export function History({ kind, id }: { kind: 'role' | 'member'; id: number }) {
  const query = useQuery({
    queryKey: keys.audit(kind, id),
    queryFn: async ({ signal }) => (await api.listAudit({ query: { subject_kind: kind, subject_id: String(id) }, signal })).data,
  });
  const entries = query.data ?? [];
  if (entries.length === 0) return null;
  return (
    <details className="mm-section mm-history">
      <summary>History of permissions ({entries.length === 50 ? 'the last 50' : entries.length})</summary>
      <ol>
        {entries.map(({ id: entry, at, actor, action, added, removed }) => (
          <li key={entry}>
            <span>
              {AUDIT_WORDS[action] ?? action}{' '}
              <span className="bf-soft">
                {actor ?? 'by itself'} · <DateText value={at} />
              </span>
            </span>
            {added.length > 0 && <span className="mm-added">+ {added.join(', ')}</span>}
            {removed.length > 0 && <span className="mm-removed">− {removed.join(', ')}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
