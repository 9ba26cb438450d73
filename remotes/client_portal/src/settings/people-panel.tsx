import type { Person, PersonPatch, Settings } from '@butterfly/contracts/client_portal';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, StatusTag } from '@butterfly/ui-kit';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_portal.client';
import { InviteDialog } from './invite-dialog';
import { PreviewDialog } from './preview-dialog';
import { LANGUAGE_WORDS, ROLE_WORDS } from './words';

/** Who gets in, each by a link of their own. */
export function PeoplePanel({ settings }: { readonly settings: Settings }) {
  const [isInviting, setInviting] = useState(false);
  const { people, is_on, project_id } = settings;
  return (
    <section className="portal-panel" aria-label="Who gets in">
      <h2>Who gets in</h2>
      {people.length === 0 ? (
        <EmptyState
          drawing="sprig"
          title={is_on ? 'Nobody was invited yet' : 'The portal is switched off'}
          text={is_on ? 'Each person gets a link of their own by mail, in their language.' : 'Switch it on, then invite your clients.'}
        />
      ) : (
        <ul className="portal-people">
          {people.map((person) => (
            <PersonRow key={person.id} projectId={String(project_id)} person={person} isOn={is_on} />
          ))}
        </ul>
      )}
      <Button type={people.length === 0 && is_on ? 'primary' : 'default'} disabled={!is_on} onClick={() => setInviting(true)}>
        Invite somebody
      </Button>
      {isInviting && <InviteDialog projectId={String(project_id)} onClose={() => setInviting(false)} />}
    </section>
  );
}

const RIGHTS = [
  { right: 'sees_money', words: 'Sees prices', label: 'sees prices and payments' },
  { right: 'sees_messages', words: 'Writes messages', label: 'reads and writes messages' },
  { right: 'sees_files', words: 'Gets files', label: 'gets and sends files' },
  { right: 'is_active', words: 'Has access', label: 'has access' },
] as const;

interface RowProps {
  readonly projectId: string;
  readonly person: Person;
  readonly isOn: boolean;
}

function PersonRow({ projectId, person, isOn }: RowProps) {
  const [isSeen, setSeen] = useState(false);
  const params = { projectId, personId: String(person.id) };
  const invalidates = [keys.portals];
  const patch = useAction<PersonPatch, unknown>({ run: (body) => api.updatePerson({ params, body }), invalidates });
  const again = useAction<void, unknown>({
    run: () => api.inviteAgain({ params }),
    invalidates,
    successMessage: () => `${person.name} was written to`,
  });
  const rotate = useAction<void, unknown>({
    run: () => api.rotateToken({ params }),
    invalidates,
    successMessage: () => `${person.name} has a new link; the one before opens nothing`,
  });
  return (
    <li>
      <span className="portal-row-words">
        <span>
          <strong>{person.name}</strong> {!person.is_active && <StatusTag tone="neutral">No access</StatusTag>}
        </span>
        <span className="bf-soft">{`${person.email} · ${ROLE_WORDS[person.role]} · ${LANGUAGE_WORDS[person.language]}`}</span>
        <span className="bf-soft">
          {person.last_seen_at ? (
            <>
              was there <DateText value={person.last_seen_at} as="moment" />
            </>
          ) : (
            'was not there yet'
          )}
          {person.has_password && ' · has a password'}
        </span>
      </span>
      <span className="portal-switches">
        {RIGHTS.map(({ right, words, label }) => (
          <label key={right}>
            <Switch
              size="small"
              checked={person[right]}
              loading={patch.busy}
              onChange={(isOn) => patch.go({ [right]: isOn })}
              aria-label={`${person.name} ${label}`}
            />{' '}
            {words}
          </label>
        ))}
      </span>
      <span className="portal-buttons">
        <Button size="small" onClick={() => setSeen(true)}>
          See it as {person.name.split(' ')[0]}
        </Button>
        <Button size="small" disabled={!isOn || !person.is_active} loading={again.busy} onClick={() => again.go()}>
          Write again
        </Button>
        <Button size="small" disabled={!isOn || !person.is_active} loading={rotate.busy} onClick={() => rotate.go()}>
          New link
        </Button>
      </span>
      {isSeen && <PreviewDialog projectId={projectId} person={person} onClose={() => setSeen(false)} />}
    </li>
  );
}
