import { canBecome, type FlowerOrder, type OrderState } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useStep, type Step } from './use-order';

const BUTTONS: readonly { readonly step: Step; readonly to: OrderState; readonly words: (order: FlowerOrder) => string }[] = [
  { step: 'send', to: 'sent', words: ({ order_channel }) => (order_channel === 'email' ? 'Send order' : 'It is ordered') },
  { step: 'review', to: 'reviewed', words: () => 'It is looked through' },
  { step: 'confirm', to: 'confirmed', words: () => 'It is confirmed' },
  { step: 'close', to: 'closed', words: ({ status }) => (status === 'received' ? 'Complete' : 'Nothing more comes') },
  { step: 'cancel', to: 'cancelled', words: () => 'Cancel order' },
];

/** The next steps of an order, and the papers that the supplier gets. */
export function OrderActions({ order }: { order: FlowerOrder }) {
  const step = useStep(order.id);
  const seesCosts = useFeature('view_costs');
  const at = `/api/floral_recipe_builder/orders/${order.id}`;
  const possible = BUTTONS.filter(({ to, step: name }) => canBecome(order.status, to) && (name !== 'send' || seesCosts));
  return (
    <>
      {seesCosts && (
        <>
          <Button href={`${at}/po.pdf/`} target="_blank" icon={<Icon name="note" size={16} />}>
            PDF
          </Button>
          <Button href={`${at}/po.csv/`} icon={<Icon name="download" size={16} />}>
            CSV
          </Button>
        </>
      )}
      {possible.map(({ step: name, words }, nth) => (
        <Button key={name} type={nth === 0 && name !== 'cancel' ? 'primary' : 'default'} disabled={step.busy} onClick={() => step.go(name)}>
          {words(order)}
        </Button>
      ))}
    </>
  );
}
