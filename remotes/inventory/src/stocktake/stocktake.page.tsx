import type { Stocktake } from '@butterfly/contracts/inventory';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { TableHead } from '../model/table-head';
import { CountRow } from './count-row';
import { CountOther } from './count-other';

/** The sheet of one place: what should be there, what was counted, what differs. */
export function Page() {
  const { stocktakeId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.stocktake(stocktakeId),
    queryFn: async ({ signal }) => (await api.getStocktake({ params: { id: stocktakeId }, signal })).data,
  });
  return (
    <div className="bf-page">
      <Loaded query={found} what="the stocktake" kind="table">
        {(stocktake) => <Sheet key={stocktakeId} stocktake={stocktake} />}
      </Loaded>
    </div>
  );
}

function Sheet({ stocktake }: { stocktake: Stocktake }) {
  const { nav } = usePlugin();
  const { lines, state, blind, location_name: place, started_at: at } = stocktake;
  const isOpen = state === 'open';
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('stocktakes')}>Stocktakes</Link>}
        title={place}
        meta={
          <>
            {isOpen ? 'Being counted' : 'Written'} · begun <DateText value={at} />
            {blind && ' · blind'}
          </>
        }
        actions={isOpen && <Close stocktake={stocktake} />}
      />
      {lines.length === 0 ? (
        <EmptyState
          drawing="vase"
          title="Nothing should be here"
          text={isOpen ? 'What stands here all the same goes onto the sheet.' : 'Nothing was found here either.'}
          action={isOpen && <CountOther stocktake={stocktake} />}
        />
      ) : (
        <>
          <div className="inv-scroll">
            <table className="inv-table bf-figures">
              <TableHead labels={['Thing', 'Should be', 'Counted', 'Differs by']} />
              <tbody>
                {lines.map((line) => (
                  <CountRow key={line.item_id} line={line} stocktakeId={stocktake.id} isOpen={isOpen} />
                ))}
              </tbody>
            </table>
          </div>
          {isOpen && <CountOther stocktake={stocktake} />}
        </>
      )}
    </>
  );
}

function Close({ stocktake: { id, lines } }: { stocktake: Stocktake }) {
  const mayClose = useFeature('adjust_stock');
  const counted = lines.filter((line) => line.counted !== null).length;
  const close = useAction<undefined, unknown>({
    run: () => api.closeStocktake({ params: { id: String(id) }, body: {} }),
    invalidates: [keys.stocktakes, keys.goods],
  });
  if (!mayClose) return <span className="bf-soft">Who may correct stock writes the differences.</span>;
  return (
    <Button
      type="primary"
      aria-label={`Write the differences of ${counted} things`}
      loading={close.busy}
      disabled={counted === 0}
      onClick={() => close.go(undefined)}
    >
      Write the differences
    </Button>
  );
}
