import { openOf } from '@butterfly/contracts/payments';
import type { ProjectMoney } from '@butterfly/contracts/payments';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../payments.client';

/** A link for each invoice with something open; it is said once, and only its hash is kept. */
export function LinkButton({ money }: { money: ProjectMoney }) {
  const maySend = useFeature('send_client_messages');
  const open = new Map(money.parts.filter((part) => openOf(part) > 0).map(({ invoice_id, number }) => [invoice_id, number]));
  if (!maySend || open.size === 0) return null;
  return (
    <div className="pay-links bf-wraps">
      {[...open].map(([id, number]) => (
        <OneLink key={id} id={id} number={number} />
      ))}
    </div>
  );
}

function OneLink({ id, number }: { id: number; number: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const make = useAction<undefined, { data: { path: string } }>({
    run: () => api.makePayLink({ params: { id: String(id) } }),
    invalidates: [keys.money],
    onSuccess: ({ data }) => setAddress(new URL(data.path, window.location.origin).href),
  });
  if (address !== null)
    return <Input readOnly aria-label={`Link to ${number}`} value={address} onFocus={({ target }) => target.select()} />;
  return (
    <Button icon={<Icon name="link" size={16} />} loading={make.busy} onClick={() => make.go(undefined)}>
      Link to pay {number}
    </Button>
  );
}
