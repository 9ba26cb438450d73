import type { UnavailablePlugin } from '@butterfly/contracts/plugins';
import { ErrorCard } from '@butterfly/ui-kit';
import { useServices } from '../app-services';

const reasons: Readonly<Record<UnavailablePlugin['code'], string>> = {
  not_released: 'It is not released yet. It appears here as soon as its first version is published.',
  shell_too_old: 'Its current version needs a newer Butterfly. It appears here after the next update.',
  missing_dependency: 'It needs another part of Butterfly that is not available to you.',
  quarantined: 'Its current version was taken out of service because of a fault. A repaired one is on its way.',
};

/** A plugin this person may use, but that cannot be loaded now. */
export function UnavailablePage({ plugin }: { plugin: UnavailablePlugin }) {
  const { permissions, bootStore, toasts } = useServices();
  const handleLook = async () => {
    await permissions.reloadBoot();
    const isStill = bootStore.getState().boot.unavailable.some(({ id }) => id === plugin.id);
    if (isStill) toasts.show('info', `${plugin.title} is still not available.`);
  };
  return (
    <ErrorCard
      title={`${plugin.title} is not available`}
      text={`${reasons[plugin.code]} Everything else keeps working.`}
      onRetry={() => void handleLook()}
      retryLabel="Look again"
      details={`${plugin.needs} (${plugin.code})`.trim()}
    />
  );
}
