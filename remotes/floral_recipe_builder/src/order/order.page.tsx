import { Loaded } from '@butterfly/ui-kit/record';
import { useParams } from 'react-router-dom';
import { OrderView } from './order-view';
import { useOrder } from './use-order';

/** One order, from its draft to what it has cost. */
export function Page() {
  const { orderId = '' } = useParams();
  const order = useOrder(orderId);
  return (
    <Loaded query={order} what="the order" kind="table">
      {(saved) => <OrderView key={orderId} saved={saved} />}
    </Loaded>
  );
}
