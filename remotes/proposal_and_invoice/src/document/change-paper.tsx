import {
  changeParts,
  NOTHING_CHANGES,
  paymentWords,
  quantityWords,
  shownDifference,
  type LineDifference,
  type ShownProposal,
} from '@butterfly/contracts/proposal_and_invoice';
import { Botanical, DateText, Money } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { PaymentList } from './payment-list';

interface ChangePaperProps {
  /** What was accepted. */
  readonly was: ShownProposal;
  /** What takes its place when it is accepted. */
  readonly is: ShownProposal;
}

/** A change of what was accepted, as its reader sees it: what goes, what comes, what is different, and what it comes to. */
export function ChangePaper({ was, is }: ChangePaperProps) {
  const difference = shownDifference(was, is);
  const { goes, comes, differs, sums } = difference;
  const { currency } = is;
  const isNothing = goes.length + comes.length + differs.length + sums.length === 0;
  return (
    <article className="pi-paper pi-change" aria-label="What changes">
      <ChangeCover was={was} is={is} />
      {isNothing && <p className="pi-prose">{NOTHING_CHANGES}</p>}
      {changeParts(difference).map(([title, lines]) => (
        <Lines key={title} title={title} lines={lines} currency={currency} />
      ))}
      {sums.length > 0 && (
        <Part title="What follows from it">
          {sums.map(({ key, label, before_cents, after_cents }) => (
            <li key={key} className="pi-difference">
              <span>{label}</span>
              <FromTo before={before_cents} after={after_cents} currency={currency} />
            </li>
          ))}
        </Part>
      )}
      <Becomes was={was.total_cents} is={is.total_cents} currency={currency} />
      {is.payments.length > 0 && (
        <section className="pi-section" aria-label="Payments">
          <h2>Payments</h2>
          <p className="bf-soft">{paymentWords(is.total_cents - was.total_cents)}</p>
          {is.total_cents === was.total_cents && <PaymentList label="Payments" payments={is.payments} currency={currency} />}
        </section>
      )}
    </article>
  );
}

function ChangeCover({ was, is }: ChangePaperProps) {
  return (
    <header className="pi-cover">
      <Botanical name="sprig" width={120} />
      <p className="bf-eyebrow">{is.business}</p>
      <h1 tabIndex={-1} data-page-heading="">
        A change to {is.title}
      </h1>
      <p>
        {is.project_name}
        {is.event_date && (
          <>
            {' · '}
            <DateText value={is.event_date} />
          </>
        )}
      </p>
      <p className="bf-soft bf-figures">
        {is.number}, version {is.revision}, instead of version {was.revision}
        {is.expires_on && (
          <>
            {' · valid until '}
            <DateText value={is.expires_on} />
          </>
        )}
      </p>
    </header>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pi-section" aria-label={title}>
      <header className="pi-section-head">
        <h2>{title}</h2>
      </header>
      <ul className="pi-lines">{children}</ul>
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly LineDifference[];
  readonly currency: string;
}

function Lines({ title, lines, currency }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {lines.map(({ key, section, before, after }) => (
        <li key={key} className="pi-difference">
          <span>
            <span className="pi-paper-name">{(after ?? before)?.name}</span>
            <span className="bf-soft bf-figures">{quantityWords(before, after)}</span>
            <span className="pi-paper-text">{section}</span>
          </span>
          <FromTo before={before?.cents ?? null} after={after?.cents ?? null} currency={currency} />
        </li>
      ))}
    </Part>
  );
}

function FromTo({ before, after, currency }: { readonly before: number | null; readonly after: number | null; readonly currency: string }) {
  return (
    <span className="bf-figures">
      {before !== null && (
        <del>
          <Money minor={before} currency={currency} />
        </del>
      )}
      {before !== null && after !== null && ' '}
      {after !== null && (
        <ins>
          <Money minor={after} currency={currency} />
        </ins>
      )}
    </span>
  );
}

function Becomes({ was, is, currency }: { readonly was: number; readonly is: number; readonly currency: string }) {
  const by = is - was;
  return (
    <section className="pi-becomes bf-figures" aria-label="Total">
      <p>
        <span className="bf-soft">You accepted</span>
        <Money minor={was} currency={currency} />
      </p>
      <span aria-hidden="true">→</span>
      <p>
        <span className="bf-soft">It would be</span>
        <Money minor={is} currency={currency} />
      </p>
      <p className="pi-becomes-by">
        {by === 0 ? (
          'The total stays as it is.'
        ) : (
          <>
            <Money minor={Math.abs(by)} currency={currency} /> {by > 0 ? 'more' : 'less'}
          </>
        )}
      </p>
    </section>
  );
}
