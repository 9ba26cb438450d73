import type { SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, brandStyle, clientRegion, ErrorCard, RegionProvider, Skeleton, useFormats } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PaperWordsContext } from '../document/paper-words';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';
import { OpenProposal } from './open-proposal';
import { PdfLink } from './pdf-link';
import { ownLanguage, useWords, wordsIn, WordsContext } from './words/words';

/** The page behind a link, for clients: no account, no tools, in their language, on the paper of the studio. */
export function Page() {
  const { token = '' } = useParams();
  // Opened once: every reading counts as a visit.
  const { data, error, refetch } = useQuery({
    queryKey: keys.shared(token),
    queryFn: async ({ signal }) => (await api.readShared({ params: { token }, signal })).data,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
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
  const region = clientRegion({ locale: data?.locale ?? language, currency: 'USD' });
  return (
    <WordsContext value={words}>
      <PaperWordsContext value={words.paper}>
        <RegionProvider region={region}>
          <div className="pi-shared bf-branded" lang={language} data-title={words.tab} style={brandStyle(data?.brand ?? null)}>
            {data ? (
              <Opened token={token} page={data} reload={() => void refetch()} />
            ) : (
              <NotOpened error={error} onRetry={() => void refetch()} />
            )}
          </div>
        </RegionProvider>
      </PaperWordsContext>
    </WordsContext>
  );
}

function NotOpened({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const words = useWords();
  if (isApiError(error) && error.status === 404) return <Note title={words.gone}>{words.goneText}</Note>;
  return <ErrorCard title={words.failed} text={words.failedText} retryLabel={words.again} onRetry={onRetry} />;
}

interface OpenedProps {
  readonly token: string;
  readonly page: SharedProposal;
  readonly reload: () => void;
}

function Opened({ token, page, reload }: OpenedProps) {
  const { over } = useWords();
  if (page.state === 'open') return <OpenProposal token={token} page={page} reload={reload} />;
  if (page.state === 'accepted') return <Accepted token={token} page={page} />;
  return <Note title={page.title}>{over[page.state](page.business)}</Note>;
}

type AcceptedPage = Extract<SharedProposal, { state: 'accepted' }>;

function Accepted({ token, page: { proposal, accepted_at, accepted_by } }: { readonly token: string; readonly page: AcceptedPage }) {
  const words = useWords();
  const { day } = useFormats();
  return (
    <>
      <div className="pi-thanks" role="status">
        <Botanical name="wreath" width={96} />
        <p className="pi-thanks-words">{words.thanks(accepted_by)}</p>
        <p>{words.accepted(day(accepted_at), proposal.business)}</p>
      </div>
      <ProposalPaper proposal={proposal} token={token} />
      <PdfLink token={token} />
    </>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pi-note">
      <Botanical name="wreath" width={120} />
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <p>{children}</p>
    </div>
  );
}
