import type { Board, MoveTarget, RequestType } from '@butterfly/contracts/client_requests';
import { KanbanBoard } from '@butterfly/parts-kit/board';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../client_requests.client';
import { TYPE_WORDS } from '../model/words';
import { Difference, Waiting } from '../parts/request-marks';
import { RequestTabs } from '../parts/request-tabs';
import { people } from '../parts/use-people';
import { columnsOf, moveTo, type RequestCard } from './columns';

interface Filter {
  readonly assignee: number | null;
  readonly type: RequestType | null;
}

/** All that is open, and what was done lately, by where it stands. */
export function Page() {
  const { nav } = usePlugin();
  const [filter, setFilter] = useState<Filter>({ assignee: null, type: null });
  const board = useQuery({ queryKey: keys.board, queryFn: async ({ signal }) => (await api.getBoard({ signal })).data });
  useReady(!board.isPending);
  return (
    <article className="bf-page">
      <PageHeader
        title="Client requests"
        meta={<RequestTabs />}
        actions={
          <Button type="primary" onClick={() => nav.go(nav.href('new_request'))}>
            New request
          </Button>
        }
      />
      <Loaded query={board} what="the requests" kind="cards">
        {(loaded) =>
          loaded.requests.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="Nobody asks for anything"
              text="When a client calls with a wish, write it down here: it gets a number, a price and an answer."
              action={<Link to={nav.href('new_request')}>Write one down</Link>}
            />
          ) : (
            <>
              <Filters filter={filter} onFilter={setFilter} />
              <Columns board={loaded} filter={filter} />
            </>
          )
        }
      </Loaded>
    </article>
  );
}

function Filters({ filter, onFilter }: { readonly filter: Filter; readonly onFilter: (filter: Filter) => void }) {
  const members = useMembers(people);
  return (
    <div className="cr-filters">
      <Select<number>
        aria-label="Looked after by"
        value={filter.assignee ?? 0}
        options={[{ value: 0, label: 'Everybody’s' }, ...memberOptions(members)]}
        onChange={(assignee) => onFilter({ ...filter, assignee: assignee || null })}
      />
      <Select<RequestType | ''>
        aria-label="Kind"
        value={filter.type ?? ''}
        options={[{ value: '', label: 'All kinds' }, ...optionsOf(TYPE_WORDS)]}
        onChange={(type) => onFilter({ ...filter, type: type || null })}
      />
    </div>
  );
}

function Columns({ board, filter }: { readonly board: Board; readonly filter: Filter }) {
  const { nav, ui } = usePlugin();
  const move = useAction<{ id: number; to: MoveTarget }, unknown>({
    run: ({ id, to }) => api.moveRequest({ params: { id: String(id) }, body: { to } }),
    invalidates: [keys.requests],
  });
  const shown = board.requests.filter(
    ({ assignee_id, type }) =>
      (filter.assignee === null || assignee_id === filter.assignee) && (filter.type === null || type === filter.type),
  );
  const handleMove = (card: RequestCard, column: string) => {
    const wanted = moveTo(card.status, column);
    if ('to' in wanted) move.go({ id: card.id, to: wanted.to });
    else if (wanted.why !== '') ui.toast('info', wanted.why);
  };
  return (
    <>
      <KanbanBoard<RequestCard>
        label="Requests by where they stand"
        columns={columnsOf(shown)}
        onMove={(card, { columnId }) => handleMove(card, columnId)}
        onOpen={({ id }) => nav.go(nav.href('request', { requestId: id }))}
      >
        {(card) => <CardFacts card={card} />}
      </KanbanBoard>
      {board.more > 0 && <p className="bf-soft">{`${board.more} more stand in the list.`}</p>}
    </>
  );
}

function CardFacts({ card }: { readonly card: RequestCard }) {
  const { quote } = card;
  return (
    <div className="cr-card">
      <p className="bf-soft">
        {card.project_name} · <span className="cr-number">{card.number}</span>
      </p>
      <p className="cr-marks">
        {quote && quote.after_cents !== quote.before_cents && (
          <Difference cents={quote.after_cents - quote.before_cents} currency={quote.currency} />
        )}
        <Waiting request={card} />
      </p>
    </div>
  );
}
