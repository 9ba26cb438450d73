import { PhoneCard } from './phone-card';
import type { SharedPhone } from './shared-phone';

/** What went wrong with a call. Trying again comes first: loading the page anew loses what is being written. */
export function ErrorCallCard({ phone, error }: { phone: SharedPhone; error: string }) {
  const actions = (
    <>
      <button type="button" className="bf-button" onClick={() => window.location.reload()}>
        Refresh Page
      </button>
      <button type="button" className="bf-button bf-button-primary" onClick={() => void phone.retry()}>
        Retry
      </button>
    </>
  );
  return (
    <PhoneCard id="tw-error-title" role="alert" className="tw-card-error" title="Call Error" onClose={phone.dismiss} actions={actions}>
      <p>{error}</p>
    </PhoneCard>
  );
}
