import { Botanical, ErrorCard } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { spoken, useWords, wordsOf } from './words';

/** The address of a page without its last part. */
export function IncompleteLink() {
  const words = useWords();
  return <Notice title={words.incomplete} text={words.incompleteText} />;
}

/** The page belongs to a plugin that has no release to show. */
export function Away() {
  const words = useWords();
  return (
    <Notice title={words.away} text={words.awayText}>
      <a className="bf-button bf-button-primary" href={window.location.href}>
        {words.again}
      </a>
    </Notice>
  );
}

/** Nothing is there to work with. */
export function NotStarted() {
  const words = wordsOf(spoken(navigator.languages));
  return (
    <main className="plain">
      <ErrorCard title={words.failed} text={words.failedText} onRetry={() => window.location.reload()} retryLabel={words.again} />
    </main>
  );
}

function Notice({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="notice">
      <Botanical name="seedling" width={170} />
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <p>{text}</p>
      {children && <div className="notice-actions">{children}</div>}
    </div>
  );
}
