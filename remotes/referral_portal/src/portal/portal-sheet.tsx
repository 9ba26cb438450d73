import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';

/** What partners see, in the colour of the business. */
export function Sheet({ brand, children }: { readonly brand: string | null; readonly children: ReactNode }) {
  const style = (brand ? { '--referral_portal-brand': brand } : {}) as CSSProperties;
  return (
    <div className="referral_portal-public" style={style}>
      <div className="referral_portal-sheet">{children}</div>
    </div>
  );
}

/** Trying again helps where the server was busy, not where it said no. */
export const retryUnlessRefused = (count: number, error: unknown): boolean =>
  count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500);

interface OwnQuery<T> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly data: T | undefined;
  refetch(): unknown;
}

/** A page of the partner whose name is in the address; who is not signed in is led to the door. */
export function OwnPage<T>({ query, children }: { readonly query: OwnQuery<T>; readonly children: (data: T) => ReactNode }) {
  const { nav, metrics } = usePlugin();
  const { username = '' } = useParams();
  const isOut = isApiError(query.error) && query.error.status === 401;
  useEffect(() => {
    if (isOut) nav.go(nav.href('login'));
  }, [isOut, nav]);
  useEffect(() => {
    if (!query.isPending) metrics.ready();
  }, [query.isPending, metrics]);
  if (query.isPending || isOut) return <Skeleton kind="cards" label="Opening your pages…" />;
  if (query.data === undefined || query.isError) return <Refused error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <OwnNav username={username} />
      {children(query.data)}
    </>
  );
}

function Refused({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { nav } = usePlugin();
  const isOthers = isApiError(error) && error.status === 403;
  return (
    <Sheet brand={null}>
      <h1>{isOthers ? 'This page belongs to somebody else' : 'The page could not be opened'}</h1>
      {isOthers ? (
        <Link to={nav.href('login')}>To your own pages</Link>
      ) : (
        <ErrorCard title="Please try again" text={errorMessage(error)} onRetry={onRetry} />
      )}
    </Sheet>
  );
}

function OwnNav({ username }: { readonly username: string }) {
  const { nav } = usePlugin();
  const cache = useQueryClient();
  const out = useAction<undefined, unknown>({
    run: () => api.signOutPartner({}),
    invalidates: [],
    onSuccess: () => {
      cache.removeQueries({ queryKey: keys.own(username) });
      nav.go(nav.href('login'));
    },
  });
  return (
    <nav className="referral_portal-own" aria-label="Your partnership">
      <Link to={nav.href('own_home', { username })}>Home</Link>
      <Link to={nav.href('own_referrals', { username })}>Referrals</Link>
      <Link to={nav.href('own_bank', { username })}>Account</Link>
      <Button size="small" loading={out.busy} onClick={() => out.go(undefined)}>
        Sign out
      </Button>
    </nav>
  );
}
