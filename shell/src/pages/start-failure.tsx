import { ErrorCard } from '@butterfly/ui-kit';

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
