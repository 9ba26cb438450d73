import type { Page as LeadPage, Stats } from '@butterfly/contracts/lead_page_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../lead_page_builder.client';
import { Spend } from './spend';

/** What a page brings: the funnel, where visitors come from, and which of two variants is better. */
export function Page() {
  const { pageId = '' } = useParams();
  const { nav } = usePlugin();
  const params = { id: pageId };
  const page = useQuery({ queryKey: keys.page(pageId), queryFn: ({ signal }) => api.getPage({ params, signal }) });
  const stats = useQuery({ queryKey: keys.stats(pageId), queryFn: async ({ signal }) => (await api.pageStats({ params, signal })).data });
  return (
    <Loaded query={page} what="the results" kind="cards">
      {({ data, etag }) => (
        <>
          <PageHeader eyebrow={<Link to={nav.href('page', { pageId })}>{data.title}</Link>} title="Results" />
          <Loaded query={stats} what="the results" kind="cards">
            {(found) => <Results page={data} etag={etag} stats={found} />}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}

function Results({ page, etag, stats }: { readonly page: LeadPage; readonly etag: string | null; readonly stats: Stats }) {
  const { visits, started, sent, conversion_bps: conversion, cost_per_lead_cents: cost, phones, currency } = stats;
  return (
    <div className="lead_page_builder-results">
      <section className="bf-panel" aria-labelledby="funnel">
        <h2 id="funnel">From a visit to a message</h2>
        <ol className="lead_page_builder-steps">
          <Step label="visited" value={visits} of={visits} />
          <Step label="began to write" value={started} of={visits} />
          <Step label="sent it" value={sent} of={visits} />
        </ol>
        <p>
          {conversion === null ? 'Nobody has been here yet.' : `${(conversion / 100).toFixed(1)} of 100 visitors write. `}
          {visits > 0 && `${Math.round((phones * 100) / visits)} of 100 come by phone. `}
          {cost !== null && (
            <>
              One message costs <Money minor={cost} currency={currency} />.
            </>
          )}
        </p>
        <Spend page={page} etag={etag} currency={currency} />
      </section>
      <Days days={stats.days} />
      <Variants stats={stats} />
      <Sources sources={stats.sources} />
    </div>
  );
}

function Step({ label, value, of }: { readonly label: string; readonly value: number; readonly of: number }) {
  return (
    <li>
      <span>{label}</span>
      <strong>{value}</strong>
      <meter min={0} max={Math.max(1, of)} value={value} aria-label={label} />
    </li>
  );
}

function Days({ days }: { readonly days: Stats['days'] }) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const text = `${days.reduce((sum, { visits }) => sum + visits, 0)} visits in thirty days, at most ${most} a day`;
  return (
    <section className="bf-panel" aria-labelledby="days">
      <h2 id="days">Thirty days</h2>
      <svg className="lead_page_builder-days" viewBox="0 0 300 80" preserveAspectRatio="none" role="img" aria-label={text}>
        {days.map(({ day, visits, sent }, at) => (
          <g key={day}>
            <rect
              className="lead_page_builder-visits"
              x={at * 10 + 1}
              width={8}
              y={80 - (visits / most) * 76}
              height={(visits / most) * 76}
            />
            <rect className="lead_page_builder-sent" x={at * 10 + 1} width={8} y={80 - (sent / most) * 76} height={(sent / most) * 76} />
          </g>
        ))}
      </svg>
      <p className="bf-soft">{text}</p>
    </section>
  );
}

function Variants({ stats: { variants, test } }: { readonly stats: Stats }) {
  if (test === null) return null;
  return (
    <section className="bf-panel" aria-labelledby="variants">
      <h2 id="variants">A or B?</h2>
      <ul className="lead_page_builder-list">
        {variants.map(({ id, title, is_b, visits, sent }) => (
          <li key={id}>
            <strong>{is_b ? 'B' : 'A'}</strong> <span className="lead_page_builder-grow">{title}</span>
            <span>
              {sent} of {visits}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{verdict(test)}</p>
    </section>
  );
}

function verdict({ z, winner, enough }: NonNullable<Stats['test']>): string {
  if (!enough) return 'Too early to say: each page needs 100 visits.';
  const value = z === null ? '' : ` (z = ${z.toFixed(2)})`;
  if (winner === null) return `No difference that could not be chance${value}.`;
  return `${winner.toUpperCase()} is better, and that is hardly chance${value}.`;
}

function Sources({ sources }: { readonly sources: Stats['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="sources">
      <h2 id="sources">Where they come from</h2>
      <ul className="lead_page_builder-list">
        {sources.map(({ source, visits, sent }) => (
          <li key={source}>
            <span className="lead_page_builder-grow">{source}</span>
            <span>
              {visits} visits, {sent} sent
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
