import { useEffect } from 'react';
import { ErrorCard } from '@butterfly/ui-kit';

/** The shell itself threw while it was drawn, outside of every plugin. One on trial gives way to the one before. */
export function BrokenPage() {
  useEffect(() => window.__butterflyStepBack?.(), []);
  if (window.__butterflyStepBack) return null;
  return (
    <main className="plain">
      <ErrorCard
        title="This page broke"
        text="Something in Butterfly itself went wrong. What you saved is safe, and what you typed into a form is usually kept. Please load the page again."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}

/** Nothing is there to work with: the page has no boot data, and the server gives none. */
export function StartFailure() {
  return (
    <main className="plain">
      <ErrorCard
        title="Butterfly could not be started"
        text="The server does not answer as it should. What you saved is safe. Please try again in a moment."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
