import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { MailStatusTag } from '../mail/status-tag';
import { api, keys } from '../mails.client';

/** The last mail to the client and the next one, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const plan = useQuery({
    queryKey: keys.schedule(String(projectId)),
    queryFn: async ({ signal }) => (await api.getSchedule({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Mail of the project">
      <h2>
        <Link to={nav.href('log', { projectId })}>Transactional emails</Link>
      </h2>
      <Loaded query={plan} what="the mail" kind="table">
        {({ sent, coming, client }) => {
          const [last, next] = [sent[0], coming.find(({ is_on, on }) => is_on && on !== null)];
          return (
            <>
              {client?.suppressed && <StatusTag tone="clay">The client gets no mail any more</StatusTag>}
              {!last && !next && <p className="bf-soft">Nothing was sent, and no day is known for the next one.</p>}
              {last && (
                <p className="mail-row">
                  <MailStatusTag mail={last} /> {last.subject}
                </p>
              )}
              {next && (
                <p>
                  <span className="bf-soft">Next</span> {next.title}{' '}
                  <span className="bf-soft">{next.on && <DateText value={next.on} />}</span>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
