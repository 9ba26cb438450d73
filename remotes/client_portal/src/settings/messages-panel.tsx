import type { NewMessage, Settings, TeamMessage, TeamThread } from '@butterfly/contracts/client_portal';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useDraft, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText, RestoredNote, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useEffect } from 'react';
import { api, keys } from '../client_portal.client';
import { freshKey } from '../portal/fresh-key';

/** What the clients of a project and the team write to each other, and the next word of the team. */
export function MessagesPanel({ settings }: { readonly settings: Settings }) {
  const projectId = String(settings.project_id);
  const found = useQuery({
    queryKey: keys.thread(projectId),
    queryFn: async ({ signal }) => (await api.readThread({ params: { projectId }, signal })).data,
  });
  return (
    <section className="portal-panel" aria-label="Messages">
      <h2>Messages {found.data?.waits && <StatusTag tone="marigold">Not answered yet</StatusTag>}</h2>
      <Loaded query={found} what="the messages" kind="table">
        {(thread) => <Thread thread={thread} projectId={projectId} isOn={settings.is_on} />}
      </Loaded>
    </section>
  );
}

/** It gets its key with its first letter. */
const EMPTY: NewMessage = { key: '', body: '' };

interface ThreadProps {
  readonly thread: TeamThread;
  readonly projectId: string;
  readonly isOn: boolean;
}

function Thread({ thread: { results, unread }, projectId, isOn }: ThreadProps) {
  const newest = results.at(-1)?.id;
  const read = useAction<number, unknown>({
    run: (id) => api.noteThreadRead({ params: { projectId }, body: { id } }),
    invalidates: [keys.thread(projectId)],
  });
  const { go } = read;
  useEffect(() => {
    if (newest !== undefined && unread > 0) go(newest);
  }, [go, newest, unread]);
  return (
    <>
      {results.length === 0 && (
        <p className="bf-soft">Nothing was written yet. Clients write in their portal; what you write is told to them by mail.</p>
      )}
      <ol className="portal-rows portal-team-thread">
        {results.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ol>
      <Answer projectId={projectId} isOn={isOn} />
    </>
  );
}

function Line({ message: { from, author, body, at, read_by } }: { readonly message: TeamMessage }) {
  return (
    <li className="portal-said" data-from={from}>
      <span className="bf-soft">
        <strong>{author}</strong> <DateText value={at} as="moment" />
      </span>
      <p className="portal-welcome">{body}</p>
      {from === 'studio' && <span className="bf-soft">{read_by.length === 0 ? 'Not read yet' : `Read by ${read_by.join(', ')}`}</span>}
    </li>
  );
}

function Answer({ projectId, isOn }: Pick<ThreadProps, 'isOn' | 'projectId'>) {
  const mayWrite = useFeature('send_client_messages');
  const draft = useDraft(`message:${projectId}`, EMPTY);
  const write = useAction<NewMessage, unknown>({
    run: (body) => api.writeMessage({ params: { projectId }, body }),
    invalidates: [keys.portals],
    failure: 'inline',
    onSuccess: () => draft.saved(EMPTY),
  });
  if (!mayWrite) return <p className="bf-soft">You may read the messages. To answer, ask for the permission to write to clients.</p>;
  const { key, body } = draft.value;
  return (
    <>
      <RestoredNote draft={draft} />
      <Input.TextArea
        aria-label="Your message to the clients"
        rows={3}
        maxLength={10_000}
        value={body}
        onChange={({ target }) => draft.set({ key: key || freshKey(), body: target.value })}
      />
      {write.error && <Alert type="error" showIcon title={errorMessage(write.error)} />}
      <Button type="primary" disabled={!isOn || body.trim() === ''} loading={write.busy} onClick={() => write.go({ key, body })}>
        Send
      </Button>
      {!isOn && <p className="bf-soft">The portal is switched off: nobody could read it.</p>}
    </>
  );
}
