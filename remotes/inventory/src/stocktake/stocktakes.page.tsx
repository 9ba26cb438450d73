import type { StocktakeSummary } from '@butterfly/contracts/inventory';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader, StatusDot } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys, named, useSetup } from '../inventory.client';
import { TableHead } from '../model/table-head';

/** Places that are counted, and those that were. */
export function Page() {
  const { nav } = usePlugin();
  const found = useQuery({
    queryKey: [...keys.stocktakes, 'list'],
    queryFn: async ({ signal }) => (await api.listStocktakes({ query: { page_size: 100 }, signal })).data.results,
  });
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('goods')}>Hard goods</Link>}
        title="Stocktakes"
        meta="One place at a time: count what is there, and write down what differs."
      />
      <Begin />
      <Loaded query={found} what="the stocktakes" kind="table">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState drawing="wreath" title="Nothing was counted yet" text="Choose a place and begin; a colleague can count with you." />
          ) : (
            <Stocktakes rows={rows} />
          )
        }
      </Loaded>
    </div>
  );
}

function Begin() {
  const { nav } = usePlugin();
  const { locations } = useSetup();
  const [place, setPlace] = useState<number | null>(null);
  const [blind, setBlind] = useState(false);
  const begin = useAction<number, { data: { id: number } }>({
    run: (locationId) => api.createStocktake({ body: { location_id: locationId, blind } }),
    invalidates: [keys.stocktakes],
    onSuccess: ({ data }) => nav.go(nav.href('stocktake', { stocktakeId: data.id })),
  });
  return (
    <div className="inv-filters">
      <Select<number>
        aria-label="Place to count"
        placeholder="Choose a place"
        className="inv-place"
        value={place}
        options={named(locations)}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={setPlace}
      />
      <Checkbox checked={blind} onChange={({ target }) => setBlind(target.checked)}>
        Blind: who counts does not see how many there should be
      </Checkbox>
      <Button type="primary" loading={begin.busy} disabled={place === null} onClick={() => place !== null && begin.go(place)}>
        Begin to count
      </Button>
    </div>
  );
}

function Stocktakes({ rows }: { rows: readonly StocktakeSummary[] }) {
  const { nav } = usePlugin();
  return (
    <div className="inv-scroll">
      <table className="inv-table bf-figures">
        <TableHead labels={['Place', 'Begun', 'Things counted', 'State']} />
        <tbody>
          {rows.map(({ id, location_name: place, started_at: at, counted, state }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={nav.href('stocktake', { stocktakeId: id })}>{place}</Link>
              </th>
              <td>
                <DateText value={at} />
              </td>
              <td>{counted}</td>
              <td>
                <StatusDot tone={state === 'open' ? 'iris' : 'neutral'}>{state === 'open' ? 'Being counted' : 'Written'}</StatusDot>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
