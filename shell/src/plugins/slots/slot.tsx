import { holds, type BootData, type BootPlugin, type FillContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { SlotStandIns } from '@butterfly/plugin-sdk/react';
import { useBoot } from '../../app-services';
import { whenFacts } from '../../boot/when-facts';
import { AfterPage } from './after-page';
import { DrawnFill } from './drawn-fill';
import { LaunchedFill } from './launched-fill';

/** What lies over every page. */
const FLOATING = 'shell.floating/v1';
/** Slots of the shell itself. */
const shellSlots: Readonly<Record<string, { onError: 'chip' | 'hide'; max?: number }>> = { [FLOATING]: { onError: 'hide' } };

interface Filled {
  readonly plugin: BootPlugin;
  readonly fill: FillContribution;
}

/** Draws what plugins fill into a slot; what the page has for the case where none does comes when there is none. */
export function Slot({ id, props, ...standIns }: SlotStandIns & { id: string; props: object }) {
  const { boot, permissions } = useBoot();
  const { onError, max } = slotOf(boot, id);
  const fills = fillsOf(boot, permissions.record, id).slice(0, max);
  if (fills.length === 0) return standIns.instead;
  return fills.map((filled) => (
    <Fill key={`${filled.plugin.id}:${filled.fill.id}`} {...filled} {...standIns} props={props} onError={onError} />
  ));
}

function slotOf(boot: BootData, id: string): { onError: 'chip' | 'hide'; max?: number | undefined } {
  return shellSlots[id] ?? boot.plugins.flatMap(({ slots }) => slots).find((slot) => slot.id === id) ?? { onError: 'hide' };
}

function fillsOf(boot: BootData, permissions: PermissionRecord, id: string): Filled[] {
  const facts = whenFacts(boot, permissions);
  return boot.plugins
    .flatMap((plugin) => plugin.fills.filter((fill) => fill.slot === id && holds(fill.when, facts)).map((fill) => ({ plugin, fill })))
    .sort((a, b) => (a.fill.order ?? 0) - (b.fill.order ?? 0));
}

interface FillProps extends Filled, SlotStandIns {
  readonly props: object;
  readonly onError: 'chip' | 'hide';
}

function Fill({ plugin, fill, props, onError, waiting, instead }: FillProps) {
  if (fill.launcher) return <LaunchedFill plugin={plugin} fill={fill} launcher={fill.launcher} />;
  const drawn = (
    <DrawnFill
      plugin={plugin}
      fill={fill}
      props={props}
      waiting={waiting}
      failed={(again) => (
        <>
          {onError === 'chip' && <FailedFill title={plugin.title} onAgain={again} />}
          {instead}
        </>
      )}
    />
  );
  return fill.slot === FLOATING ? <AfterPage>{drawn}</AfterPage> : drawn;
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
