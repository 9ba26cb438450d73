import type { SwitchImpact, TenantPlugin } from '@butterfly/contracts/plugins';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { registry } from '../members.client';

/** What switching off would mean, before it is done. */
export function SwitchOffModal({ plugin, onClose, onSwitch }: { plugin: TenantPlugin; onClose: () => void; onSwitch: () => void }) {
  const query = useQuery({
    queryKey: ['impact', plugin.id],
    queryFn: async ({ signal }) => (await registry.switchImpact({ params: { id: plugin.id }, signal })).data,
  });
  return (
    <Modal
      open
      title={`Switch ${plugin.title} off?`}
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Leave it on
        </Button>,
        <Button key="yes" type="primary" autoFocus onClick={onSwitch}>
          Switch off
        </Button>,
      ]}
    >
      <Loaded query={query} what="what that would mean" kind="form">
        {(impact) => <Impact impact={impact} title={plugin.title} />}
      </Loaded>
    </Modal>
  );
}

function Impact({ impact: { members, cards, pages, needed_by: needed, slots, tools }, title }: { impact: SwitchImpact; title: string }) {
  const names = members
    .slice(0, 8)
    .map(({ name }) => name)
    .join(', ');
  return (
    <ul className="mm-impact">
      <li>
        {members.length === 0 ? (
          'Nobody uses it now.'
        ) : (
          <>
            <strong>{members.length === 1 ? '1 member loses it' : `${members.length} members lose it`}</strong> within two seconds, in open
            tabs too: {names}
            {members.length > 8 && ` and ${members.length - 8} more`}.
          </>
        )}
      </li>
      <li>
        {cards.length > 0 ? `The tool ${cards.join(', ')} and ` : ''}
        {pages === 1 ? '1 page' : `${pages} pages`} of the app will not be shown.
      </li>
      {needed.length > 0 && (
        <li>
          <strong>Stops working with it:</strong> {needed.map((other) => other.title).join(', ')}.
        </li>
      )}
      {slots.length > 0 && <li>Other pages lose what it shows there: {slots.length === 1 ? 'one place' : `${slots.length} places`}.</li>}
      {tools.length > 0 && <li>The assistant can no longer: {tools.join(', ')}.</li>}
      <li>All data of {title} stays. Pages that clients hold a link to keep working.</li>
    </ul>
  );
}
