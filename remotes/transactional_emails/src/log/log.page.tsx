import type { Schedule } from '@butterfly/contracts/transactional_emails';
import { LANGUAGES } from '@butterfly/contracts/transactional_emails';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { EmptyState, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MailDrawer } from '../mail/mail.drawer';
import { api, keys } from '../mails.client';
import { Timeline } from './timeline';

/** What the client of a project has received and will receive, and when. */
export function Page() {
  const { projectId = '' } = useParams();
  const plan = useQuery({
    queryKey: keys.schedule(projectId),
    queryFn: async ({ signal }) => (await api.getSchedule({ params: { projectId }, signal })).data,
  });
  return (
    <Loaded query={plan} what="the mail of the project" kind="form">
      {(found) => <Found plan={found} />}
    </Loaded>
  );
}

function Found({ plan }: { plan: Schedule }) {
  const { nav } = usePlugin();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className="mail-page">
      <PageHeader
        eyebrow={<Link to={nav.href('template', { templateId: plan.project_id })}>Templates with the data of this project</Link>}
        title={<ProjectLink id={plan.project_id}>{plan.project_name}</ProjectLink>}
      />
      <Reader plan={plan} />
      {plan.sent.length + plan.coming.length === 0 ? (
        <EmptyState
          drawing="sprig"
          title="No mail yet"
          text="As soon as a proposal, a contract or an invoice is on its way, it stands here with everything that follows."
        />
      ) : (
        <Timeline plan={plan} onOpen={setOpen} />
      )}
      {open !== null && <MailDrawer id={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

const HELD = {
  hard_bounce: 'the mailbox does not exist',
  complaint: 'a mail was reported as spam',
  manual: 'somebody here said so',
} as const;

function Reader({ plan: { client } }: { plan: Schedule }) {
  if (!client) return <p className="mail-reader">Nobody takes part in this project yet, so nobody is written to.</p>;
  if (!client.email) return <p className="mail-reader">{client.name} has no address, so nobody is written to.</p>;
  return (
    <p className="mail-reader">
      <strong>{client.name}</strong> <span className="bf-soft">{client.email}</span>{' '}
      <span className="bf-soft">reads {LANGUAGES[client.language]}</span>{' '}
      {client.suppressed && <StatusTag tone="clay">Gets no mail: {HELD[client.suppressed]}</StatusTag>}
    </p>
  );
}
