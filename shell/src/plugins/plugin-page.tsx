import type { BootPlugin, RouteContribution } from '@butterfly/contracts/plugins';
import { forgetFailedLazies } from '@butterfly/plugin-sdk/react';
import { Skeleton } from '@butterfly/ui-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../app-services';
import { boundComponent, isChunkError } from './bound-component';
import { ContributionBoundary } from './contribution-boundary';
import { diagnose } from './diagnose';
import type { Failure } from './failure';
import { FailureCard } from './failure-card';
import { MountedContribution } from './mounted-contribution';
import { openRoute } from './open-route';
import { probeFile } from './probe-file';
import { useRetry } from './use-retry';

/** A page of a plugin: its skeleton, then the page, or why it cannot be shown. */
export function PluginPage({ plugin, route }: { plugin: BootPlugin; route: RouteContribution }) {
  const { loader } = useServices();
  const params = useParams();
  useEffect(() => openRoute({ loader, plugin, route, params }), [loader, plugin, route, params]);
  const state = useSyncExternalStore(loader.store.subscribe, () => loader.state(plugin.id));
  const retry = useRetry(plugin);
  const skeleton = <Skeleton kind={route.skeleton ?? 'cards'} />;
  if (state.kind === 'failed') return <FailureCard plugin={plugin} failure={state.failure} onRetry={() => retry(state.failure)} />;
  if (state.kind !== 'ready') return skeleton;
  const Page = boundComponent(state.plugin, route.page, 'Page');
  return (
    <ContributionBoundary
      resetKey={`${plugin.remote.container}:${route.id}`}
      onError={(error) => console.error(`[${plugin.id}] the page ${route.id} failed`, error)}
      fallback={(error, reset) => <PageFailure plugin={plugin} error={error} reset={reset} />}
    >
      {state.isFallback && <FallbackNote plugin={plugin} version={state.candidate.version} />}
      <MountedContribution plugin={plugin} fallback={skeleton}>
        <Page />
      </MountedContribution>
    </ContributionBoundary>
  );
}

function FallbackNote({ plugin, version }: { plugin: BootPlugin; version: string }) {
  return <p className="fallback-note" role="status">The newest version of {plugin.title} could not be loaded. You are working with version {version}.</p>;
}

/** The page's code did not arrive, or it threw while drawing. */
function PageFailure({ plugin, error, reset }: { plugin: BootPlugin; error: unknown; reset: () => void }) {
  const [failure, setFailure] = useState<Failure>({ reason: 'render', details: String(error) });
  useEffect(() => {
    let live = true;
    if (!isLoadError(error)) return undefined;
    void diagnose(error, probeFile).then((found) => live && setFailure(found));
    return () => {
      live = false;
    };
  }, [error]);
  const handleRetry = () => {
    forgetFailedLazies();
    reset();
  };
  return <FailureCard plugin={plugin} failure={failure} onRetry={handleRetry} />;
}

/** Everything else that a boundary catches was thrown by the plugin's own components. */
function isLoadError(error: unknown): boolean {
  return isChunkError(error) || (error instanceof Error && error.name === 'PluginFailure');
}
