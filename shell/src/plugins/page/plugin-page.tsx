import type { BootPlugin, RouteContribution } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { Skeleton } from '@butterfly/ui-kit';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../../app-services';
import { ContributionBoundary } from '../slots/contribution-boundary';
import { FailureCard } from './failure-card';
import { InsteadNote } from './instead-note';
import { MountedContribution } from '../slots/mounted-contribution';
import { openRoute } from './open-route';
import { PageFailure } from './page-failure';
import { useBoundPage } from './use-bound-page';
import { useRetry } from './use-retry';
import { useTouched } from './use-touched';

/** A page of a plugin: its skeleton, then the page, or why it cannot be shown. */
export function PluginPage({ plugin, route }: { plugin: BootPlugin; route: RouteContribution }) {
  const { loader } = useServices();
  const params = useParams();
  useEffect(() => openRoute({ loader, plugin, route, params }), [loader, plugin, route, params]);
  const state = useSyncExternalStore(loader.store.subscribe, () => loader.state(plugin.id));
  const retry = useRetry(plugin);
  const release = state.kind === 'ready' ? state.candidate.container : '';
  const touched = useTouched(`${release}:${route.id}`);
  const skeleton = <Skeleton kind={route.skeleton ?? 'cards'} />;
  if (state.kind === 'failed')
    return <FailureCard plugin={plugin} version={state.candidate.version} failure={state.failure} onRetry={() => retry(state.failure)} />;
  if (state.kind !== 'ready') return skeleton;
  return (
    <ContributionBoundary
      resetKey={`${release}:${route.id}`}
      onError={(error) => console.error(`[${plugin.id}] the page ${route.id} failed`, error)}
      fallback={(error, reset) => <PageFailure plugin={plugin} error={error} reset={reset} skeleton={skeleton} isTouched={touched} />}
    >
      {state.instead && release !== plugin.remote.container && (
        <InsteadNote title={plugin.title} version={state.candidate.version} instead={state.instead} />
      )}
      <MountedContribution key={release} plugin={plugin} fallback={skeleton}>
        <Bound plugin={state.plugin} page={route.page} skeleton={skeleton} />
      </MountedContribution>
    </ContributionBoundary>
  );
}

function Bound({ plugin, page, skeleton }: { plugin: DefinedPlugin; page: string; skeleton: ReactNode }) {
  const { firstPage } = useServices();
  const Page = useBoundPage(plugin, page);
  useEffect(() => {
    if (Page) firstPage.drawn();
  }, [Page, firstPage]);
  return Page ? <Page /> : skeleton;
}
