import { Botanical } from '@butterfly/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { useBoot } from '../app-services';

/** Which part of the product is closed to this person, and whom to ask. */
export function AccessDeniedPage() {
  const [search] = useSearchParams();
  const { boot } = useBoot();
  const plugin = search.get('plugin') ?? '';
  const from = search.get('from') ?? '';
  const name = titleOf(plugin, [...boot.plugins, ...boot.unavailable]);
  return (
    <div className="notice">
      <Botanical name="wreath" width={200} />
      <h1 tabIndex={-1} data-page-heading="">You don’t have access to this page</h1>
      <p>
        {name ? <>Your role does not include <strong>{name}</strong>.</> : 'Your role does not include this part of Butterfly.'}{' '}
        An administrator{boot.session ? ` of ${boot.session.tenant.name}` : ''} can give it to you under Members.
      </p>
      <div className="notice-actions">
        {boot.session ? <Link className="bf-button bf-button-primary" to="/">Go to your dashboard</Link> : <Link className="bf-button bf-button-primary" to="/login">Sign in</Link>}
      </div>
      {from && <p className="notice-details">You came from {from}</p>}
    </div>
  );
}

/** A plugin this person may not use is not in the boot data: its id is all there is to say, in words. */
function titleOf(id: string, known: readonly { id: string; title: string }[]): string {
  return known.find((plugin) => plugin.id === id)?.title ?? id.replaceAll('_', ' ');
}
