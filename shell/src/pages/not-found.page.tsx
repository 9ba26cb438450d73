import { Botanical } from '@butterfly/ui-kit';
import { Link, useLocation } from 'react-router-dom';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="notice">
      <Botanical name="seedling" width={200} />
      <h1 tabIndex={-1} data-page-heading="">
        Nothing grows here
      </h1>
      <p>
        There is no page at <code>{pathname}</code>. It may have moved, or the address has a slip in it.
      </p>
      <div className="notice-actions">
        <Link className="bf-button bf-button-primary" to="/">
          Go to your dashboard
        </Link>
      </div>
    </div>
  );
}
