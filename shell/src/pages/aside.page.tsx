import type { BootPlugin } from '@butterfly/contracts/plugins';
import { Botanical } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { addressWithAll } from '../layout/aside-strip';

/** A plugin this tab does without, on the person's own wish. */
export function AsidePage({ plugin }: { plugin: BootPlugin }) {
  return (
    <div className="notice">
      <Botanical name="vase" width={170} />
      <h1 tabIndex={-1} data-page-heading="">
        {plugin.title} is set aside
      </h1>
      <p>This tab works without it for now. Other tabs and your colleagues are not concerned, and nothing you saved is lost.</p>
      <div className="notice-actions">
        <a className="bf-button bf-button-primary" href={addressWithAll(window.location.pathname)}>
          Use all plugins again
        </a>
        <Link className="bf-button" to="/">
          Go to your dashboard
        </Link>
      </div>
    </div>
  );
}
