import type { Member } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Select } from 'antd';
import { api, keys } from '../members.client';
import { useRoles } from '../roles/use-roles';

/** The roles of one person; saved as they are picked, and told to the person's open pages at once. */
export function MemberRoles({
  member,
  admin,
  onSaved,
}: {
  member: Member;
  admin: boolean;
  onSaved: (member: Member, etag: string | null) => void;
}) {
  const roles = useRoles();
  const save = useAction<number[], { data: Member; etag: string | null }>({
    run: (role_ids) => api.setMemberRoles({ params: { id: String(member.id) }, body: { role_ids } }),
    invalidates: [keys.roles, keys.audit('member', member.id)],
    successMessage: () => `${member.name}'s open pages follow at once`,
    onSuccess: ({ data, etag }) => onSaved(data, etag),
  });
  return (
    <section className="mm-section">
      <h3 id="mm-roles-title">Roles</h3>
      {admin ? (
        <Select
          mode="multiple"
          className="bf-wide"
          aria-labelledby="mm-roles-title"
          placeholder="No role: only the pages everybody has"
          loading={save.busy}
          optionFilterProp="label"
          value={member.roles.map(({ id }) => id)}
          options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(ids) => save.go(ids)}
        />
      ) : (
        <p>{member.roles.map(({ name }) => name).join(', ') || 'No role'}</p>
      )}
    </section>
  );
}
