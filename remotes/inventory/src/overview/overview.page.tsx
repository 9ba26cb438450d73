import type { Overview } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys, useProjectNames } from '../inventory.client';
import { Figure } from '../model/figure';

/** What is there, what goes out, what comes back, what is missing. */
export function Page() {
  const { nav } = usePlugin();
  const found = useQuery({ queryKey: keys.overview, queryFn: async ({ signal }) => (await api.getOverview({ signal })).data });
  return (
    <div className="bf-page">
      <PageHeader
        title="Inventory"
        meta={<Places />}
        actions={
          <Button type="primary" onClick={() => nav.go(nav.href('calendar'))}>
            Rental calendar
          </Button>
        }
      />
      <Loaded query={found} what="the inventory" kind="cards">
        {(overview) => <Figures overview={overview} />}
      </Loaded>
    </div>
  );
}

function Places() {
  const { nav } = usePlugin();
  return (
    <nav className="inv-links" aria-label="Inventory">
      <Link to={nav.href('farm')}>Farm</Link>
      <Link to={nav.href('shop')}>Shop</Link>
      <Link to={nav.href('shop_projects')}>Flowers by project</Link>
      <Link to={nav.href('goods')}>Hard goods</Link>
      <Link to={nav.href('kits')}>Kits</Link>
      <Link to={nav.href('transactions')}>Transactions</Link>
      <Link to={nav.href('low_stock')}>Low stock</Link>
      <Link to={nav.href('settings')}>Settings</Link>
    </nav>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const { nav } = usePlugin();
  return (
    <>
      <dl className="inv-figures bf-figures">
        <Figure label="Things" value={overview.items} />
        <Figure label="Units on hand" value={overview.units} />
        <Figure label="Out" value={overview.out} />
        <Figure label="In repair" value={overview.in_repair} />
        <Figure label="Running low" value={<Link to={nav.href('low_stock')}>{overview.low}</Link>} />
      </dl>
      <div className="inv-columns">
        <Moves title="Missing" moves={overview.short} none="Nothing is missing: every reservation can be kept." />
        <Moves title="Goes out this week" moves={overview.leaving} none="Nothing leaves within a week." />
        <Moves title="Comes back this week" moves={overview.returning} none="Nothing is out." />
      </div>
    </>
  );
}

type Move = Overview['leaving'][number] & { readonly short?: number };

function Moves({ title, moves, none }: { title: string; moves: readonly Move[]; none: string }) {
  const { nav } = usePlugin();
  const names = useProjectNames();
  return (
    <section className="bf-panel" aria-label={title}>
      <h2>{title}</h2>
      {moves.length === 0 && <p className="bf-soft">{none}</p>}
      <ul className="inv-rows">
        {moves.map(({ id, project_id, item_name, qty, out_on, short }) => (
          <li key={id}>
            <span>
              {qty} × {item_name}
              <br />
              <Link to={nav.href('project', { projectId: project_id })}>{names.get(project_id) ?? 'A project'}</Link>
            </span>
            <span>
              {short !== undefined && (
                <>
                  <StatusTag tone="clay">{short} missing</StatusTag>{' '}
                </>
              )}
              <DateText value={out_on} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
