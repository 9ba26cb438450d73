import type { BootPlugin, FillContribution, LauncherProps } from '@butterfly/contracts/plugins';
import { forgetFailedLazies } from '@butterfly/plugin-sdk/react';
import { Icon, iconNamed } from '@butterfly/ui-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Corner } from '../../corner/corner';
import { DrawnFill } from './drawn-fill';

type Launcher = NonNullable<FillContribution['launcher']>;

/** A button in a corner, drawn from the manifest. Nothing of the plugin is fetched before it is pressed. */
export function LaunchedFill({ plugin, fill, launcher }: { plugin: BootPlugin; fill: FillContribution; launcher: Launcher }) {
  const [open, setOpen] = useState(false);
  const [small, setSmall] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = useCallback(() => {
    setOpen(false);
    setSmall(false);
    button.current?.focus();
  }, []);
  const props = useMemo<LauncherProps>(() => ({ open, small, onClose: handleClose, onSmall: setSmall }), [open, small, handleClose]);
  const handlePress = () => {
    setWanted(true);
    setOpen(small || !open);
    setSmall(false);
  };
  return (
    <>
      <Corner at={launcher.corner}>
        <button
          ref={button}
          type="button"
          className="corner-button launcher"
          aria-label={launcher.label}
          title={launcher.label}
          aria-expanded={open && !small}
          onClick={handlePress}
        >
          <Icon name={iconNamed(launcher.icon)} size={24} />
        </button>
      </Corner>
      {wanted && (
        <DrawnFill
          plugin={plugin}
          fill={fill}
          props={props}
          waiting={
            open ? (
              <p className={`launcher-note launcher-note-${launcher.corner}`} role="status">
                {plugin.title} is opening…
              </p>
            ) : null
          }
          failed={(again) => (open ? <LaunchFailure title={plugin.title} corner={launcher.corner} onRetry={again} /> : null)}
        />
      )}
    </>
  );
}

function LaunchFailure({ title, corner, onRetry }: { title: string; corner: Launcher['corner']; onRetry: () => void }) {
  const handleRetry = () => {
    forgetFailedLazies();
    onRetry();
  };
  return (
    <div className={`launcher-note launcher-note-${corner}`} role="alert">
      <p>{title} could not be opened. Please check your connection.</p>
      <button type="button" className="bf-button" onClick={handleRetry}>
        Try again
      </button>
    </div>
  );
}
