import type { Flower, StockedFlower } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { Figure } from '../model/figure';
import { shareText } from '../model/share-text';
import { LotRows } from './lot-rows';
import { NewLotModal } from './new-lot.modal';

/** One flower with all its lots; without one, all to choose from. */
export function Page() {
  const [address] = useSearchParams();
  const id = address.get('flower');
  return <div className="bf-page">{id === null ? <Chooser /> : <FlowerView key={id} id={id} />}</div>;
}

function Chooser() {
  const { nav } = usePlugin();
  const [typed, setTyped] = useState('');
  const found = useQuery({
    queryKey: [...keys.shop, 'flowers'],
    queryFn: async ({ signal }) => (await api.listFlowers({ signal })).data,
  });
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('shop')}>Shop</Link>}
        title="Choose a flower"
        meta="All lots, prices, season and use of one flower."
      />
      <div className="inv-filters">
        <Input.Search
          allowClear
          aria-label="Flower"
          placeholder="Flower"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Loaded query={found} what="the flowers" kind="table">
        {(flowers) => <FlowerRows flowers={flowers.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))} />}
      </Loaded>
    </>
  );
}

function FlowerRows({ flowers }: { flowers: readonly StockedFlower[] }) {
  const { nav } = usePlugin();
  if (flowers.length === 0)
    return <EmptyState drawing="wreath" title="No such flower" text="Flowers come from the ingredients of the recipe builder." />;
  return (
    <ul className="inv-rows inv-flowers bf-figures">
      {flowers.map(({ id, name, stems_left: left, stems_free: free, stems_expected: expected }) => (
        <li key={id}>
          <Link to={`${nav.href('flower_detail')}?flower=${id}`}>{name}</Link>
          <span className={left + expected === 0 ? 'bf-soft' : undefined}>
            {left} here, {free} free{expected > 0 && `, ${expected} expected`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function FlowerView({ id }: { id: string }) {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  const found = useQuery({
    queryKey: [...keys.shop, 'flower', id],
    queryFn: async ({ signal }) => (await api.getFlower({ params: { id }, signal })).data,
  });
  return (
    <Loaded query={found} what="the flower" kind="form">
      {(flower) => (
        <>
          <PageHeader
            eyebrow={<Link to={nav.href('flower_detail')}>All flowers</Link>}
            title={flower.name}
            meta={<SeasonText flower={flower} />}
            actions={
              <Button type="primary" onClick={() => setOpen(true)}>
                Flowers came
              </Button>
            }
          />
          <Figures flower={flower} />
          <div className="inv-columns">
            <section className="bf-panel" aria-label="Lots">
              <h2>Lots</h2>
              {flower.lots.length === 0 ? <p className="bf-soft">None is here and none is expected.</p> : <LotRows lots={flower.lots} />}
            </section>
            {flower.prices && <Prices prices={flower.prices} />}
          </div>
          {open && <NewLotModal flowerId={flower.id} onClose={() => setOpen(false)} />}
        </>
      )}
    </Loaded>
  );
}

const monthFormat = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

function SeasonText({ flower: { season_months: months, vase_life_days: days } }: { flower: Flower }) {
  const season = months.length === 0 ? 'all year' : months.map((one) => monthFormat.format(Date.UTC(2026, one - 1, 15))).join(', ');
  return (
    <>
      In season {season}
      {days !== null && `; lasts ${days} days`}
    </>
  );
}

function Figures({ flower }: { flower: Flower }) {
  return (
    <dl className="inv-figures bf-figures">
      <Figure label="Here" value={flower.stems_left} />
      <Figure label="Free" value={flower.stems_free} />
      <Figure label="Expected" value={flower.stems_expected} />
      <Figure label="Used in a year" value={flower.used} />
      <Figure label="Waste in a year" value={shareText(flower.waste_bps)} />
    </dl>
  );
}

function Prices({ prices }: { prices: NonNullable<Flower['prices']> }) {
  const { nav } = usePlugin();
  return (
    <section className="bf-panel" aria-label="Prices">
      <h2>What it has cost</h2>
      {prices.length === 0 && <p className="bf-soft">Nothing of it has come yet.</p>}
      <ul className="inv-rows bf-figures">
        {prices.map(({ lot_id: lot, received_on: day, stems, cost_cents: cents }) => (
          <li key={lot}>
            <Link to={nav.href('lot', { instanceId: lot })}>
              <DateText value={day} />
            </Link>
            <span>
              {stems} for <Money minor={cents} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
