import type { LauncherProps } from '@butterfly/contracts/plugins';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Icon, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keys, liveConsole } from '../console.client';
import { TEXTS } from '../model/texts';
import { createLiveConsole, type LiveConsole } from '../session/live-console';
import { ConsoleView } from './console-view';

async function loadConsole(signal: AbortSignal) {
  const [config, bearer] = await Promise.all([liveConsole.getConfig({ signal }), liveConsole.getBearerToken({ body: {}, signal })]);
  return { config: config.data, bearer: bearer.data, isManual: bearer.data.status === 'manual_required' };
}

/** The console beside the page. Closing it ends the conversation, microphone, camera and screen; the log stays. */
export function Panel({ open, small, onClose, onSmall }: LauncherProps) {
  const { life } = usePlugin();
  const loaded = useQuery({ queryKey: keys.console, queryFn: ({ signal }) => loadConsole(signal), staleTime: Infinity });
  const [running, setRunning] = useState<LiveConsole | null>(null);
  const [isSmall, setIsSmall] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const setup = loaded.data;
  useEffect(() => {
    if (!setup) return;
    if (running) running.configure(setup);
    else setRunning(createLiveConsole(setup, life));
  }, [setup, running, life]);
  useEffect(() => () => running?.end(), [running]);
  const handleSize = (next: boolean) => {
    setIsSmall(next);
    onSmall?.(next);
  };
  // Opened, or brought back by the round button after it was minimised.
  useEffect(() => {
    if (!open || small) return;
    setIsSmall(false);
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [open, small]);
  const handleClose = () => {
    running?.media.stopAll();
    running?.session.disconnect();
    onClose();
  };
  useEffect(() => {
    if (open) return;
    setIsSmall(false);
    running?.media.stopAll();
    running?.session.disconnect();
  }, [open, running]);
  return (
    <section
      ref={panel}
      className={isSmall ? 'live-panel live-panel-small' : 'live-panel'}
      role="dialog"
      aria-label="Live console"
      tabIndex={-1}
      hidden={!open}
      onKeyDown={({ key }) => key === 'Escape' && handleClose()}
    >
      {setup && running ? (
        <ConsoleView
          console={running}
          config={setup.config}
          bearer={setup.bearer}
          isManual={setup.isManual}
          isSmall={isSmall}
          onSize={handleSize}
          onClose={handleClose}
        />
      ) : (
        <>
          <header className="live-head">
            <h2>Live console</h2>
            <button type="button" className="bf-icon-button" aria-label="Close" onClick={handleClose}>
              <Icon name="close" />
            </button>
          </header>
          {loaded.isError ? (
            <div className="live-middle">
              <ErrorCard
                title="The console is not ready"
                text={TEXTS.configFailed}
                busy={loaded.isFetching}
                onRetry={() => void loaded.refetch()}
                retryLabel="Try again"
              />
            </div>
          ) : (
            <div className="live-middle">
              <Skeleton kind="form" label="Loading the live console…" />
            </div>
          )}
        </>
      )}
    </section>
  );
}
