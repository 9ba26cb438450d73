import { responses, type Invitation, type Response } from '@butterfly/contracts/calendar_meeting';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useAction, useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, ErrorCard } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../calendar_meeting.client';

const CHOICES = [
  ['accepted', 'I come'],
  ['tentative', 'Maybe'],
  ['declined', 'I cannot come'],
] as const;

/** What a guest is invited to, and the way to say yes. */
export function Page() {
  const { token = '' } = useParams();
  const found = useQuery({
    queryKey: keys.invitation(token),
    queryFn: async ({ signal }) => (await api.openInvitation({ params: { token }, signal })).data,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
  });
  useReady(!found.isPending);
  if (found.data) return <Opened token={token} invitation={found.data} />;
  if (found.error === null) return <Sheet brand={null}>{null}</Sheet>;
  return (
    <Sheet brand={null}>
      {isApiError(found.error) && found.error.status === 404 ? (
        <>
          <Botanical name="wreath" width={120} />
          <h1>This invitation is not here</h1>
          <p>The address may have been cut off. Open it from your mail once more, or call us.</p>
        </>
      ) : (
        <ErrorCard title="The page could not be opened" text={errorMessage(found.error)} onRetry={() => void found.refetch()} />
      )}
    </Sheet>
  );
}

function Opened({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const answer = useAction<Exclude<Response, 'needs_action'>, unknown>({
    run: (response) => api.answerInvitation({ params: { token }, body: { response } }),
    invalidates: [keys.invitation(token)],
  });
  const { business, brand, title, status, location, video_url: video, name, response } = invitation;
  return (
    <Sheet brand={brand}>
      <p className="cal-business">{business}</p>
      <h1>{title}</h1>
      <p>{whenText(invitation)}</p>
      {location && <p>{location}</p>}
      {video && (
        <p>
          <a href={video} target="_blank" rel="noreferrer">
            Join by video
          </a>
        </p>
      )}
      {status === 'cancelled' ? (
        <p role="status">It was called off. We are sorry.</p>
      ) : (
        <>
          <p role="status">
            {name}: {responses[response]}
          </p>
          <div className="cal-buttons bf-wraps" role="group" aria-label="Do you come?">
            {CHOICES.map(([choice, label]) => (
              <Button
                key={choice}
                type={response === choice ? 'primary' : 'default'}
                aria-pressed={response === choice}
                loading={answer.busy}
                onClick={() => answer.go(choice)}
              >
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}

function whenText({ all_day, start_day, end_day, start_at, tz }: Invitation): string {
  const day = (one: string) =>
    new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${one}T00:00:00Z`));
  if (all_day || start_at === null) return start_day === end_day ? day(start_day) : `${day(start_day)} – ${day(end_day)}`;
  const text = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short', timeZone: tz }).format(Date.parse(start_at));
  return `${text} (${tz.replace(/_/g, ' ')})`;
}

function Sheet({ brand, children }: { readonly brand: string | null; readonly children: ReactNode }) {
  const style = (brand ? { '--cal-brand': brand } : {}) as CSSProperties;
  return (
    <div className="cal-public" style={style}>
      <div className="cal-sheet">{children}</div>
    </div>
  );
}
