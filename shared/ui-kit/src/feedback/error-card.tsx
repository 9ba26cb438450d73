import type { ReactNode } from 'react';
import { Botanical } from '../icon/botanical';

interface ErrorCardProps {
  title: string;
  /** What happened, what was kept, what to do. */
  text: string;
  /** Small print for whoever is asked for help: a code, a version, a contact. */
  details?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  children?: ReactNode;
}

/**
 * A part of the page that failed, with a way forward. Announced to screen readers when it appears.
 *
 * @example
 * <ErrorCard title="The list could not be loaded" text={error.message} onRetry={() => query.refetch()} />
 */
export function ErrorCard({ title, text, details, onRetry, retryLabel = 'Try again', busy = false, children }: ErrorCardProps) {
  return (
    <div className="bf-error-card" role="alert">
      <Botanical name="vase" width={132} />
      <h2 className="bf-error-title">{title}</h2>
      <p className="bf-error-text">{text}</p>
      {children}
      {onRetry && (
        <button type="button" className="bf-button bf-button-primary" onClick={onRetry} disabled={busy}>
          {busy ? 'Trying…' : retryLabel}
        </button>
      )}
      {details && <p className="bf-error-details">{details}</p>}
    </div>
  );
}
