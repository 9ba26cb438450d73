import type { Language, NewPerson, PersonRole } from '@butterfly/contracts/client_portal';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Checkbox, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_portal.client';
import { LANGUAGE_WORDS, ROLE_WORDS } from './words';

const NOBODY: NewPerson = {
  ...{ name: '', email: '', role: 'partner', language: 'en' },
  ...{ sees_money: true, sees_messages: true, sees_files: true },
};
const optionsOf = <K extends string>(words: Readonly<Record<K, string>>) =>
  (Object.keys(words) as K[]).map((value) => ({ value, label: words[value] }));

/** Somebody of the project, who gets a link of their own by mail. */
export function InviteDialog({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const [person, setPerson] = useState(NOBODY);
  const set = (part: Partial<NewPerson>) => setPerson({ ...person, ...part });
  const invite = useAction<NewPerson, unknown>({
    run: (body) => api.invitePerson({ params: { projectId }, body }),
    invalidates: [keys.portals],
    failure: 'inline',
    successMessage: (_, { name }) => `${name} was invited`,
    onSuccess: onClose,
  });
  const isWhole = person.name.trim() !== '' && person.email.trim() !== '';
  return (
    <Modal
      open
      title="Invite somebody"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={!isWhole} loading={invite.busy} onClick={() => invite.go(person)}>
          Invite
        </Button>,
      ]}
    >
      <Field id="portal-name" label="Name" errors={invite.fields['name']}>
        <Input
          {...describedBy('portal-name', invite.fields['name'])}
          maxLength={120}
          value={person.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <Field id="portal-email" label="E-mail" errors={invite.fields['email']}>
        <Input
          {...describedBy('portal-email', invite.fields['email'])}
          type="email"
          maxLength={254}
          value={person.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      <Field id="portal-role" label="Who they are">
        <Select<PersonRole>
          id="portal-role"
          value={person.role ?? 'partner'}
          options={optionsOf(ROLE_WORDS)}
          onChange={(role) => set({ role, sees_money: role !== 'parent' })}
        />
      </Field>
      <Field id="portal-language" label="Their language">
        <Select<Language>
          id="portal-language"
          value={person.language ?? 'en'}
          options={optionsOf(LANGUAGE_WORDS)}
          onChange={(language) => set({ language })}
        />
      </Field>
      <Checkbox checked={person.sees_money ?? true} onChange={({ target }) => set({ sees_money: target.checked })}>
        Sees prices, contracts and payments
      </Checkbox>
      <Checkbox checked={person.sees_messages ?? true} onChange={({ target }) => set({ sees_messages: target.checked })}>
        Reads and writes messages
      </Checkbox>
      <Checkbox checked={person.sees_files ?? true} onChange={({ target }) => set({ sees_files: target.checked })}>
        Gets and sends files
      </Checkbox>
      {invite.error && <Alert type="error" showIcon title={errorMessage(invite.error)} />}
    </Modal>
  );
}
