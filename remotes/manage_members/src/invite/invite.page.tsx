import type { Invitation } from '@butterfly/contracts/manage_members';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Botanical, DateText, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api } from '../members.client';
import { AcceptForm } from './accept-form';

/** The page behind the link of an invitation, open to everybody who holds it. */
export function Page() {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.readInvite({ params: { token }, signal })).data,
    retry: false,
  });
  return (
    <div className="mm-invite">
      <div className="mm-invite-card">
        <Botanical name="wreath" width={120} />
        {query.isPending && <Skeleton kind="form" label="Reading the invitation…" />}
        {query.isError &&
          (isApiError(query.error) && query.error.status === 404 ? (
            <Settled title="This link is not complete" text="Open it again from the mail, or ask for a new invitation." />
          ) : (
            <ErrorCard title="The invitation could not be read" text={errorMessage(query.error)} onRetry={() => void query.refetch()} />
          ))}
        {query.data && <Shown invitation={query.data} token={token} />}
      </div>
    </div>
  );
}

function Shown({ invitation, token }: { invitation: Invitation; token: string }) {
  const { state, business, invited_by: inviter } = invitation;
  if (state === 'accepted')
    return <Settled title="This invitation has been accepted" text={`You belong to ${business} already. Sign in to begin.`} signIn />;
  if (state === 'revoked') return <Settled title="This invitation was taken back" text={`Ask ${inviter} for a new one.`} />;
  if (state === 'expired')
    return <Settled title="This invitation has expired" text={`It was valid for seven days. Ask ${inviter} for a new one.`} />;
  return (
    <>
      <p className="bf-eyebrow">{inviter} invites you to</p>
      <h1>{business}</h1>
      <p className="bf-soft">
        {invitation.roles.length > 0 && <>as {invitation.roles.join(', ')} · </>}until <DateText value={invitation.expires_at} />
      </p>
      <AcceptForm invitation={invitation} token={token} />
    </>
  );
}

function Settled({ title, text, signIn = false }: { title: string; text: string; signIn?: boolean }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="bf-soft">{text}</p>
      {signIn && (
        <Link className="bf-button bf-button-primary" to="/login">
          Sign in
        </Link>
      )}
    </>
  );
}
