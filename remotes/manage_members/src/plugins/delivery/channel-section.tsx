import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { Segmented } from 'antd';
import { useState } from 'react';
import { registry } from '../../members.client';
import { ReasonForm } from './reason-form';
import type { Delivery } from './use-delivery';

type Channel = TenantPlugin['delivery']['channel'];

const WORDS: Readonly<Record<Channel, { label: string; text: string }>> = {
  stable: { label: 'With everybody', text: 'New versions come when they have proved themselves elsewhere.' },
  beta: {
    label: 'Early access',
    text: 'New versions come first to your business. Should one fail, the version before is shown by itself.',
  },
};

/** Early, or with everybody. */
export function ChannelSection({ plugin, delivery }: { plugin: TenantPlugin; delivery: Delivery }) {
  const { channel } = plugin.delivery;
  const [wanted, setWanted] = useState<Channel | null>(null);
  const move = (to: Channel, reason: string) => (expected: number) =>
    registry.setTenantChannel({ params: { id: plugin.id }, body: { channel: to, expected_generation: expected, reason } });
  return (
    <section className="mm-section">
      <h3>New versions</h3>
      <Segmented
        aria-label="When new versions come"
        value={wanted ?? channel}
        onChange={(value) => setWanted(value === channel ? null : value)}
        options={(['stable', 'beta'] as const).map((value) => ({ value, label: WORDS[value].label }))}
      />
      <p className="bf-soft mm-under">{WORDS[wanted ?? channel].text}</p>
      {wanted && (
        <ReasonForm
          ok={wanted === 'beta' ? 'Get new versions early' : 'Get new versions with everybody'}
          busy={delivery.busy}
          placeholder="We want to try the new pages"
          onCancel={() => setWanted(null)}
          onDone={(reason) =>
            delivery.change({
              text: wanted === 'beta' ? `${plugin.title} comes early now.` : `${plugin.title} comes with everybody now.`,
              run: move(wanted, reason),
              back: move(channel, 'Taken back'),
            })
          }
        />
      )}
    </section>
  );
}
