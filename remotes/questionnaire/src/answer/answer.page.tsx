import type { PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../questionnaire.client';
import { OpenForm } from './open-form';

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
  useReady(data !== undefined || error !== null);
  if (isApiError(error) && error.status === 404)
    return (
      <Sheet brand={null}>
        <Note title="This link opens nothing">It may have been taken back. Ask who sent it to you for a new one.</Note>
      </Sheet>
    );
  if (error)
    return (
      <Sheet brand={null}>
        <ErrorCard title="The questions could not be opened" text={errorMessage(error)} onRetry={() => void refetch()} />
      </Sheet>
    );
  if (!data) return <Skeleton kind="form" label="Opening the questions…" />;
  return (
    <Sheet brand={data.brand}>
      {data.state === 'open' ? (
        <OpenForm key={uniqueLink} link={uniqueLink} page={data} />
      ) : (
        <Note title={data.title}>{overWords(data)}</Note>
      )}
    </Sheet>
  );
}

function Sheet({ brand, children }: { readonly brand: string | null; readonly children: ReactNode }) {
  const style = (brand ? { '--q-brand': brand } : {}) as CSSProperties;
  return (
    <div className="q-public" style={style}>
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

function overWords({ state, me, business }: PublicQuestionnaire): string {
  if (state === 'submitted') return `Thank you, ${me}. ${business} has your answers. If something changes, write to them.`;
  if (state === 'locked')
    return `The time for changes is over. What you have answered is kept. If something has to change, write to ${business}.`;
  return `${business} asks this no more. What you have answered is kept.`;
}
