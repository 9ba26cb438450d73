import type { BootPlugin } from '@butterfly/contracts/plugins';
import { ErrorCard } from '@butterfly/ui-kit';
import { useState } from 'react';
import { useBoot } from '../../app-services';
import { ExplainQuestion } from '../../explain/explain-question';
import { failureSentence, type Failure } from '../loading/failure';

interface FailureCardProps {
  plugin: Pick<BootPlugin, 'id' | 'title' | 'owner'>;
  /** The version that failed. */
  version: string;
  failure: Failure;
  onRetry: () => Promise<void> | void;
  /** Takes the version before; null when there is none. */
  onPrevious?: (() => void) | null;
}

/** Which plugin failed, why, who looks after it, what still works, and a way back. */
export function FailureCard({ plugin, version, failure, onRetry, onPrevious = null }: FailureCardProps) {
  const [busy, setBusy] = useState(false);
  const handleRetry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  const { boot } = useBoot();
  return (
    <div className="failure">
      <ErrorCard
        title={`${plugin.title} could not be opened`}
        text={`${failureSentence(failure.reason)} Everything else keeps working, and nothing you saved is lost.`}
        onRetry={() => void handleRetry()}
        retryLabel="Retry"
        busy={busy}
        details={
          <>
            <span className="failure-ways">
              {onPrevious && (
                <button type="button" className="text-button" onClick={onPrevious}>
                  Use previous version
                </button>
              )}
            </span>
            Looked after by {plugin.owner.team} ({plugin.owner.contact}). Version {version}, reason: {failure.reason}.
          </>
        }
      />
      {boot.session && <ExplainQuestion plugin={plugin.id} question="Why do I see this version?" />}
    </div>
  );
}
