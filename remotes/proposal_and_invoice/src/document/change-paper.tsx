import {
  changeParts,
  paymentWords,
  quantityWords,
  shownDifference,
  type LineDifference,
  type ShownProposal,
} from '@butterfly/contracts/proposal_and_invoice';
import { Botanical, DateText, Money, useFormats } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { usePaperWords } from './paper-words';
import { PaymentList } from './payment-list';

interface ChangePaperProps {
  /** What was accepted. */
  readonly was: ShownProposal;
  /** What takes its place when it is accepted. */
  readonly is: ShownProposal;
}

/** A change of what was accepted, as its reader sees it: what goes, what comes, what is different, and what it comes to. */
export function ChangePaper({ was, is }: ChangePaperProps) {
  const words = usePaperWords();
  const { number } = useFormats();
  const difference = shownDifference(was, is, { words, percent: (bps) => number(bps / 100) });
  const { goes, comes, differs, sums } = difference;
  const { currency } = is;
  const isNothing = goes.length + comes.length + differs.length + sums.length === 0;
  return (
    <article className="pi-paper pi-change" aria-label={words.changes}>
      <ChangeCover was={was} is={is} />
      {isNothing && <p className="pi-prose">{words.nothingChanges}</p>}
      {changeParts(difference, words).map(([title, lines]) => (
        <Lines key={title} title={title} lines={lines} currency={currency} />
      ))}
      {sums.length > 0 && (
        <Part title={words.follows}>
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
        <section className="pi-section" aria-label={words.payments}>
          <h2>{words.payments}</h2>
          <p className="bf-soft">{paymentWords(is.total_cents - was.total_cents, words)}</p>
          {is.total_cents === was.total_cents && <PaymentList label={words.payments} payments={is.payments} currency={currency} />}
        </section>
      )}
    </article>
  );
}

function ChangeCover({ was, is }: ChangePaperProps) {
  const words = usePaperWords();
  return (
    <header className="pi-cover">
      <Botanical name="sprig" width={120} />
      <p className="bf-eyebrow">{is.business}</p>
      <h1 tabIndex={-1} data-page-heading="">
        {words.changeTo(is.title)}
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
        {is.number}, {words.instead(is.revision, was.revision)}
        {is.expires_on && (
          <>
            {` · ${words.validUntil} `}
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
  const words = usePaperWords();
  const { number } = useFormats();
  if (lines.length === 0) return null;
  const writing = { words, count: (milli: number) => number(milli / 1_000) };
  return (
    <Part title={title}>
      {lines.map(({ key, section, before, after }) => (
        <li key={key} className="pi-difference">
          <span>
            <span className="pi-paper-name">{(after ?? before)?.name}</span>
            <span className="bf-soft bf-figures">{quantityWords([before, after], writing)}</span>
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
  const words = usePaperWords();
  const by = is - was;
  return (
    <section className="pi-becomes bf-figures" aria-label={words.total}>
      <p>
        <span className="bf-soft">{words.accepted}</span>
        <Money minor={was} currency={currency} />
      </p>
      <span aria-hidden="true">→</span>
      <p>
        <span className="bf-soft">{words.wouldBe}</span>
        <Money minor={is} currency={currency} />
      </p>
      <p className="pi-becomes-by">
        {by === 0 ? (
          words.staysTotal
        ) : (
          <>
            <Money minor={Math.abs(by)} currency={currency} /> {by > 0 ? words.more : words.less}
          </>
        )}
      </p>
    </section>
  );
}
