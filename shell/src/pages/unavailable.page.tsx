import type { UnavailablePlugin } from '@butterfly/contracts/plugins';
import { Botanical } from '@butterfly/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../app-services';
import { ExplainQuestion } from '../explain/explain-question';

const reasons: Readonly<Record<UnavailablePlugin['code'], string>> = {
  not_released: 'It is not released yet. It appears here as soon as its first version is published.',
  shell_too_old: 'Its current version needs a newer Butterfly. It appears here after the next update.',
  missing_dependency: 'It needs another part of Butterfly that is not available to you.',
  quarantined: 'Its current version was taken out of service because of a fault. A repaired one is on its way.',
};

/** A plugin this person may use, but that cannot be loaded now. */
export function UnavailablePage({ plugin }: { plugin: UnavailablePlugin }) {
  const { permissions, bootStore, toasts } = useServices();
  const isStaff = bootStore.getState().boot.session !== null;
  const [looking, setLooking] = useState(false);
  const handleLook = async () => {
    setLooking(true);
    await permissions.reloadBoot();
    setLooking(false);
    const isStill = bootStore.getState().boot.unavailable.some(({ id }) => id === plugin.id);
    if (isStill) toasts.show('info', `${plugin.title} is still not available.`);
  };
  return (
    <div className="notice">
      <Botanical name="vase" width={170} />
      <h1 tabIndex={-1} data-page-heading="">
        {plugin.title} is not available
      </h1>
      <p>{plugin.description}</p>
      <p>{reasons[plugin.code]} Everything else keeps working.</p>
      <div className="notice-actions">
        <button type="button" className="bf-button bf-button-primary" disabled={looking} onClick={() => void handleLook()}>
          {looking ? 'Looking…' : 'Look again'}
        </button>
        {isStaff && (
          <Link className="bf-button" to="/">
            Go to your dashboard
          </Link>
        )}
      </div>
      {isStaff && <ExplainQuestion plugin={plugin.id} question="Why can I not see this?" />}
      <p className="notice-details">{`${plugin.needs} (${plugin.code})`.trim()}</p>
    </div>
  );
}
