import type { Member } from '@butterfly/contracts/manage_members';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { SaveState, StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { AvailabilityPanel } from '../rules/availability-panel';
import { History } from '../roles/history';
import { useIsAdmin } from '../parts/use-me';
import { DeactivateModal } from './deactivate.modal';
import { MemberFacts } from './member-facts';
import { MemberGrants } from './member-grants';
import { MemberRoles } from './member-roles';
import { STATUS_WORDS } from './member-table';
import { useMember } from './use-member';
import { useMemberVerbs } from './use-member-verbs';

/** One person: facts that save where they stand, roles, hours, and leaving. */
export function MemberDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const member = useMember(id);
  const name = member.query.data?.member.name ?? 'Member';
  return (
    <Drawer
      open
      size={560}
      onClose={onClose}
      title={name}
      extra={
        <span className="mm-save">
          <SaveState status={member.status} />
          {member.undo && (
            <button type="button" className="bf-link" onClick={member.undo}>
              Undo
            </button>
          )}
        </span>
      }
      className="mm-drawer"
    >
      <Loaded query={member.query} what="this member" kind="form">
        {({ member: data }) => <Body data={data} editor={member} />}
      </Loaded>
    </Drawer>
  );
}

function Body({ data, editor }: { data: Member; editor: ReturnType<typeof useMember> }) {
  const admin = useIsAdmin();
  const mayChange = useFeature('manage_members');
  const [leaving, setLeaving] = useState(false);
  const verbs = useMemberVerbs(data, editor.replaced);
  const status = STATUS_WORDS[data.status];
  const editable = data.status === 'active' && mayChange && (admin || !data.is_admin);
  return (
    <div className="mm-sections">
      <p className="mm-lead">
        <StatusDot tone={status.tone}>{status.text}</StatusDot> <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
      <MemberRoles member={data} admin={admin && data.status === 'active'} onSaved={editor.replaced} />
      <MemberFacts key={data.version} member={data} disabled={!editable} onSave={(patch) => editor.save.mutate(patch)} />
      <MemberGrants member={data} admin={admin} />
      <AvailabilityPanel member={data.id} disabled={!editable} />
      {admin && <History kind="member" id={data.id} />}
      {admin && (
        <section className="mm-section mm-leave">
          {data.status === 'active' && (
            <Button danger onClick={() => setLeaving(true)}>
              Deactivate…
            </Button>
          )}
          {data.status !== 'active' && (
            <Button type="primary" loading={verbs.reactivate.busy} onClick={() => verbs.reactivate.go(undefined)}>
              Let {data.name} in again
            </Button>
          )}
          {data.status === 'suspended' && (
            <Button danger loading={verbs.remove.busy} onClick={() => verbs.remove.go(undefined)}>
              Remove from the business
            </Button>
          )}
        </section>
      )}
      {leaving && (
        <DeactivateModal
          member={data}
          onClose={() => setLeaving(false)}
          onDone={(member) => {
            editor.replaced(member, null);
            void editor.query.refetch();
          }}
        />
      )}
    </div>
  );
}
