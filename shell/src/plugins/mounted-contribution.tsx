import type { BootPlugin } from '@butterfly/contracts/plugins';
import { PluginProvider, type PluginHost } from '@butterfly/plugin-sdk/react';
import { RegionProvider } from '@butterfly/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useServices } from '../app-services';
import { Slot } from './slot';

const AntdRoot = lazy(() => import('../antd/antd-root').then(({ AntdRoot: root }) => ({ default: root })));

/** What surrounds every contribution of a plugin: its host, its own query client, antd, and its mark in the document. */
export function MountedContribution({ plugin, fallback, children }: { plugin: BootPlugin; fallback: ReactNode; children: ReactNode }) {
  const { scopes, bootStore } = useServices();
  const { context, queryClient } = scopes.of(plugin);
  useEffect(() => scopes.hold(plugin), [scopes, plugin]);
  const host = useMemo<PluginHost>(
    () => ({ context, subscribePermissions: bootStore.subscribe, renderSlot: (id, props) => <Slot id={id} props={props} /> }),
    [context, bootStore],
  );
  return (
    <section className="plugin" data-plugin={plugin.id} data-release={plugin.remote.version}>
      <PluginProvider host={host}>
        <RegionProvider region={context.tenant}>
          <QueryClientProvider client={queryClient}>
            <Suspense fallback={fallback}>
              <AntdRoot>{children}</AntdRoot>
            </Suspense>
          </QueryClientProvider>
        </RegionProvider>
      </PluginProvider>
    </section>
  );
}
