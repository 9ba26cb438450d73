import type { BootPlugin, FillContribution } from '@butterfly/contracts/plugins';
import type { DefinedPlugin } from '@butterfly/plugin-sdk';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../../app-services';
import { boundComponent } from './bound-component';
import { ContributionBoundary } from './contribution-boundary';
import { MountedContribution } from './mounted-contribution';

interface DrawnFillProps {
  readonly plugin: BootPlugin;
  readonly fill: FillContribution;
  readonly props: object;
  /** What stands in its place when its code did not come, or broke. */
  readonly failed: (again: () => void) => ReactNode;
  /** What stands there until the code has come. */
  readonly waiting?: ReactNode;
}

/** The code of a fill, loaded as soon as this is drawn. */
export function DrawnFill({ plugin, fill, props, failed, waiting = null }: DrawnFillProps) {
  const { loader } = useServices();
  useEffect(() => loader.ensure(plugin), [loader, plugin]);
  const state = useSyncExternalStore(loader.store.subscribe, () => loader.state(plugin.id));
  if (state.kind === 'failed') return failed(() => loader.retry(plugin));
  if (state.kind !== 'ready') return waiting;
  const handleError = (error: unknown) => {
    console.error(`[${plugin.id}] the fill ${fill.id} failed`, error);
    loader.broke(plugin, { reason: 'render', details: String(error).slice(0, 300) });
  };
  return (
    <ContributionBoundary resetKey={state.candidate.container} onError={handleError} fallback={(_, reset) => failed(reset)}>
      <MountedContribution key={state.candidate.container} plugin={plugin} fallback={waiting}>
        <BoundPanel plugin={state.plugin} panel={fill.render} props={props} />
      </MountedContribution>
    </ContributionBoundary>
  );
}

/** The same component as long as it is mounted: what was waited for and what has arrived are two, and changing from one to the other would forget all that was done. */
function BoundPanel({ plugin, panel, props }: { plugin: DefinedPlugin; panel: string; props: object }) {
  const [Panel] = useState(() => boundComponent({ plugin, ref: panel, exportName: 'Panel' }));
  return <Panel {...props} />;
}
