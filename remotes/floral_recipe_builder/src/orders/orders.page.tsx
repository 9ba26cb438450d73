import type { OrderSummary, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useSavedBook } from '../book/use-book';
import { OrderList } from './order-list';
import { OrderPreviewView } from './order-preview';
import { OrderedProjects } from './ordered-projects';
import { useOrders, type Wish } from './use-orders';

/** What has to be bought for a project, and the orders that were made for it. */
export function Page() {
  const { projectId = '' } = useParams();
  const book = useSavedBook(projectId);
  const orders = useOrders(projectId);
  return (
    <Loaded query={book} what="the recipes" kind="table">
      {(found) => (
        <Loaded query={orders} what="the orders" kind="table">
          {(list) => <Orders key={projectId} projectId={projectId} book={found} orders={list} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface OrdersProps {
  readonly projectId: string;
  readonly book: RecipeBook;
  readonly orders: readonly OrderSummary[];
}

function Orders({ projectId, book, orders }: OrdersProps) {
  const { nav } = usePlugin();
  const seesCosts = useFeature('view_costs');
  const [wish, setWish] = useState<Wish>({ project_ids: [Number(projectId)], use_stock: true, picks: [] });
  return (
    <article className="fl-book fl-orders">
      <PageHeader
        eyebrow={<Link to={nav.href('book', { projectId })}>Floral recipes</Link>}
        title={
          <>
            Orders for <ProjectLink id={projectId}>{book.name}</ProjectLink>
          </>
        }
        meta={book.event_date && <DateText value={book.event_date} />}
      />
      {orders.length > 0 && <OrderList orders={orders} projectId={Number(projectId)} />}
      {seesCosts && (
        <>
          <OrderedProjects
            own={Number(projectId)}
            eventDate={book.event_date}
            chosen={wish.project_ids}
            onChange={(project_ids) => setWish({ ...wish, project_ids })}
          />
          <OrderPreviewView wish={wish} onChange={setWish} />
        </>
      )}
      {!seesCosts && orders.length === 0 && (
        <EmptyState drawing="vase" title="Nothing is ordered yet" text="Who sees costs can order what the recipes need." />
      )}
    </article>
  );
}
