import type { ClientAnswer, Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { DateText, Money, StatusDot } from '@butterfly/ui-kit';

/** What the client has answered, with what proves it and what followed. */
export function AnswerBanner({ proposal: { answer, total_cents, currency } }: { proposal: Proposal }) {
  if (!answer) return null;
  const isYes = answer.kind === 'accepted';
  return (
    <section className="pi-answered" aria-label="The client’s answer" data-kind={answer.kind}>
      <header>
        <StatusDot tone={isYes ? 'eucalyptus' : 'clay'}>{isYes ? 'Accepted' : 'Declined'}</StatusDot>
        <strong className="bf-figures">
          {isYes ? (
            <>
              {answer.name} said yes to <Money minor={total_cents} currency={currency} />
            </>
          ) : (
            `“${answer.reason}”`
          )}
        </strong>
        <span className="bf-soft">
          <DateText value={answer.at} />
        </span>
      </header>
      {answer.signature?.picture && <img src={answer.signature.picture} alt={`Signature of ${answer.name}`} />}
      {answer.signature?.kind === 'typed' && <p className="pi-hand">{answer.name}</p>}
      {answer.effects && <Followed effects={answer.effects} />}
      <details>
        <summary>Evidence</summary>
        <dl>
          {evidenceOf(answer).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function evidenceOf({ email, ip, user_agent, consent, snapshot_hash }: ClientAnswer): [label: string, text: string][] {
  const all: [string, string][] = [
    ['E-mail', email],
    ['Address on the net', ip],
    ['Browser', user_agent],
    ['Agreed to', consent],
    ['Fingerprint of what was shown (SHA-256)', snapshot_hash],
  ];
  return all.filter(([, text]) => text !== '');
}

function Followed({ effects }: { effects: NonNullable<ClientAnswer['effects']> }) {
  const { invoice_id, contract_id, book_locked, stage_id, reservations, shortages, not_reserved } = effects;
  const done = [
    invoice_id !== null && 'The invoice is written, with its payments.',
    contract_id !== null && 'A contract is drafted.',
    book_locked && 'The recipes are locked as they were accepted.',
    reservations.length > 0 && `Hire is kept: ${reservations.length === 1 ? 'one reservation' : `${reservations.length} reservations`}.`,
    stage_id !== null && 'The project has moved on.',
  ].filter((one) => one !== false);
  return (
    <ul className="pi-followed" aria-label="What followed">
      {done.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {shortages.map(({ name, qty, short }) => (
        <li key={name} data-short="true">
          {short} of {qty} × {name} are missing.
        </li>
      ))}
      {not_reserved.map(({ name, qty }) => (
        <li key={name} data-short="true">
          {qty} × {name} could not be kept: nothing of that name is lent, or the day is not known.
        </li>
      ))}
    </ul>
  );
}
