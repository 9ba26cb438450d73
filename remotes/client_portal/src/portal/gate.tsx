import type { Portal, PortalAccess } from '@butterfly/contracts/client_portal';
import { isApiError, keepWayBack } from '@butterfly/plugin-sdk';
import { lazy, useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '../words/use-words';
import type { Words } from '../words/words';
import { CodeForm } from './code-form';
import { Frame, OneThing } from './frame';
import { useAccess, usePortal } from './use-portal';

const PasswordForm = lazy(() => import('./password-form').then((module) => module.PasswordForm));

export interface Shown {
  readonly token: string;
  readonly portal: Portal;
  readonly words: Words;
}

/** Lets in whom the link lets in, asks for what it asks for, and says one and the same of every link that opens nothing. */
export function Gate({ children }: { readonly children: (shown: Shown) => ReactNode }) {
  const { token = '' } = useParams();
  const access = useAccess(token);
  const portal = usePortal(token, access.data?.authenticated === true);
  const { words, language } = useWords(portal.data?.me.language ?? access.data?.language);
  const error = access.error ?? portal.error;
  useReady(words !== undefined && (error !== null || portal.data !== undefined || access.data?.authenticated === false));
  useEffect(() => {
    if (portal.data && words) keepWayBack({ path: `/portal/${token}`, label: words.back });
  }, [portal.data, token, words]);
  const isGone = isApiError(error) && error.status === 404;
  useEffect(() => {
    // What was written for a link that opens nothing any more does not stay on the device.
    if (isGone) void import('@butterfly/plugin-sdk/link-drafts').then(({ forgetLinkDrafts }) => forgetLinkDrafts(token));
  }, [isGone, token]);
  if (!words) return <Skeleton kind="cards" label="…" />;
  if (isGone) return <Gone words={words} lang={language} />;
  if (error && !portal.data)
    return (
      <Frame brand={null} lang={language}>
        <ErrorCard
          title={words.failed}
          text={words.failedText}
          retryLabel={words.again}
          onRetry={() => {
            void access.refetch();
            if (access.data?.authenticated) void portal.refetch();
          }}
        />
      </Frame>
    );
  if (access.data?.authenticated === false) return <Locked token={token} access={access.data} words={words} lang={language} />;
  if (!portal.data) return <Skeleton kind="cards" label={words.opening} />;
  return (
    <Frame brand={portal.data.brand} business={portal.data.business} lang={language}>
      {children({ token, portal: portal.data, words })}
    </Frame>
  );
}

/** One and the same for a link that was made up, replaced or taken back. */
export function Gone({ words, lang }: { readonly words: Words; readonly lang: string }) {
  return (
    <Frame brand={null} lang={lang}>
      <OneThing title={words.gone}>
        <p>{words.goneText}</p>
      </OneThing>
    </Frame>
  );
}

function Locked({ token, access, words, lang }: { token: string; access: PortalAccess; words: Words; lang: string }) {
  return (
    <Frame brand={access.brand} business={access.business} lang={lang}>
      {access.asks === 'password' ? <PasswordForm token={token} words={words} /> : <CodeForm token={token} words={words} />}
    </Frame>
  );
}
