import type { NewShare, ShareMode } from '@butterfly/contracts/moodboard';
import { Button, Input, Select } from 'antd';
import { useState, type FormEvent } from 'react';

const DAY = 86_400_000;
const ENDS: readonly { readonly value: number; readonly label: string }[] = [
  { value: 0, label: 'Until I take it back' },
  { value: 7, label: 'For a week' },
  { value: 30, label: 'For 30 days' },
  { value: 90, label: 'For 90 days' },
];
const MODES: readonly { readonly value: ShareMode; readonly label: string }[] = [
  { value: 'comment', label: 'Look, react and comment' },
  { value: 'view', label: 'Look and react' },
];

/** What a new link may do, for whom and how long. */
export function NewShareForm({ busy, onCreate }: { busy: boolean; onCreate: (wanted: NewShare) => void }) {
  const [label, setLabel] = useState('');
  const [mode, setMode] = useState<ShareMode>('comment');
  const [days, setDays] = useState(0);
  const [password, setPassword] = useState('');
  const tooShort = password !== '' && password.length < 4;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooShort) return;
    onCreate({ mode, label, expires_at: days === 0 ? null : new Date(Date.now() + days * DAY).toISOString(), password: password || null });
    setLabel('');
    setPassword('');
  };
  return (
    <form className="mb-share-form" onSubmit={submit}>
      <div className="mb-labelled">
        <label htmlFor="mb-share-label">For whom (optional)</label>
        <Input
          id="mb-share-label"
          maxLength={80}
          placeholder="Anna and Ben"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      <div className="mb-labelled">
        <label htmlFor="mb-share-mode">They can</label>
        <Select id="mb-share-mode" value={mode} options={[...MODES]} onChange={setMode} />
      </div>
      <div className="mb-labelled">
        <label htmlFor="mb-share-ends">It works</label>
        <Select id="mb-share-ends" value={days} options={[...ENDS]} onChange={setDays} />
      </div>
      <div className="mb-labelled" data-invalid={tooShort || undefined}>
        <label htmlFor="mb-share-password">Password (optional)</label>
        <Input
          id="mb-share-password"
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-describedby={tooShort ? 'mb-share-short' : undefined}
        />
        {tooShort && (
          <p id="mb-share-short" className="bf-field-error">
            At least 4 characters
          </p>
        )}
      </div>
      <Button type="primary" htmlType="submit" loading={busy} disabled={tooShort}>
        Make a link
      </Button>
    </form>
  );
}
