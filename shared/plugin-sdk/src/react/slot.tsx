import { usePluginHost } from './plugin-provider';

/**
 * A place where other plugins may draw. Which ones do is decided by their manifests and by permission; a fill that
 * fails is replaced by a small note and never takes the page with it.
 *
 * @example
 * <Slot id="tenant_crm.project_panels/v1" props={{ projectId: project.id }} />
 */
export function Slot({ id, props = {} }: { id: string; props?: object }) {
  return <>{usePluginHost().renderSlot(id, props)}</>;
}
