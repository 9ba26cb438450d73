import type { Role } from '@butterfly/contracts/manage_members';
import { isApiError } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { draftOf, EMPTY_DRAFT } from './role-draft';

/** A name is enough to begin; a copy takes over what the other role permits, but never being an administrator. */
export function NewRole({ from, onClose, onMade }: { from: Role | null; onClose: () => void; onMade: (id: number) => void }) {
  const [name, setName] = useState(from ? `Copy of ${from.name}` : '');
  const make = useAction<undefined, { data: Role }>({
    run: () => api.createRole({ body: { ...(from ? draftOf(from) : EMPTY_DRAFT), name, is_admin: false } }),
    invalidates: [keys.roles],
    successMessage: ({ data }) => `${data.name} is ready; nobody has it yet`,
    onSuccess: ({ data }) => onMade(data.id),
  });
  const taken =
    isApiError(make.error) && make.error.code === 'manage_members.role_name_taken'
      ? ['There is a role of this name already']
      : make.fields['name'];
  return (
    <Modal
      open
      title={from ? `Copy ${from.name}` : 'New role'}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={name.trim() === ''} loading={make.busy} onClick={() => make.go(undefined)}>
          Make role
        </Button>,
      ]}
    >
      <Field
        id="mm-role-name"
        label="Name"
        errors={taken}
        {...(from?.is_admin && { hint: 'The copy is no administrator; you can change that afterwards' })}
      >
        <Input
          id="mm-role-name"
          autoFocus
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => name.trim() && make.go(undefined)}
        />
      </Field>
    </Modal>
  );
}
