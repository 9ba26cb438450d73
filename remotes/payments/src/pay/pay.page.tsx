import type { PayPage } from '@butterfly/contracts/payments';
import { isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, brandStyle, clientRegion, ErrorCard, RegionProvider, Skeleton, useFormats } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api, keys } from '../payments.client';
import { Autopay } from './autopay';
import { Lines, Parts } from './invoice-lines';
import { Pay } from './pay';
import { useReturn } from './use-return';
import { ownLanguage, useWords, wordsIn, WordsContext } from './words/words';

/** An invoice behind a link, for clients: no account, no tools, in their language, on the paper of the studio. */
export function Page() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: keys.pay(token),
    queryFn: async ({ signal }) => (await api.readPayPage({ params: { token }, signal })).data,
    retry: (count, failure) => count < 2 && !(isApiError(failure) && failure.status >= 400 && failure.status < 500),
  });
  const isBack = useReturn(token);
  const language = data?.language ?? ownLanguage();
  const { data: words } = useQuery({
    queryKey: keys.payWords(language),
    queryFn: () => wordsIn(language),
    enabled: data !== undefined || error !== null,
    staleTime: Infinity,
  });
  useReady(words !== undefined);
  if (!words) return <Skeleton kind="form" label="…" />;
  const region = clientRegion({ locale: data?.locale ?? language, currency: data?.currency ?? 'USD' });
  return (
    <WordsContext value={words}>
      <RegionProvider region={region}>
        <div className="pay-public bf-branded" lang={language} data-title={words.tab} style={brandStyle(data?.brand ?? null)}>
          <div className="pay-sheet">
            {data ? <Invoice token={token} page={data} isBack={isBack} /> : <NotOpened error={error} onRetry={() => void refetch()} />}
          </div>
        </div>
      </RegionProvider>
    </WordsContext>
  );
}

function NotOpened({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const words = useWords();
  if (!isApiError(error) || error.status !== 404)
    return <ErrorCard title={words.failed} text={words.failedText} retryLabel={words.again} onRetry={onRetry} />;
  return (
    <div className="pay-gone">
      <Botanical name="wreath" width={120} />
      <h1 tabIndex={-1} data-page-heading="">
        {words.gone}
      </h1>
      <p>{words.goneText}</p>
    </div>
  );
}

function Invoice({ token, page, isBack }: { readonly token: string; readonly page: PayPage; readonly isBack: boolean }) {
  const words = useWords();
  const { day } = useFormats();
  const { number, issue_date, bill_to_name: name } = page;
  return (
    <>
      <header>
        <p className="bf-eyebrow">{page.business}</p>
        <h1 tabIndex={-1} data-page-heading="">
          {page.title}
        </h1>
        <p className="bf-soft">{words.about({ number, day: issue_date && day(issue_date), name })}</p>
      </header>
      <Lines page={page} />
      <Parts page={page} />
      <p className="pay-download">
        <a className="bf-button" href={`/api/payments/public/${encodeURIComponent(token)}/pdf/`} target="_blank" rel="noopener">
          {words.download}
        </a>
      </p>
      <Pay token={token} page={page} isBack={isBack} />
      <Autopay token={token} page={page} />
    </>
  );
}
