import { Botanical } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

/** The address of a public page without its last part. */
export function IncompleteLinkPage() {
  return (
    <div className="notice">
      <Botanical name="seedling" width={200} />
      <h1 tabIndex={-1} data-page-heading="">
        This link is incomplete
      </h1>
      <p>A part of the address is missing. Open the link from your message once more, or ask for a new one.</p>
      <div className="notice-actions">
        <Link className="bf-button" to="/login">
          Sign in instead
        </Link>
      </div>
    </div>
  );
}
