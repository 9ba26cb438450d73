import type { BootPlugin } from '@butterfly/contracts/plugins';
import { forgetFailedLazies } from '@butterfly/plugin-sdk/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../../app-services';
import { isChunkError } from '../slots/bound-component';
import { diagnose } from '../loading/diagnose';
import type { Failure } from '../loading/failure';
import { FailureCard } from './failure-card';
import { probeFile } from '../loading/probe-file';

interface PageFailureProps {
  readonly plugin: BootPlugin;
  readonly error: unknown;
  readonly reset: () => void;
  readonly skeleton: ReactNode;
  /** Whether the person has begun to work on this page. */
  readonly isTouched: () => boolean;
}

/**
 * The page's code did not arrive, or it threw while drawing. As long as nobody has begun to work on it, the release
 * before takes its place by itself – once, since that one has none before it. Later the person decides.
 */
export function PageFailure({ plugin, error, reset, skeleton, isTouched }: PageFailureProps) {
  const { loader } = useServices();
  const failure = useFailure(error);
  const [goesBack] = useState(() => loader.canStepBack(plugin) && !isTouched());
  useEffect(() => {
    if (!failure) return;
    loader.broke(plugin, failure);
    if (goesBack) loader.stepBack(plugin, failure);
  }, [loader, plugin, failure, goesBack]);
  if (goesBack || !failure) return skeleton;
  const handleRetry = () => {
    forgetFailedLazies();
    reset();
  };
  const state = loader.state(plugin.id);
  const version = state.kind === 'ready' ? state.candidate.version : plugin.version;
  return (
    <FailureCard
      plugin={plugin}
      version={version}
      failure={failure}
      onRetry={handleRetry}
      onPrevious={loader.canStepBack(plugin) ? () => loader.stepBack(plugin, failure) : null}
    />
  );
}

/** What was wrong; null while a second look at the file is on its way. */
function useFailure(error: unknown): Failure | null {
  const [failure, setFailure] = useState<Failure | null>(() =>
    isLoadError(error) ? null : { reason: 'render', details: String(error).slice(0, 300) },
  );
  useEffect(() => {
    let live = true;
    if (!isLoadError(error)) return undefined;
    void diagnose(error, probeFile).then((found) => live && setFailure(found));
    return () => {
      live = false;
    };
  }, [error]);
  return failure;
}

/** Everything else that a boundary catches was thrown by the plugin's own components. */
function isLoadError(error: unknown): boolean {
  return isChunkError(error) || (error instanceof Error && error.name === 'PluginFailure');
}
