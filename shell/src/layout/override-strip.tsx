import type { operations } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { createClient } from '@butterfly/plugin-sdk';
import { useEffect, useState } from 'react';
import { useBoot, useServices } from '../app-services';
import { pluginName } from '../pages/plugin-name';
import { timeLeft } from './time-left';

const registry = createClient<typeof operations>(paths);

/** Code from somebody's own machine runs in this window: which, from where, for how long, and how to stop it. */
export function OverrideStrip() {
  const { boot } = useBoot();
  const { toasts, reload } = useServices();
  const [busy, setBusy] = useState(false);
  const now = useMinutes(boot.override !== null);
  if (!boot.override) return null;
  const { plugin, origin, ends_at: endsAt, ticket } = boot.override;
  const handleStop = () => {
    setBusy(true);
    registry.revokeOverride({ params: { id: String(ticket) }, noRedirect: true }).then(reload, (error: unknown) => {
      setBusy(false);
      toasts.show('error', error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <div className="strip strip-override" role="status">
      <span>
        <strong>{pluginName(plugin, boot)}</strong> from {new URL(origin).host} · {timeLeft(endsAt, now)}
      </span>
      <button type="button" disabled={busy} onClick={handleStop}>
        {busy ? 'Stopping…' : 'Stop'}
      </button>
    </div>
  );
}

/** The time, anew every half minute while it is looked at. */
function useMinutes(wanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, [wanted]);
  return now;
}
