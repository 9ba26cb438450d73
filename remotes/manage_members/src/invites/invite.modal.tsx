import type { InviteResult } from '@butterfly/contracts/manage_members';
import { StatusDot } from '@butterfly/ui-kit';
import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';
import { readAddresses } from '../model/addresses';
import { Field } from '../parts/field';
import { useAction } from '../parts/use-action';
import { useRoles } from '../roles/use-roles';

const OUTCOMES: Readonly<Record<InviteResult['outcome'], { text: string; tone: 'eucalyptus' | 'neutral' | 'marigold' }>> = {
  sent: { text: 'Invitation sent', tone: 'eucalyptus' }, already_member: { text: 'Works here already', tone: 'neutral' }, already_invited: { text: 'Has an open invitation', tone: 'marigold' },
};

/** One or several people at once: addresses, roles, a word of one's own. */
export function InviteModal({ business, onClose }: { business: string; onClose: () => void }) {
  const roles = useRoles();
  const [text, setText] = useState('');
  const [roleIds, setRoleIds] = useState<number[]>([]);
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [results, setResults] = useState<readonly InviteResult[] | null>(null);
  const { good, bad } = readAddresses(text);
  const send = useAction<undefined, { data: { results: InviteResult[] } }>({
    run: () => api.createInvites({ body: { emails: good, role_ids: roleIds, title, message } }), forgets: [keys.invites], done: ({ data }) => setResults(data.results),
  });
  const admin = (roles.data ?? []).some(({ id, is_admin: isAdmin }) => isAdmin && roleIds.includes(id));
  if (results) return <Outcome results={results} onClose={onClose} />;
  return (
    <Modal
      open title={`Invite people to ${business}`} onCancel={onClose} width={560}
      footer={[
        <Button key="no" onClick={onClose}>Cancel</Button>,
        <Button key="yes" type="primary" disabled={good.length === 0} loading={send.busy} onClick={() => send.go(undefined)}>{good.length > 1 ? `Send ${good.length} invitations` : 'Send invitation'}</Button>,
      ]}
    >
      <div className="mm-form">
        <Field id="mm-emails" label="E-mail addresses" hint="One or several: paste a list, with commas or lines between" errors={bad.length > 0 && good.length === 0 ? [`${bad[0]} is no e-mail address`] : send.fields['emails']}>
          <Input.TextArea id="mm-emails" autoFocus rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field id="mm-invite-roles" label="Roles" {...(admin && { hint: 'This person will be able to change everything, roles too' })}>
          <Select id="mm-invite-roles" mode="multiple" className="mm-full" optionFilterProp="label" placeholder="What they may use" value={roleIds} onChange={setRoleIds} options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
        <Field id="mm-invite-title" label="Title (optional)"><Input id="mm-invite-title" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} /></Field>
        <Field id="mm-invite-message" label="A few words of your own (optional)"><Input.TextArea id="mm-invite-message" rows={2} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} /></Field>
      </div>
    </Modal>
  );
}

function Outcome({ results, onClose }: { results: readonly InviteResult[]; onClose: () => void }) {
  return (
    <Modal open title="Invitations" onCancel={onClose} footer={<Button type="primary" onClick={onClose}>Done</Button>}>
      <ul className="mm-lines">
        {results.map(({ email, outcome }) => <li key={email}><span>{email}</span><StatusDot tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</StatusDot></li>)}
      </ul>
      <p className="mm-soft">Links work once and for seven days.</p>
    </Modal>
  );
}
