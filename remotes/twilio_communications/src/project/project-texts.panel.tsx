import type { PluginSlots } from '@butterfly/contracts/core';
import type { ProjectMessage } from '@butterfly/contracts/twilio_communications';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLiveTexts } from '../texts/use-live-texts';
import { api, keys } from '../twilio.client';

/** The last texts with the people of a project, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  useLiveTexts();
  const found = useQuery({
    queryKey: [...keys.conversations, 'project', projectId],
    queryFn: async ({ signal }) => (await api.listProjectMessages({ params: { projectId: String(projectId) }, signal })).data,
  });
  return (
    <section className="bf-panel" aria-label="Texts of the project">
      <h2>
        <Link to={nav.href('texts')}>Text messages</Link>
      </h2>
      <Loaded query={found} what="the texts" kind="table">
        {(messages) =>
          messages.length === 0 ? (
            <p className="bf-soft">No texts with the people of this project yet.</p>
          ) : (
            <ol className="tw-project-texts">
              {messages.map((message) => (
                <li key={message.id}>
                  <OneText message={message} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

function OneText({ message: { conversation_id, who, direction, body, has_media, unread, created_at } }: { message: ProjectMessage }) {
  const { nav } = usePlugin();
  const text = body || (has_media ? 'Picture' : '');
  return (
    <Link to={`${nav.href('texts')}?conversation=${conversation_id}`} className="tw-project-text">
      <span className="tw-project-head">
        <strong>{who.startsWith('+') ? phoneText(who) : who}</strong>
        {unread && <StatusTag tone="blush">New</StatusTag>}
        <span className="bf-soft tw-project-when">
          <DateText value={created_at} as="moment" />
        </span>
      </span>
      <span className="tw-project-body">
        {direction === 'out' && <span className="bf-soft">You: </span>}
        {text}
      </span>
    </Link>
  );
}
