import type { Summary } from '@butterfly/contracts/home_view';
import { isApiError } from '@butterfly/plugin-sdk';
import { Slot, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { dateLocale, EmptyState, ErrorCard, PageHeader, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { home } from '../home.client';
import { firstName, greeting, longDay } from '../model/greeting';
import { PipelineFigures } from './pipeline-figures';
import { QuickLinks } from './quick-links';
import { RecentProjects } from './recent-projects';
import { UpcomingEvents } from './upcoming-events';

export function Page() {
  const { user, tenant } = usePlugin();
  const summary = useQuery({ queryKey: ['summary'], queryFn: async ({ signal }) => (await home.getSummary({ signal })).data });
  useReady(summary.isSuccess);
  const words = isApiError(summary.error) ? summary.error.message : 'Something unexpected happened. Please try again.';
  return (
    <div className="home-page">
      <PageHeader
        eyebrow={summary.data ? longDay(summary.data.today, dateLocale(tenant.locale)) : ' '}
        title={`${greeting(new Date(), tenant.tz)}, ${firstName(user.username)}`}
        meta={tenant.name}
      />
      {summary.isPending && <Skeleton kind="cards" label="Loading your day…" />}
      {summary.isError && !summary.data && (
        <ErrorCard title="Your day could not be loaded" text={words} busy={summary.isFetching} onRetry={() => void summary.refetch()} />
      )}
      {summary.data && <Parts summary={summary.data} />}
    </div>
  );
}

function Parts({ summary }: { summary: Summary }) {
  return (
    <>
      {summary.pipeline && <PipelineFigures pipeline={summary.pipeline} />}
      {!summary.projects && (
        <EmptyState
          drawing="sprig"
          title="Choose a project to begin"
          text="Your tools are in the toolbar above. If it has none for you yet, an administrator can give you access."
        />
      )}
      <div className="home-columns">
        {summary.projects && <UpcomingEvents projects={summary.projects.upcoming} today={summary.today} />}
        <div className="home-side">
          {summary.projects && <RecentProjects projects={summary.projects.recent} />}
          <QuickLinks />
        </div>
      </div>
      <div className="home-cards">
        <Slot id="home_view.cards/v1" />
      </div>
    </>
  );
}
