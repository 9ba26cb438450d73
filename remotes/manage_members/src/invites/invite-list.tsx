import type { Invite, InviteState } from '@butterfly/contracts/manage_members';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../members.client';

const STATES: Readonly<Record<InviteState, { text: string; tone: 'iris' | 'eucalyptus' | 'marigold' | 'neutral' }>> = {
  pending: { text: 'Waiting', tone: 'iris' },
  accepted: { text: 'Accepted', tone: 'eucalyptus' },
  expired: { text: 'Expired', tone: 'marigold' },
  revoked: { text: 'Taken back', tone: 'neutral' },
};

/** Invitations that are not settled; nothing when there is none. */
export function InviteList() {
  const query = useQuery({ queryKey: keys.invites, queryFn: async ({ signal }) => (await api.listInvites({ signal })).data });
  const [taken, setTaken] = useState<Invite | null>(null);
  const resend = useAction<number, { data: Invite }>({
    run: (id) => api.resendInvite({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.invites],
    successMessage: ({ data }) => `A new link is on its way to ${data.email}`,
    onSuccess: () => setTaken(null),
  });
  const revoke = useAction<Invite, { data: Invite }>({
    run: ({ id }) => api.revokeInvite({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.invites],
    onSuccess: (_result, invite) => setTaken(invite),
  });
  const open = (query.data ?? []).filter(({ state }) => state === 'pending' || state === 'expired');
  if (open.length === 0 && !taken) return null;
  return (
    <section className="mm-section mm-block" aria-labelledby="mm-invites">
      <h2 id="mm-invites">Open invitations</h2>
      {taken && (
        <UndoBar
          text={`The invitation to ${taken.email} was taken back.`}
          busy={resend.busy}
          onUndo={() => resend.go(taken.id)}
          onClose={() => setTaken(null)}
        />
      )}
      <ul className="mm-lines">
        {open.map((invite) => (
          <li key={invite.id}>
            <span className="mm-line-words">
              <strong>{invite.email}</strong>
              <span className="bf-soft">
                {invite.roles.map(({ name }) => name).join(', ') || 'No role'} · until <DateText value={invite.expires_at} />
                {invite.sent_count > 1 && ` · sent ${invite.sent_count} times`}
              </span>
            </span>
            <StatusDot tone={STATES[invite.state].tone}>{STATES[invite.state].text}</StatusDot>
            <span className="mm-line-actions">
              <Button size="small" loading={resend.busy} onClick={() => resend.go(invite.id)}>
                Send again
              </Button>
              <Button size="small" type="text" loading={revoke.busy} onClick={() => revoke.go(invite)}>
                Take back
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
