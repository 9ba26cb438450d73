import { ownPath } from '@butterfly/plugin-sdk';
import { Botanical } from '@butterfly/ui-kit';
import { useMemo, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useBoot } from '../app-services';
import { ExplainQuestion } from '../explain/explain-question';
import { matchRoute, routeTable } from '../routes/route-table';
import { pluginName } from './plugin-name';
import { RequestAccess } from './request-access';

/** Where administrators switch plugins on and off. */
const PLUGINS_PAGE = '/manage_members/plugins';

/** Which part of the product is closed to this person, why, and whom to ask. Goes back by itself when access is given. */
export function AccessDeniedPage() {
  const [search] = useSearchParams();
  const { boot } = useBoot();
  const plugin = search.get('plugin') ?? '';
  const from = pageBefore(search.get('from') ?? '');
  const name = pluginName(plugin, boot);
  const isAdmin = boot.session?.permissions.is_admin ?? false;
  if (useGivenBack(from) && from) return <Navigate to={from} replace />;
  return (
    <div className="notice access-denied">
      <Botanical name="wreath" width={200} />
      <h1 tabIndex={-1} data-page-heading="">
        You don’t have access to this page
      </h1>
      <p>{reason(name, { signedIn: boot.session !== null, isAdmin })}</p>
      {boot.session && plugin && !isAdmin && <RequestAccess plugin={plugin} name={name} business={boot.session.tenant.name} />}
      {boot.session && plugin && <ExplainQuestion plugin={plugin} question="Why can I not see this?" />}
      <div className="notice-actions">
        {isAdmin && plugin && (
          <Link className="bf-button bf-button-primary" to={PLUGINS_PAGE}>
            Switch it on again
          </Link>
        )}
        {boot.session ? (
          <Link className="bf-button" to="/">
            Go to your dashboard
          </Link>
        ) : (
          <Link className="bf-button bf-button-primary" to={from ? `/login?next=${encodeURIComponent(from)}` : '/login'}>
            Sign in
          </Link>
        )}
      </div>
      {from && <p className="notice-details">You came from {from}</p>}
    </div>
  );
}

function reason(name: string, { signedIn, isAdmin }: { signedIn: boolean; isAdmin: boolean }) {
  if (!signedIn) return 'Sign in first: this page is for members of a business.';
  if (!name) return 'Your role does not include this part of Butterfly.';
  if (isAdmin)
    return (
      <>
        <strong>{name}</strong> is switched off for the whole business. You can switch it on again for everybody.
      </>
    );
  return (
    <>
      <strong>{name}</strong> is not part of your role, or is switched off for the whole business.
    </>
  );
}

/** Only an address of ours is worth going back to. */
function pageBefore(from: string): string {
  const path = from === '' ? null : ownPath(from);
  return path === null || path.startsWith('/access-denied') ? '' : path;
}

/** True once an address that was closed while this page was shown has become open: the role was edited meanwhile. */
function useGivenBack(from: string): boolean {
  const { boot, aside } = useBoot();
  const table = useMemo(() => routeTable(boot, aside), [boot, aside]);
  const wasClosed = useRef(false);
  const owner = from ? matchRoute(table, new URL(from, window.location.origin).pathname)?.entry.owner : undefined;
  const isOpen = owner?.kind === 'plugin' || owner?.kind === 'unavailable';
  if (!isOpen) wasClosed.current = true;
  return isOpen && wasClosed.current;
}
