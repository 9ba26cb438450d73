import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Botanical, ErrorCard } from '@butterfly/ui-kit';
import type { CSSProperties, ReactNode } from 'react';

/** The paper that visitors see, in the colour of the business. */
export function Sheet({ brand, children }: { readonly brand: string | null; readonly children: ReactNode }) {
  const style = (brand ? { '--event_meetings-brand': brand } : {}) as CSSProperties;
  return (
    <div className="event_meetings-public" style={style}>
      <div className="event_meetings-sheet">{children}</div>
    </div>
  );
}

/** An address that leads nowhere, or a page that could not be opened. */
export function NotOpened({
  error,
  onRetry,
  title,
  text,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <Sheet brand={null}>
      <Botanical name="wreath" width={120} />
      {isApiError(error) && error.status === 404 ? (
        <>
          <h1>{title}</h1>
          <p>{text}</p>
        </>
      ) : (
        <ErrorCard title="The page could not be opened" text={errorMessage(error)} onRetry={onRetry} />
      )}
    </Sheet>
  );
}

/** Trying again helps where the server was busy, not where it said no. */
export const retryUnlessRefused = (count: number, error: unknown): boolean =>
  count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500);
