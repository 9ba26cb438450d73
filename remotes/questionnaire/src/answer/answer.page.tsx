import type { PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, brandStyle, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../questionnaire.client';
import { OpenForm } from './open-form';
import { PlaceContext, placeOf } from './place';
import { ownLanguage, wordsIn, WordsContext, type AnswerWords } from './words/words';

/** The page behind a link: no account, no tools, made for a phone. */
export function Page() {
  const { uniqueLink = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: keys.open(uniqueLink),
    queryFn: async ({ signal }) => (await api.openQuestionnaire({ params: { uniqueLink }, signal })).data,
    retry: (count, failure) => count < 2 && !(isApiError(failure) && failure.status >= 400 && failure.status < 500),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const language = data?.language ?? ownLanguage();
  const spoken = useQuery({
    queryKey: keys.words(language),
    queryFn: () => wordsIn(language),
    enabled: data !== undefined || error !== null,
    staleTime: Infinity,
  });
  const words = spoken.data;
  useReady(words !== undefined);
  const board = data?.board;
  const place = useMemo(() => placeOf(uniqueLink, board ?? []), [uniqueLink, board]);
  if (!words) return <Skeleton kind="form" label="…" />;
  if (isApiError(error) && error.status === 404)
    return (
      <Sheet brand={null} language={language}>
        <Note title={words.gone}>{words.goneText}</Note>
      </Sheet>
    );
  if (error)
    return (
      <Sheet brand={null} language={language}>
        <ErrorCard title={words.failed} text={words.failedText} retryLabel={words.again} onRetry={() => void refetch()} />
      </Sheet>
    );
  if (!data) return null;
  return (
    <WordsContext value={words}>
      <PlaceContext value={place}>
        <Sheet brand={data.brand} language={language}>
          {data.state === 'open' ? (
            <OpenForm key={uniqueLink} link={uniqueLink} page={data} />
          ) : (
            <Note title={data.title}>{overWords(data, words)}</Note>
          )}
        </Sheet>
      </PlaceContext>
    </WordsContext>
  );
}

function Sheet({ brand, language, children }: { readonly brand: string | null; readonly language: string; readonly children: ReactNode }) {
  return (
    <div className="q-public bf-branded" lang={language} style={brandStyle(brand)}>
      <div className="q-sheet">{children}</div>
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="q-note">
      <Botanical name="wreath" width={120} />
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <p role="status">{children}</p>
    </div>
  );
}

function overWords({ state, me, business }: PublicQuestionnaire, words: AnswerWords): string {
  if (state === 'submitted') return words.thanks(me, business);
  return state === 'locked' ? words.locked(business) : words.over(business);
}
