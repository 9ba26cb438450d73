import type { InviteResult } from '@butterfly/contracts/manage_members';
import { useAction, useDraft } from '@butterfly/plugin-sdk/react';
import { RestoredNote, StatusDot } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { readAddresses } from '../model/addresses';
import { useRoles } from '../roles/use-roles';

const OUTCOMES: Readonly<Record<InviteResult['outcome'], { text: string; tone: 'eucalyptus' | 'neutral' | 'marigold' }>> = {
  sent: { text: 'Invitation sent', tone: 'eucalyptus' },
  already_member: { text: 'Works here already', tone: 'neutral' },
  already_invited: { text: 'Has an open invitation', tone: 'marigold' },
};

interface Invitation {
  readonly text: string;
  readonly roleIds: readonly number[];
  readonly title: string;
  readonly message: string;
}
const EMPTY: Invitation = { text: '', roleIds: [], title: '', message: '' };

/** One or several people at once: addresses, roles, a word of one's own. */
export function InviteModal({ business, onClose }: { business: string; onClose: () => void }) {
  const roles = useRoles();
  const form = useDraft<Invitation>('invitation', EMPTY);
  const { text, roleIds, title, message } = form.value;
  const change = (part: Partial<Invitation>) => form.set((now) => ({ ...now, ...part }));
  const [results, setResults] = useState<readonly InviteResult[] | null>(null);
  const { good, bad } = readAddresses(text);
  const send = useAction<undefined, { data: { results: InviteResult[] } }>({
    run: () => api.createInvites({ body: { emails: good, role_ids: [...roleIds], title, message } }),
    invalidates: [keys.invites],
    onSuccess: ({ data }) => {
      form.saved(form.value);
      setResults(data.results);
    },
  });
  const admin = (roles.data ?? []).some(({ id, is_admin: isAdmin }) => isAdmin && roleIds.includes(id));
  const cancel = () => {
    form.saved(EMPTY);
    onClose();
  };
  if (results) return <Outcome results={results} onClose={onClose} />;
  return (
    <Modal
      open
      title={`Invite people to ${business}`}
      onCancel={cancel}
      width={560}
      footer={[
        <Button key="no" onClick={cancel}>
          Cancel
        </Button>,
        <Button
          key="yes"
          type="primary"
          disabled={good.length === 0 || bad.length > 0}
          loading={send.busy}
          onClick={() => send.go(undefined)}
        >
          {good.length > 1 ? `Send ${good.length} invitations` : 'Send invitation'}
        </Button>,
      ]}
    >
      <div className="bf-form">
        <RestoredNote draft={form} />
        <Field
          id="mm-emails"
          label="E-mail addresses"
          hint="One or several: paste a list, with commas or lines between"
          errors={
            bad.length > 0
              ? [`${bad.join(', ')} ${bad.length === 1 ? 'is no e-mail address' : 'are no e-mail addresses'}`]
              : send.fields['emails']
          }
        >
          <Input.TextArea id="mm-emails" autoFocus rows={3} value={text} onChange={(event) => change({ text: event.target.value })} />
        </Field>
        <Field id="mm-invite-roles" label="Roles" {...(admin && { hint: 'This person will be able to change everything, roles too' })}>
          <Select
            id="mm-invite-roles"
            mode="multiple"
            className="bf-wide"
            optionFilterProp="label"
            placeholder="What they may use"
            value={[...roleIds]}
            onChange={(ids: number[]) => change({ roleIds: ids })}
            options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field id="mm-invite-title" label="Title (optional)">
          <Input id="mm-invite-title" maxLength={120} value={title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <Field id="mm-invite-message" label="A few words of your own (optional)">
          <Input.TextArea
            id="mm-invite-message"
            rows={2}
            maxLength={1000}
            value={message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      </div>
    </Modal>
  );
}

function Outcome({ results, onClose }: { results: readonly InviteResult[]; onClose: () => void }) {
  return (
    <Modal
      open
      title="Invitations"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="mm-lines">
        {results.map(({ email, outcome }) => (
          <li key={email}>
            <span>{email}</span>
            <StatusDot tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</StatusDot>
          </li>
        ))}
      </ul>
      <p className="bf-soft">Links work once and for seven days.</p>
    </Modal>
  );
}
