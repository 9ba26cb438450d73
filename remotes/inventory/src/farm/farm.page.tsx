import type { FarmOverview } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { shareText } from '../model/share-text';
import { CropModal } from './crop.modal';
import { CropTable } from './crop-table';
import { Forecast } from './forecast';

/** What grows, what will be cut, what was cut and where it went. */
export function Page() {
  const { nav } = usePlugin();
  const [open, setOpen] = useState(false);
  const found = useQuery({ queryKey: [...keys.farm, 'overview'], queryFn: async ({ signal }) => (await api.getFarm({ signal })).data });
  const plant = (
    <Button type="primary" onClick={() => setOpen(true)}>
      New crop
    </Button>
  );
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow={<Link to={nav.href('overview')}>Inventory</Link>}
        title="Farm"
        meta={<Link to={nav.href('farm_transactions')}>What was cut and where it went</Link>}
        actions={plant}
      />
      <Loaded query={found} what="the farm" kind="cards">
        {(farm) =>
          farm.crops.length === 0 ? (
            <EmptyState
              drawing="wreath"
              title="Nothing grows yet"
              text="A crop says what a bed will bring and when; what is cut goes into the shop with its cost."
              action={plant}
            />
          ) : (
            <Farm farm={farm} />
          )
        }
      </Loaded>
      {open && <CropModal onClose={() => setOpen(false)} />}
    </div>
  );
}

function Farm({ farm }: { farm: FarmOverview }) {
  return (
    <>
      <dl className="inv-figures bf-figures">
        <div className="bf-panel">
          <dt className="bf-soft">Cut and not moved</dt>
          <dd>{farm.stems_left}</dd>
        </div>
        <div className="bf-panel">
          <dt className="bf-soft">Found no use</dt>
          <dd>{shareText(farm.unsold_bps)}</dd>
        </div>
      </dl>
      <CropTable crops={farm.crops} />
      <div className="inv-columns inv-below">
        <Forecast weeks={farm.forecast} />
        <Categories categories={farm.categories} />
      </div>
    </>
  );
}

function Categories({ categories }: { categories: FarmOverview['categories'] }) {
  const { nav } = usePlugin();
  return (
    <section className="bf-panel" aria-label="Categories">
      <h2>Categories</h2>
      <ul className="inv-rows bf-figures">
        {categories.map(({ id, name, crops, stems_left: left, unsold_bps: unsold }) => (
          <li key={id ?? 'none'}>
            <span>
              {id === null ? name : <Link to={nav.href('farm_category', { categoryId: id })}>{name}</Link>}
              <br />
              <span className="bf-soft">
                {crops} {crops === 1 ? 'crop' : 'crops'}
              </span>
            </span>
            <span>
              {left} left
              <br />
              <span className="bf-soft">{shareText(unsold)} without use</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
