import type { BootPlugin } from '@butterfly/contracts/plugins';
import { lazy, PluginProvider, type PluginHost } from '@butterfly/plugin-sdk/react';
import { RegionProvider } from '@butterfly/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useServices } from '../../app-services';
import { RenderSlotContext } from './render-slot';

const AntdRoot = lazy(() => import('../../antd/antd-root').then((module) => module.AntdRoot));

/** What surrounds every contribution of a plugin: its host, its own query client, antd where it takes any, and its mark in the document. */
export function MountedContribution({ plugin, fallback, children }: { plugin: BootPlugin; fallback: ReactNode; children: ReactNode }) {
  const { scopes, bootStore, loader } = useServices();
  const renderSlot = useContext(RenderSlotContext);
  const { context, queryClient } = scopes.of(plugin);
  useEffect(() => scopes.hold(plugin), [scopes, plugin]);
  const host = useMemo<PluginHost>(
    () => ({ context, subscribePermissions: bootStore.subscribe, renderSlot }),
    [context, bootStore, renderSlot],
  );
  const state = loader.state(plugin.id);
  const remote = state.kind === 'ready' ? state.candidate : plugin.remote;
  return (
    <section className="plugin" data-plugin={plugin.id} data-release={remote.version}>
      <PluginProvider host={host}>
        <RegionProvider region={context.tenant}>
          <QueryClientProvider client={queryClient}>
            <Suspense fallback={fallback}>{remote.takes_antd === false ? children : <AntdRoot>{children}</AntdRoot>}</Suspense>
          </QueryClientProvider>
        </RegionProvider>
      </PluginProvider>
    </section>
  );
}
