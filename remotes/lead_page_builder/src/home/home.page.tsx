import { themes, type Overview, type PageRow } from '@butterfly/contracts/lead_page_builder';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { api, keys } from '../lead_page_builder.client';
import { Waiting } from './waiting-list';

const COLORS = { published: 'eucalyptus', draft: 'neutral', unpublished: 'marigold' } as const;
const STATES = { published: 'Published', draft: 'Draft', unpublished: 'Taken away' } as const;

/** Every page with what it brings, and who waits for an answer. */
export function Page() {
  const { nav } = usePlugin();
  const mayWrite = useFeature('manage_templates');
  const overview = useQuery({ queryKey: keys.overview, queryFn: async ({ signal }) => (await api.getOverview({ signal })).data });
  const list = useQuery({
    queryKey: keys.pageList,
    queryFn: async ({ signal }) => (await api.listPages({ query: { page_size: 200, ordering: '-updated_at' }, signal })).data,
  });
  return (
    <>
      <PageHeader
        title="Lead pages"
        meta={<Link to={nav.href('submissions')}>All messages</Link>}
        actions={
          mayWrite && (
            <Button type="primary" onClick={() => nav.go(nav.href('new_page'))}>
              New lead page
            </Button>
          )
        }
      />
      <Loaded query={overview} what="the lead pages" kind="cards">
        {(all) => (
          <>
            <Waiting overview={all} />
            <ul className="lead_page_builder-cards">
              {(list.data?.results ?? []).map((page) => (
                <PageCard key={page.id} page={page} overview={all} />
              ))}
              {all.built_in
                .filter(({ slug }) => !list.data?.results.some((page) => page.slug === slug))
                .map((page) => (
                  <BuiltInCard key={page.slug} page={page} overview={all} />
                ))}
            </ul>
            <Embed text={all.embed} />
          </>
        )}
      </Loaded>
    </>
  );
}

function PageCard({ page, overview }: { readonly page: PageRow; readonly overview: Overview }) {
  const { nav } = usePlugin();
  const href = nav.href('page', { pageId: page.id });
  return (
    <li className={`lead_page_builder-card lead_page_builder-${page.theme}`}>
      <h2>
        <Link to={href}>{page.title}</Link>
      </h2>
      <p className="lead_page_builder-tags">
        <StatusTag tone={COLORS[page.status]}>{STATES[page.status]}</StatusTag>
        {page.has_changes && page.status === 'published' && <StatusTag tone="marigold">Draft is newer</StatusTag>}
        {page.variant_of_id !== null && <StatusTag tone="neutral">Variant B</StatusTag>}
        <span className="bf-soft">{themes[page.theme]}</span>
      </p>
      <Funnel slug={page.slug} overview={overview} />
      <p className="lead_page_builder-links">
        <Link to={nav.href('results', { pageId: page.id })}>Results</Link>
        {page.status === 'published' && <a href={page.public_path}>{page.public_path.split('?')[0]}</a>}
      </p>
    </li>
  );
}

function BuiltInCard({ page, overview }: { readonly page: Overview['built_in'][number]; readonly overview: Overview }) {
  return (
    <li className="lead_page_builder-card">
      <h2>{page.title}</h2>
      <p className="lead_page_builder-tags">
        <StatusTag tone="eucalyptus">Built in</StatusTag>
        <span className="bf-soft">works without any set-up</span>
      </p>
      <Funnel slug={page.slug} overview={overview} />
      <p className="lead_page_builder-links">
        <a href={page.public_path}>{page.public_path.split('?')[0]}</a>
      </p>
    </li>
  );
}

/** Visits, begun, sent; of thirty days. */
function Funnel({ slug, overview }: { readonly slug: string; readonly overview: Overview }) {
  const { visits, started, sent } = overview.slugs.find((one) => one.slug === slug) ?? { visits: 0, started: 0, sent: 0 };
  return (
    <dl className="lead_page_builder-funnel" aria-label="In thirty days">
      <Figure label="visits" value={visits} />
      <Figure label="began" value={started} />
      <Figure label="sent" value={sent} />
      <Figure label="of 100" value={visits === 0 ? '–' : ((sent * 100) / visits).toFixed(1)} />
    </dl>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Embed({ text }: { readonly text: string }) {
  const whole = text.replace('src="/', `src="${window.location.origin}/`);
  return (
    <section className="bf-panel" aria-labelledby="embed">
      <h2 id="embed">In a page of your own</h2>
      <p className="bf-soft">Put this line where the form shall stand. It keeps nothing on the visitor’s device.</p>
      <Typography.Text code copyable={{ text: whole }} className="lead_page_builder-embed">
        {whole}
      </Typography.Text>
    </section>
  );
}
