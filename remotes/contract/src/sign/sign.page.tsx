import type { Signature, SigningPage } from '@butterfly/contracts/contract';
import { isApiError } from '@butterfly/plugin-sdk';
import { useAction, useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, brandStyle, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { ContractText } from '../text/text-view';
import { ClientSignature } from './client-signature';
import { Decline } from './decline';
import { overWords, ownLanguage, useWords, wordsIn, WordsContext } from './words/words';

/** The page of who signs by a link: no account, no tools, made for a phone, in the language of who signs. */
export function Page() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: keys.signing(token),
    queryFn: async ({ signal }) => (await api.openSigning({ params: { token }, signal })).data,
    retry: (count, failure) => count < 2 && !(isApiError(failure) && failure.status >= 400 && failure.status < 500),
    staleTime: Infinity,
  });
  const language = data?.language ?? ownLanguage();
  const { data: words } = useQuery({
    queryKey: keys.words(language),
    queryFn: () => wordsIn(language),
    enabled: data !== undefined || error !== null,
    staleTime: Infinity,
  });
  useReady(words !== undefined);
  if (!words) return <Skeleton kind="form" label="…" />;
  return (
    <WordsContext value={words}>
      <div className="contract-public bf-branded" lang={language} data-title={words.tab} style={brandStyle(data?.brand ?? null)}>
        <div className="contract-public-sheet">
          {data ? <Opened token={token} page={data} /> : <NotOpened error={error} onRetry={() => void refetch()} />}
        </div>
      </div>
    </WordsContext>
  );
}

function NotOpened({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const words = useWords();
  if (!isApiError(error) || error.status !== 404)
    return <ErrorCard title={words.failed} text={words.failedText} retryLabel={words.again} onRetry={onRetry} />;
  return (
    <>
      <Botanical name="wreath" width={120} />
      <h1 tabIndex={-1} data-page-heading="">
        {words.gone}
      </h1>
      <p>{words.goneText}</p>
    </>
  );
}

function Opened({ token, page }: { readonly token: string; readonly page: SigningPage }) {
  const words = useWords();
  useViewed(token, page);
  const over = overWords(words, page.state);
  return (
    <>
      <header>
        <p className="contract-business">{page.business}</p>
        <h1 tabIndex={-1} data-page-heading="">
          {page.title}
        </h1>
        <p className="bf-soft">{words.forPerson(page.me.name)}</p>
      </header>
      {over && <Over page={page} words={over} />}
      {page.body && <ContractText body={page.body} clauses={page.clauses} />}
      <WhoSigns page={page} />
      {page.has_pdf && (
        <a className="bf-button" href={`/api/contract/public/${encodeURIComponent(token)}/pdf/`} target="_blank" rel="noopener">
          {words.download}
        </a>
      )}
      <Turn token={token} page={page} />
    </>
  );
}

/** That nothing can be signed any more, where to go on, and whom to ask. */
function Over({ page: { state, business, newer_path: newer }, words: over }: { readonly page: SigningPage; readonly words: string }) {
  const words = useWords();
  return (
    <>
      <Said>
        {over} {state !== 'completed' && words.ask(business)}
      </Said>
      {newer && (
        <a className="bf-button" href={newer}>
          {words.newer}
        </a>
      )}
    </>
  );
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <p className="contract-said" role="status">
    {children}
  </p>
);

/** What this person can do now, or why nothing. */
function Turn({ token, page }: { readonly token: string; readonly page: SigningPage }) {
  const cache = useQueryClient();
  const words = useWords();
  const sign = useAction<Signature, { data: SigningPage }>({
    run: (body) => api.signByLink({ params: { token }, body }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => cache.setQueryData(keys.signing(token), data),
    onFailure: () => void cache.invalidateQueries({ queryKey: keys.signing(token) }),
  });
  if (page.me.state === 'signed') return page.has_pdf ? null : <Said>{words.thanks}</Said>;
  if (page.document_sha256 === null || page.state === 'completed') return null;
  const { waits_for: first, language } = page;
  if (first.length > 0) return <Said>{words.waits(new Intl.ListFormat(language).format(first), first.length > 1)}</Said>;
  return (
    <section aria-labelledby="contract-sign-heading">
      <h2 id="contract-sign-heading">{words.signHere}</h2>
      <ClientSignature page={page} documentSha256={page.document_sha256} busy={sign.busy} failed={sign.error !== null} onSign={sign.go}>
        <Decline token={token} />
      </ClientSignature>
    </section>
  );
}

function WhoSigns({ page: { signers } }: { readonly page: SigningPage }) {
  const { who, state: said } = useWords();
  return (
    <ul className="contract-who" aria-label={who}>
      {signers.map(({ name, role, state }) => (
        <li key={`${role} ${name}`} data-state={state}>
          {name}: {said[state === 'signed' || state === 'declined' ? state : 'open']}
        </li>
      ))}
    </ul>
  );
}

/** A person sees the page, and no program that only looks at links. */
function useViewed(token: string, { me, document_sha256: hash }: SigningPage): void {
  const isNews = hash !== null && (me.state === 'notified' || me.state === 'waiting');
  useEffect(() => {
    if (isNews) api.noteViewed({ params: { token }, body: {} }).catch(() => undefined);
  }, [token, isNews]);
}
