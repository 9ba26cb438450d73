import { useState } from 'react';
import { CodeForm } from '../code-form';
import type { ShownMore } from '../later';

/** The sections in which money stands: before them the code comes. */
const GUARDED = ['proposals', 'contract', 'payments', 'invoice'] as const;

/** Everything somebody may see, in one file; where there is money in it, after the code. */
export function Archive({ token, portal, words, more }: ShownMore) {
  const [isAsking, setAsking] = useState(false);
  const needsCode = portal.needs_code && GUARDED.some((section) => portal.sections.includes(section));
  if (isAsking && needsCode) return <CodeForm token={token} words={words} />;
  return (
    <section aria-label={more.archive}>
      <h2>{more.archive}</h2>
      <p className="bf-soft">{more.archiveText}</p>
      <p>
        {needsCode ? (
          <button type="button" className="portal-plain" onClick={() => setAsking(true)}>
            {more.fileOpen}
          </button>
        ) : (
          <a className="portal-plain" href={`/api/client_portal/${token}/archive.zip/`} download="portal.zip">
            {more.fileOpen}
          </a>
        )}
      </p>
    </section>
  );
}
