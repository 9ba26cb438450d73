import type { NewEvent } from '@butterfly/contracts/calendar_meeting';
import { Button, Input } from 'antd';
import { useState } from 'react';

interface GuestsFieldProps {
  readonly guests: NewEvent['guests'];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (guests: NewEvent['guests']) => void;
}

/** Clients who are invited: each gets a mail that calendar programs understand. */
export function GuestsField({ guests, fields, onChange }: GuestsFieldProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const isWhole = name.trim() !== '' && /^\S+@\S+\.\S+$/.test(email.trim());
  const problems = Object.entries(fields).filter(([field]) => field.startsWith('guests'));
  const add = () => {
    onChange([
      ...guests.filter((guest) => guest.email !== email.trim().toLowerCase()),
      { name: name.trim(), email: email.trim().toLowerCase(), contact_id: null },
    ]);
    setName('');
    setEmail('');
  };
  return (
    <fieldset className="cal-guests">
      <legend>Guests</legend>
      {guests.map((guest) => (
        <p key={guest.email}>
          {guest.name}, {guest.email}{' '}
          <Button
            size="small"
            aria-label={`Do not invite ${guest.name}`}
            onClick={() => onChange(guests.filter(({ email: one }) => one !== guest.email))}
          >
            Remove
          </Button>
        </p>
      ))}
      <div className="cal-pair">
        <Input
          aria-label="Name of a guest"
          placeholder="Name"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Input
          aria-label="E-mail of a guest"
          placeholder="E-mail"
          type="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button disabled={!isWhole} onClick={add}>
          Add guest
        </Button>
      </div>
      {problems.map(([field, said]) => (
        <p key={field} role="alert">
          {said.join(', ')}
        </p>
      ))}
    </fieldset>
  );
}
