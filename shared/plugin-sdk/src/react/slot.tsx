import type { PluginSlots, SlotId } from '@butterfly/contracts/core';
import { usePluginHost, type SlotStandIns } from './plugin-provider';

type SlotProps<S extends SlotId> = { readonly id: S } & SlotStandIns &
  (Readonly<Record<never, never>> extends PluginSlots[S] ? { readonly props?: PluginSlots[S] } : { readonly props: PluginSlots[S] });

/**
 * A place where other plugins may draw. Which ones do is decided by their manifests and by permission; a fill that
 * fails is replaced by a small note and never takes the page with it. Slots are declared in the contract of who owns them. What the page
 * can draw itself where nobody else does is `instead`.
 *
 * @example
 * <Slot id="tenant_crm.project_panels/v1" props={{ projectId: project.id }} />
 */
export function Slot<S extends SlotId>({ id, props, waiting, instead }: SlotProps<S>) {
  return <>{usePluginHost().renderSlot(id, props ?? {}, { waiting, instead })}</>;
}
