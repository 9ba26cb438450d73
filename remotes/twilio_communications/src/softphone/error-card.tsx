import { Icon } from '@butterfly/ui-kit';
import type { SharedPhone } from './shared-phone';

/** What went wrong with a call. Trying again comes first: loading the page anew loses what is being written. */
export function ErrorCallCard({ phone, error }: { phone: SharedPhone; error: string }) {
  return (
    <section className="tw-card tw-card-error" role="alert" aria-labelledby="tw-error-title">
      <div className="tw-card-head">
        <span className="tw-card-mark" aria-hidden="true">
          <Icon name="phone" />
        </span>
        <div className="tw-card-who">
          <h2 id="tw-error-title" className="tw-card-name">
            Call Error
          </h2>
          <p>{error}</p>
        </div>
        <button type="button" className="bf-icon-button" aria-label="Close" onClick={phone.dismiss}>
          <Icon name="close" />
        </button>
      </div>
      <div className="tw-card-actions">
        <button type="button" className="bf-button" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
        <button type="button" className="bf-button bf-button-primary" onClick={() => void phone.retry()}>
          Retry
        </button>
      </div>
    </section>
  );
}
