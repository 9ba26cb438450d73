import type { ShopProjectDetail } from '@butterfly/contracts/inventory';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { shareText } from '../model/share-text';
import { CompletionTable } from './completion-table';
import { ShopState } from './shop-projects.page';

/** The flowers of a project, from keeping them to what became of them. */
export function Page() {
  const { projectId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.shopProject(projectId),
    queryFn: async ({ signal }) => (await api.getShopProject({ params: { projectId }, signal })).data,
  });
  return (
    <div className="bf-page">
      <Loaded query={found} what="the flowers of the project" kind="table">
        {(project) => <Flowers key={projectId} project={project} />}
      </Loaded>
    </div>
  );
}

function Flowers({ project }: { project: ShopProjectDetail }) {
  const { nav } = usePlugin();
  const { lines, event_date: day } = project;
  return (
    <>
      <PageHeader
        eyebrow={<Link to={nav.href('shop_projects')}>Flowers by project</Link>}
        title={project.project_name}
        meta={
          <div className="inv-links">
            <span>{day ? <DateText value={day} /> : 'No date yet'}</span>
            <ShopState project={project} />
          </div>
        }
        actions={<Steps project={project} />}
      />
      {lines.length === 0 ? (
        <EmptyState
          drawing="wreath"
          title="This project needs no flowers yet"
          text="As soon as its recipes name stems, they stand here with what there is of them."
        />
      ) : (
        <>
          <Sums project={project} />
          <CompletionTable project={project} />
        </>
      )}
    </>
  );
}

function Steps({ project: { project_id: id, lines } }: { project: ShopProjectDetail }) {
  const params = { projectId: String(id) };
  const wishes = lines.flatMap(({ ingredient_id, missing, free }) =>
    Math.min(missing, free) > 0 ? [{ ingredient_id, units: Math.min(missing, free) }] : [],
  );
  const keep = useAction<undefined, unknown>({
    run: () => api.allocateStems({ params, body: { lines: wishes } }),
    invalidates: [keys.shop],
    successMessage: () => 'Kept for the project',
  });
  const pull = useAction<undefined, unknown>({
    run: () => api.pullStems({ params, body: {} }),
    invalidates: [keys.shop],
    successMessage: () => 'Pulled',
  });
  return (
    <>
      {wishes.length > 0 && (
        <Button loading={keep.busy} onClick={() => keep.go(undefined)}>
          Keep what is free
        </Button>
      )}
      {lines.some(({ planned }) => planned > 0) && (
        <Button loading={pull.busy} onClick={() => pull.go(undefined)}>
          Everything is pulled
        </Button>
      )}
    </>
  );
}

function Sums({ project: { needed, allocated, missing, waste_bps: waste, cost_cents: cents } }: { project: ShopProjectDetail }) {
  return (
    <dl className="inv-figures bf-figures">
      <div className="bf-panel">
        <dt className="bf-soft">Needs</dt>
        <dd>{needed}</dd>
      </div>
      <div className="bf-panel">
        <dt className="bf-soft">Has</dt>
        <dd>{allocated}</dd>
      </div>
      <div className="bf-panel">
        <dt className="bf-soft">Missing</dt>
        <dd>{missing}</dd>
      </div>
      <div className="bf-panel">
        <dt className="bf-soft">Waste</dt>
        <dd>{shareText(waste)}</dd>
      </div>
      {cents !== undefined && (
        <div className="bf-panel">
          <dt className="bf-soft">Actual flower cost</dt>
          <dd>
            <Money minor={cents} />
          </dd>
        </div>
      )}
    </dl>
  );
}
