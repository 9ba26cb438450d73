import { CLIENT_LANGUAGES, type ClientLanguage } from '@butterfly/contracts/core';
import type { NewRecipients, Questionnaire } from '@butterfly/contracts/questionnaire';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../questionnaire.client';

interface Person {
  readonly name: string;
  readonly email: string;
  /** As their contact or the studio reads, until one is chosen. */
  readonly language?: ClientLanguage;
}

const NOBODY: Person = { name: '', email: '' };
const OWN = 'own';
const LANGUAGES = [
  { value: OWN, label: 'Their language' },
  ...Object.entries(CLIENT_LANGUAGES).map(([value, label]) => ({ value, label })),
];

/** Who is asked: each gets a link of their own, so that two partners answer for themselves. */
export function SendDialog({
  questionnaire: { id, title },
  onClose,
}: {
  readonly questionnaire: Questionnaire;
  readonly onClose: () => void;
}) {
  const [people, setPeople] = useState<readonly Person[]>([NOBODY]);
  const send = useAction<NewRecipients, unknown>({
    run: (body) => api.sendQuestionnaire({ params: { id: String(id) }, body }),
    invalidates: [keys.questionnaires],
    failure: 'inline',
    successMessage: () => 'The questions are on their way',
    onSuccess: onClose,
  });
  const set = (at: number, part: Partial<Person>) => setPeople(people.map((one, nth) => (nth === at ? { ...one, ...part } : one)));
  const recipients = people.filter(({ name, email }) => name.trim() !== '' && email.trim() !== '');
  const problems = Object.entries(send.fields).map(([field, said]) => `${field.replace(/^recipients\.?/, 'person ')}: ${said.join(', ')}`);
  return (
    <Modal
      open
      title={`Send “${title}”`}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={recipients.length === 0} loading={send.busy} onClick={() => send.go({ recipients })}>
          {recipients.length > 1 ? `Send to ${recipients.length} people` : 'Send'}
        </Button>,
      ]}
    >
      <p>
        Each person gets a link of their own by mail, and a page in their language. Two partners answer for themselves; you see where they
        differ.
      </p>
      <div className="q-send">
        {people.map(({ name, email, language = OWN }, at) => (
          <div key={at}>
            <Input
              aria-label={`Name ${at + 1}`}
              placeholder="Name"
              maxLength={120}
              value={name}
              onChange={({ target }) => set(at, { name: target.value })}
            />
            <Input
              aria-label={`E-mail ${at + 1}`}
              type="email"
              placeholder="E-mail"
              maxLength={254}
              value={email}
              onChange={({ target }) => set(at, { email: target.value })}
            />
            <Select
              aria-label={`Language ${at + 1}`}
              value={language}
              options={LANGUAGES}
              onChange={(next: string) => setPeople(people.map((one, nth) => (nth === at ? speaking(one, next) : one)))}
            />
          </div>
        ))}
        {people.length < 6 && (
          <Button type="link" onClick={() => setPeople([...people, NOBODY])}>
            Somebody else as well
          </Button>
        )}
      </div>
      {send.error && <Alert type="error" showIcon title={errorMessage(send.error)} description={problems.join('; ') || undefined} />}
    </Modal>
  );
}

function speaking({ name, email }: Person, language: string): Person {
  return language === OWN ? { name, email } : { name, email, language: language as ClientLanguage };
}
