import type { SharedBoard } from '@butterfly/contracts/moodboard';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { sharedClient } from './shared-client';

/** A link with a password: whose it is, and the one thing to do. */
export function UnlockForm({ shareId, business, onOpened }: { shareId: string; business: string; onOpened: (board: SharedBoard) => void }) {
  const [password, setPassword] = useState('');
  const unlock = useAction({
    failure: 'inline',
    run: (given: string) => sharedClient.unlock(shareId, given),
    invalidates: [],
    onSuccess: onOpened,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') unlock.go(password);
  };
  return (
    <form className="mb-unlock" onSubmit={submit}>
      <p className="bf-eyebrow">{business}</p>
      <h1>A moodboard for you</h1>
      <p className="bf-soft">It opens with the password you were given.</p>
      <label htmlFor="mb-unlock-password">Password</label>
      <Input.Password
        id="mb-unlock-password"
        size="large"
        autoFocus
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        aria-describedby={unlock.error ? 'mb-unlock-error' : undefined}
      />
      {unlock.error && (
        <p id="mb-unlock-error" className="bf-field-error" role="alert">
          {errorMessage(unlock.error)}
        </p>
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={unlock.busy} disabled={password === ''}>
        Open the board
      </Button>
    </form>
  );
}
