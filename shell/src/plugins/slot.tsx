import { holds, type BootData, type BootPlugin, type FillContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import { useEffect, useSyncExternalStore } from 'react';
import { useBoot, useServices } from '../app-services';
import { boundComponent } from './bound-component';
import { ContributionBoundary } from './contribution-boundary';
import { MountedContribution } from './mounted-contribution';

/** Slots of the shell itself. */
const shellSlots: Readonly<Record<string, { onError: 'chip' | 'hide'; max?: number }>> = { 'shell.floating/v1': { onError: 'hide' } };

interface Filled {
  readonly plugin: BootPlugin;
  readonly fill: FillContribution;
}

/** Draws what plugins fill into a slot. */
export function Slot({ id, props }: { id: string; props: object }) {
  const { boot, permissions } = useBoot();
  const { onError, max } = slotOf(boot, id);
  return fillsOf(boot, permissions.record, id)
    .slice(0, max)
    .map((filled) => <Fill key={`${filled.plugin.id}:${filled.fill.id}`} {...filled} props={props} onError={onError} />);
}

function slotOf(boot: BootData, id: string): { onError: 'chip' | 'hide'; max?: number | undefined } {
  return shellSlots[id] ?? boot.plugins.flatMap(({ slots }) => slots).find((slot) => slot.id === id) ?? { onError: 'hide' };
}

function fillsOf(boot: BootData, permissions: PermissionRecord, id: string): Filled[] {
  return boot.plugins
    .flatMap((plugin) => plugin.fills.filter((fill) => fill.slot === id && holds(fill.when, { permissions })).map((fill) => ({ plugin, fill })))
    .sort((a, b) => (a.fill.order ?? 0) - (b.fill.order ?? 0));
}

function Fill({ plugin, fill, props, onError }: Filled & { props: object; onError: 'chip' | 'hide' }) {
  const { loader } = useServices();
  useEffect(() => loader.ensure(plugin), [loader, plugin]);
  const state = useSyncExternalStore(loader.store.subscribe, () => loader.state(plugin.id));
  const failed = onError === 'chip' ? <span className="slot-chip">{plugin.title} is not available right now</span> : null;
  if (state.kind === 'failed') return failed;
  if (state.kind !== 'ready') return null;
  const Panel = boundComponent(state.plugin, fill.render, 'Panel');
  return (
    <ContributionBoundary resetKey={plugin.remote.container} onError={(error) => console.error(`[${plugin.id}] the fill ${fill.id} failed`, error)} fallback={() => failed}>
      <MountedContribution plugin={plugin} fallback={null}>
        <Panel {...props} />
      </MountedContribution>
    </ContributionBoundary>
  );
}
