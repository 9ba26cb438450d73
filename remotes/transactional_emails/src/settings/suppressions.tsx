import type { Suppression } from '@butterfly/contracts/transactional_emails';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../mails.client';

const REASON = { hard_bounce: 'No such mailbox', complaint: 'Reported as spam', manual: 'Held back here' } as const;

/** Addresses that get no mail any more. */
export function Suppressions({ canLift, canAdd }: { canLift: boolean; canAdd: boolean }) {
  const held = useQuery({
    queryKey: keys.suppressions,
    queryFn: async ({ signal }) => (await api.listSuppressions({ query: { page_size: 200 }, signal })).data,
  });
  return (
    <section aria-label="No mail to" className="mail-suppressions">
      <h2>No mail to</h2>
      <Loaded query={held} what="the addresses" kind="table">
        {({ results }) => (
          <>
            {results.length === 0 && (
              <p className="bf-soft">Every address is written to. What comes back for good is held back here by itself.</p>
            )}
            <ul className="mail-list">
              {results.map((one) => (
                <OneAddress key={one.id} held={one} canLift={canLift} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {canAdd && <AddAddress />}
    </section>
  );
}

function OneAddress({ held: { id, email, reason, at, can_lift }, canLift }: { held: Suppression; canLift: boolean }) {
  const lift = useAction<undefined, unknown>({
    run: () => api.removeSuppression({ params: { id: String(id) } }),
    invalidates: [keys.suppressions, keys.log],
    successMessage: () => `${email} is written to again`,
  });
  return (
    <li>
      <span className="mail-what">
        <strong>{email}</strong>
        <span className="bf-soft">
          <DateText value={at} as="moment" />
        </span>
      </span>
      <StatusTag tone={reason === 'manual' ? 'neutral' : 'clay'}>{REASON[reason]}</StatusTag>
      {can_lift && canLift && (
        <Button size="small" loading={lift.busy} onClick={() => lift.go(undefined)}>
          Write again
        </Button>
      )}
    </li>
  );
}

function AddAddress() {
  const [email, setEmail] = useState('');
  const add = useAction<string, unknown>({
    run: (address) => api.addSuppression({ body: { email: address } }),
    invalidates: [keys.suppressions, keys.log],
    onSuccess: () => setEmail(''),
  });
  return (
    <form
      className="mail-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() !== '') add.go(email);
      }}
    >
      <Input
        className="mail-address"
        type="email"
        aria-label="Address that gets no mail"
        placeholder="name@example.com"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button htmlType="submit" loading={add.busy} disabled={email.trim() === ''}>
        Hold back
      </Button>
    </form>
  );
}
