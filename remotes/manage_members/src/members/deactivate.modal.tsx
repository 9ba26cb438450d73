import type { Member } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';

interface DeactivateModalProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onDone: (member: Member) => void;
}

/** Leaving: what happens, and who takes over. */
export function DeactivateModal({ member, onClose, onDone }: DeactivateModalProps) {
  const [successor, setSuccessor] = useState<number | null>(null);
  const holdings = useQuery({
    queryKey: [...keys.member(member.id), 'holdings'],
    queryFn: async ({ signal }) => (await api.getHoldings({ params: { id: String(member.id) }, signal })).data,
  });
  const people = useQuery({
    queryKey: [...keys.members, 'active'],
    queryFn: async ({ signal }) => (await api.listMembers({ query: { status: 'active', page_size: 200 }, signal })).data.results,
  });
  const go = useAction<undefined, { data: { member: Member; moved_projects: number } }>({
    run: () => api.deactivateMember({ params: { id: String(member.id) }, body: { successor_id: successor } }),
    invalidates: [keys.members, keys.roles, keys.audit('member', member.id)],
    successMessage: ({ data }) =>
      `${member.name} was deactivated${data.moved_projects > 0 ? `; ${data.moved_projects} projects have a new owner` : ''}`,
    onSuccess: ({ data }) => {
      onDone(data.member);
      onClose();
    },
  });
  const projects = holdings.data?.projects ?? 0;
  return (
    <Modal
      open
      title={`Deactivate ${member.name}?`}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Keep active
        </Button>,
        <Button
          key="yes"
          type="primary"
          danger
          disabled={holdings.isPending || (projects > 0 && successor === null)}
          loading={go.busy}
          onClick={() => go.go(undefined)}
        >
          Deactivate
        </Button>,
      ]}
    >
      <p>
        {member.name.split(' ')[0]} is signed out everywhere at once and cannot sign in. Everything they made stays, and you can let them in
        again.
      </p>
      {projects > 0 && (
        <Field id="mm-successor" label={`Who takes over ${projects === 1 ? 'the open project' : `the ${projects} open projects`}?`}>
          <Select
            id="mm-successor"
            className="bf-wide"
            showSearch
            optionFilterProp="label"
            placeholder="Choose a member"
            value={successor}
            onChange={setSuccessor}
            options={(people.data ?? []).filter(({ id }) => id !== member.id).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
    </Modal>
  );
}
