import { holds, type BootData, type BootPlugin, type FillContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import { useBoot } from '../../app-services';
import { DrawnFill } from './drawn-fill';
import { LaunchedFill } from './launched-fill';

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
    .flatMap((plugin) =>
      plugin.fills.filter((fill) => fill.slot === id && holds(fill.when, { permissions })).map((fill) => ({ plugin, fill })),
    )
    .sort((a, b) => (a.fill.order ?? 0) - (b.fill.order ?? 0));
}

function Fill({ plugin, fill, props, onError }: Filled & { props: object; onError: 'chip' | 'hide' }) {
  if (fill.launcher) return <LaunchedFill plugin={plugin} fill={fill} launcher={fill.launcher} />;
  return (
    <DrawnFill
      plugin={plugin}
      fill={fill}
      props={props}
      failed={(again) => (onError === 'chip' ? <FailedFill title={plugin.title} onAgain={again} /> : null)}
    />
  );
}

/** What is left of a fill that did not come, or broke: the rest of the page stays as it is. */
function FailedFill({ title, onAgain }: { title: string; onAgain: () => void }) {
  return (
    <p className="slot-chip" role="status">
      {title} is not available right now.{' '}
      <button type="button" className="bf-button" onClick={onAgain}>
        Try again
      </button>
    </p>
  );
}
