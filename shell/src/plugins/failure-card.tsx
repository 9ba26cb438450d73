import type { BootPlugin } from '@butterfly/contracts/plugins';
import { ErrorCard } from '@butterfly/ui-kit';
import { useState } from 'react';
import { failureSentence, type Failure } from './failure';

interface FailureCardProps {
  plugin: Pick<BootPlugin, 'title' | 'owner' | 'version'>;
  failure: Failure;
  onRetry: () => Promise<void> | void;
}

/** Which plugin failed, why, who looks after it, what still works, and a way back. */
export function FailureCard({ plugin, failure, onRetry }: FailureCardProps) {
  const [busy, setBusy] = useState(false);
  const handleRetry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ErrorCard
      title={`${plugin.title} could not be opened`}
      text={`${failureSentence(failure.reason)} Everything else keeps working, and nothing you saved is lost.`}
      onRetry={() => void handleRetry()}
      retryLabel="Retry"
      busy={busy}
      details={<>Looked after by {plugin.owner.team} ({plugin.owner.contact}). Version {plugin.version}, reason: {failure.reason}.</>}
    />
  );
}
