import type { BootPlugin, RouteContribution } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { forgetFailedLazies, PluginProvider, type PluginHost } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Failure } from '../plugins/loading/failure';
import { openRoute } from '../plugins/page/open-route';
import { useBoundPage } from '../plugins/page/use-bound-page';
import { ContributionBoundary } from '../plugins/slots/contribution-boundary';
import { useLight } from './light-context';
import { useParams } from './router/router';
import { useWords } from './words';

interface Shown {
  readonly plugin: BootPlugin;
  readonly route: RouteContribution;
}

/** A page of a plugin for somebody without an account: its outline, then the page, or that it cannot be shown. */
export function LightPage({ plugin, route }: Shown) {
  const { loader } = useLight();
  const words = useWords();
  const params = useParams();
  useEffect(() => openRoute({ loader, plugin, route, params }), [loader, plugin, route, params]);
  const state = useSyncExternalStore(loader.store.subscribe, () => loader.state(plugin.id));
  const skeleton = <Skeleton kind={route.skeleton ?? 'cards'} label={words.loading} />;
  if (state.kind === 'failed') return <Failed failure={state.failure} version={state.candidate.version} />;
  if (state.kind !== 'ready') return skeleton;
  const release = state.candidate.container;
  return (
    <ContributionBoundary
      resetKey={`${release}:${route.id}`}
      onError={(error) => console.error(`[${plugin.id}] the page ${route.id} failed`, error)}
      fallback={(error, reset) => <Broken plugin={plugin} error={error} reset={reset} skeleton={skeleton} />}
    >
      <Mounted key={release} plugin={plugin} version={state.candidate.version}>
        <Bound plugin={state.plugin} page={route.page} skeleton={skeleton} />
      </Mounted>
    </ContributionBoundary>
  );
}

function Mounted({ plugin, version, children }: { plugin: BootPlugin; version: string; children: ReactNode }) {
  const { scopes } = useLight();
  const { context, queryClient } = scopes.of(plugin);
  useEffect(() => scopes.hold(plugin), [scopes, plugin]);
  // Nothing of other plugins is drawn into the pages of clients, and what they may do does not change while they look.
  const host = useMemo<PluginHost>(() => ({ context, subscribePermissions: () => () => undefined, renderSlot: () => null }), [context]);
  return (
    <section className="plugin" data-plugin={plugin.id} data-release={version}>
      <PluginProvider host={host}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </PluginProvider>
    </section>
  );
}

function Bound({ plugin, page, skeleton }: { plugin: DefinedPlugin; page: string; skeleton: ReactNode }) {
  const Page = useBoundPage(plugin, page);
  return Page ? <Page /> : skeleton;
}

/** A page that threw: the release before takes its place when there is one, as in the shell. */
function Broken({ plugin, error, reset, skeleton }: { plugin: BootPlugin; error: unknown; reset: () => void; skeleton: ReactNode }) {
  const { loader, page } = useLight();
  const words = useWords();
  const goesBack = loader.canStepBack(plugin) && page.getState().dirty.length === 0;
  useEffect(() => {
    const failure: Failure = { reason: 'render', details: String(error).slice(0, 300) };
    loader.broke(plugin, failure);
    if (goesBack) loader.stepBack(plugin, failure);
  }, [loader, plugin, error, goesBack]);
  if (goesBack) return skeleton;
  const handleRetry = () => {
    forgetFailedLazies();
    reset();
  };
  return <ErrorCard title={words.failed} text={words.failedText} onRetry={handleRetry} retryLabel={words.again} />;
}

/** Its code did not come. A new page asks the server anew which release there is, and that is all a visitor can do. */
function Failed({ failure, version }: { failure: Failure; version: string }) {
  const words = useWords();
  return (
    <ErrorCard
      title={words.failed}
      text={words.failedText}
      onRetry={() => window.location.reload()}
      retryLabel={words.again}
      details={`${version} · ${failure.reason}`}
    />
  );
}
