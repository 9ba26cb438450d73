import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { crm, keys } from '../crm.client';
import { CrmTabs } from '../parts/crm-tabs';
import { Figures } from './figures';
import { LateLeads } from './late-leads';
import { ProjectRows } from './project-rows';
import { Sources } from './sources';
import { StageBars } from './stage-bars';

export function Page() {
  const { nav } = usePlugin();
  const query = useQuery({ queryKey: keys.dashboard, queryFn: async ({ signal }) => (await crm.getDashboard({ signal })).data });
  useReady(query.isSuccess);
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow="Overview"
        title="Project Pipeline"
        meta={<CrmTabs />}
        actions={
          <>
            <Link className="bf-button" to={nav.href('new_lead')}>
              New lead
            </Link>
            <Link className="bf-button bf-button-primary" to={nav.href('new_project')}>
              New project
            </Link>
          </>
        }
      />
      {query.isPending && <Skeleton kind="cards" label="Loading the overview…" />}
      {query.isError && !query.data && (
        <ErrorCard
          title="The overview could not be loaded"
          text={errorMessage(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Overview data={query.data} />}
    </div>
  );
}

function Overview({ data }: { data: Dashboard }) {
  const { nav } = usePlugin();
  if (data.stages.every(({ count }) => count === 0) && data.leads.sources.length === 0) {
    return (
      <EmptyState
        drawing="seedling"
        title="Your pipeline begins with one project"
        text="Add the inquiry you are thinking of right now. A name is enough."
        action={
          <Link className="bf-button bf-button-primary" to={nav.href('new_project')}>
            New project
          </Link>
        }
      />
    );
  }
  return (
    <>
      <Figures data={data} />
      <div className="crm-overview">
        <div>
          <StageBars stages={data.stages} currency={data.currency} />
          <Sources leads={data.leads} />
        </div>
        <div>
          <LateLeads leads={data.leads} />
          <ProjectRows
            title="Coming up"
            rows={data.upcoming}
            today={data.today}
            empty="No event has a date yet. Add dates to your projects and they appear here."
          />
          <ProjectRows
            title="Waiting for you"
            rows={data.waiting}
            today={data.today}
            empty="Nobody has been waiting for too long. Well done."
            noteOf={({ days_in_stage }) => `${days_in_stage} days in this stage`}
          />
        </div>
      </div>
    </>
  );
}
