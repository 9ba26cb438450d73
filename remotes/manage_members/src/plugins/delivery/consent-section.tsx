import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { registry } from '../../members.client';
import { ReasonForm } from './reason-form';
import type { Delivery } from './use-delivery';

const RISKS: Readonly<Record<'read' | 'write' | 'money' | 'send', string>> = {
  read: 'sees data',
  write: 'changes data',
  money: 'moves money',
  send: 'writes to clients',
};

/** What a newer version may do beyond the former one; until somebody agrees, nobody here can. */
export function ConsentSection({ plugin, delivery }: { plugin: TenantPlugin; delivery: Delivery }) {
  const [asking, setAsking] = useState(false);
  const { pending_consent: asked } = plugin.delivery;
  if (asked.length === 0) return null;
  const features = asked.map(({ id }) => id);
  return (
    <section className="mm-section mm-consent">
      <h3>
        <Icon name="lock" size={16} /> {plugin.title} asks for {asked.length === 1 ? 'a new permission' : `${asked.length} new permissions`}
      </h3>
      <ul className="mm-plain">
        {asked.map(({ id, title, risk }) => (
          <li key={id}>
            {title}
            {risk && <span className="bf-soft"> · {RISKS[risk]}</span>}
          </li>
        ))}
      </ul>
      <p className="bf-soft">
        Until you agree it works without {asked.length === 1 ? 'it' : 'them'}. Afterwards your roles decide who gets{' '}
        {asked.length === 1 ? 'it' : 'them'}.
      </p>
      {!asking && (
        <Button type="primary" onClick={() => setAsking(true)}>
          Agree…
        </Button>
      )}
      {asking && (
        <ReasonForm
          ok="Agree"
          busy={delivery.busy}
          placeholder="We need it for deposits"
          onCancel={() => setAsking(false)}
          onDone={(reason) =>
            delivery.change({
              text: `${plugin.title} may do what it asked for.`,
              back: null,
              run: (expected) =>
                registry.consentForTenant({ params: { id: plugin.id }, body: { features, expected_generation: expected, reason } }),
            })
          }
        />
      )}
    </section>
  );
}
