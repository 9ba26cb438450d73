import type { MemberStatus } from '@butterfly/contracts/manage_members';
import { Icon } from '@butterfly/ui-kit';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useRoles } from '../roles/use-roles';

export interface MemberFilter {
  readonly search: string;
  readonly status: MemberStatus | '';
  readonly role: string;
}

const STATUSES: readonly { value: MemberFilter['status']; label: string }[] = [
  { value: '', label: 'Everybody here' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Deactivated' },
  { value: 'removed', label: 'Removed' },
];
const TYPING_PAUSE_MS = 200;

export function MemberFilters({ filter, onChange }: { filter: MemberFilter; onChange: (filter: MemberFilter) => void }) {
  const roles = useRoles();
  const [text, setText] = useState(filter.search);
  const [seen, setSeen] = useState(filter.search);
  // "Show everybody" empties the field from outside.
  if (filter.search !== seen) {
    setSeen(filter.search);
    if (filter.search !== text.trim()) setText(filter.search);
  }
  useEffect(() => {
    if (text.trim() === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search: text.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, filter, onChange]);
  return (
    <div className="mm-filters" role="search">
      <Input
        type="search"
        className="mm-search"
        aria-label="Search members"
        placeholder="Name, e-mail or title"
        allowClear
        maxLength={200}
        prefix={<Icon name="search" size={16} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        aria-label="Role"
        className="mm-filter"
        value={filter.role}
        onChange={(role) => onChange({ ...filter, role })}
        options={[{ value: '', label: 'All roles' }, ...(roles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Select
        aria-label="Status"
        className="mm-filter"
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
        options={[...STATUSES]}
      />
    </div>
  );
}
