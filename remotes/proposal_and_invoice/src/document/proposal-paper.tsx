import type { ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import { isShownTaken, mayChoose } from '@butterfly/contracts/proposal_and_invoice';
import { Botanical, DateText, Money, useFormats } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { usePaperWords } from './paper-words';
import { PaymentList } from './payment-list';
import { Photograph } from './photograph';
import { TotalRow } from './total-row';

/** The client decides about options where they stand. */
export interface Choosing {
  readonly disabled: boolean;
  readonly tick: (key: string, taken: boolean) => void;
}

interface ProposalPaperProps {
  readonly proposal: ShownProposal;
  readonly choosing?: Choosing;
  /** Something stands above it that has the heading of the page. */
  readonly isSecond?: boolean;
  /** Of the link that it is read by. */
  readonly token?: string;
}

/** A proposal as its reader sees it: on the page behind the link, and of what was sent. */
export function ProposalPaper({ proposal, choosing, isSecond = false, token }: ProposalPaperProps) {
  const words = usePaperWords();
  const { business, project_name, event_date, number, revision, title, currency, expires_on, intro, terms, sections, payments } = proposal;
  return (
    <article className="pi-paper" aria-label={title}>
      {proposal.cover && <Photograph photo={proposal.cover} token={token} isCover />}
      <header className="pi-cover">
        {!proposal.cover && <Botanical name="sprig" width={120} />}
        <p className="bf-eyebrow">{business}</p>
        {isSecond ? (
          <h2 className="pi-cover-title">{title}</h2>
        ) : (
          <h1 tabIndex={-1} data-page-heading="">
            {title}
          </h1>
        )}
        <p>
          {project_name}
          {event_date && (
            <>
              {' · '}
              <DateText value={event_date} />
            </>
          )}
        </p>
        <p className="bf-soft bf-figures">
          {number}
          {revision > 1 && `, ${words.version(revision)}`}
          {expires_on && (
            <>
              {` · ${words.validUntil} `}
              <DateText value={expires_on} />
            </>
          )}
        </p>
      </header>
      {intro && <p className="pi-prose">{intro}</p>}
      {sections.map((section) => (
        <PaperSection key={section.key} section={section} currency={currency} choosing={choosing} token={token} />
      ))}
      <PaperTotals proposal={proposal} />
      {payments.length > 0 && (
        <section className="pi-section" aria-label={words.payments}>
          <h2>{words.payments}</h2>
          <PaymentList label={words.payments} payments={payments} currency={currency} />
        </section>
      )}
      {terms && (
        <section className="pi-section" aria-label={words.terms}>
          <h2>{words.terms}</h2>
          <p className="pi-prose">{terms}</p>
        </section>
      )}
    </article>
  );
}

type Section = ShownProposal['sections'][number];

interface SectionProps {
  readonly section: Section;
  readonly currency: string;
  readonly choosing: Choosing | undefined;
  readonly token: string | undefined;
}

function PaperSection({ section, currency, choosing, token }: SectionProps) {
  const { number } = useFormats();
  const { title, description, photo, total_cents, lines } = section;
  return (
    <section className="pi-section" aria-label={title}>
      {photo && <Photograph photo={photo} token={token} />}
      <header className="pi-section-head">
        <h2>{title}</h2>
        {total_cents !== null && <Money minor={total_cents} currency={currency} />}
      </header>
      {description && <p className="pi-prose">{description}</p>}
      <ul className="pi-lines">
        {lines.map((line) => (
          <li key={line.key} className="pi-line pi-paper-line" data-taken={isShownTaken(line)}>
            <span>
              <LineName line={line} section={section.key} choosing={choosing} />
              {line.qty_milli !== 1_000 && <span className="bf-soft bf-figures">{` ×\u00a0${number(line.qty_milli / 1_000)}`}</span>}
              {!(choosing && mayChoose(line)) && <LineWords line={line} />}
              {line.description && <span className="pi-paper-text">{line.description}</span>}
            </span>
            {line.total_cents !== null && <Money minor={line.total_cents} currency={currency} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Line = Section['lines'][number];

/** With a tick where the client decides: a box for an option, a round one where one of several is taken. */
function LineName({ line, section, choosing }: { line: Line; section: string; choosing: Choosing | undefined }): ReactNode {
  if (!choosing || !mayChoose(line)) return <span className="pi-paper-name">{line.name}</span>;
  const isOneOf = line.alternative_group !== '' && !line.is_optional;
  return (
    <label className="pi-choice">
      <input
        type={isOneOf ? 'radio' : 'checkbox'}
        name={isOneOf ? `${section} ${line.alternative_group}` : undefined}
        checked={line.selected}
        disabled={choosing.disabled}
        onChange={({ target }) => choosing.tick(line.key, target.checked)}
      />
      <span className="pi-paper-name">{line.name}</span>
    </label>
  );
}

function LineWords({ line }: { line: Line }): ReactNode {
  const { optional, optionalOut, alternativeOut } = usePaperWords();
  if (isShownTaken(line)) return line.is_optional ? <span className="bf-soft"> {optional}</span> : null;
  return <span className="bf-soft"> {line.is_optional ? optionalOut : alternativeOut}</span>;
}

function PaperTotals({ proposal }: { proposal: ShownProposal }) {
  const words = usePaperWords();
  const { number } = useFormats();
  const { subtotal_cents, adjustments, waiver_cents, taxes, tax_mode, total_cents, currency } = proposal;
  return (
    <section className="pi-paper-totals" aria-label={words.total}>
      <dl className="bf-figures">
        <TotalRow label={words.together} cents={subtotal_cents} currency={currency} />
        {adjustments.map(({ key, title, cents }) => (
          <TotalRow key={key} label={title} cents={cents} currency={currency} />
        ))}
        {waiver_cents !== 0 && <TotalRow label={words.waiver} cents={waiver_cents} currency={currency} />}
        {taxes.map(({ tax_bps, tax_cents }) => (
          <TotalRow
            key={tax_bps}
            label={(tax_mode === 'inclusive' ? words.taxWithin : words.tax)(number(tax_bps / 100))}
            cents={tax_cents}
            currency={currency}
          />
        ))}
        <div className="pi-row pi-paper-total">
          <dt>{words.total}</dt>
          <dd>
            <Money minor={total_cents} currency={currency} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
