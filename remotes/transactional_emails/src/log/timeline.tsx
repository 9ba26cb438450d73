import type { ComingMail, Schedule, SentMail } from '@butterfly/contracts/transactional_emails';
import { DateText, StatusTag } from '@butterfly/ui-kit';
import { MailStatusTag } from '../mail/status-tag';

interface TimelineProps {
  readonly plan: Schedule;
  readonly onOpen: (id: number) => void;
}

/** From the first mail over today to the last one that is known; what waits for something to happen stands at the end. */
export function Timeline({ plan, onOpen }: TimelineProps) {
  const dated = plan.coming.filter(({ on }) => on !== null);
  const waiting = plan.coming.filter(({ on }) => on === null);
  return (
    <div className="bf-beside mail-plan">
      <ol className="mail-timeline" aria-label="What the client receives, and when">
        {[...plan.sent].reverse().map((mail) => (
          <Sent key={mail.id} mail={mail} onOpen={onOpen} />
        ))}
        <li className="mail-today" aria-current="date">
          <span className="mail-day">
            <DateText value={plan.today} />
          </span>
          <span className="mail-dot" />
          <span>Today</span>
        </li>
        {dated.map((mail) => (
          <Coming key={`${mail.template}${mail.on}${mail.why}`} mail={mail} eventDate={plan.event_date} />
        ))}
        {plan.event_date !== null && plan.event_date >= plan.today && (
          <li className="mail-event">
            <span className="mail-day">
              <DateText value={plan.event_date} />
            </span>
            <span className="mail-dot" />
            <strong>{plan.project_name}</strong>
          </li>
        )}
      </ol>
      {waiting.length > 0 && (
        <section className="mail-waiting" aria-label="As soon as something happens">
          <h2>As soon as it happens</h2>
          <ul>
            {waiting.map(({ template, title, why, is_on }) => (
              <li key={`${template}${why}`}>
                <strong>{title}</strong> <span className="bf-soft">{why}</span>{' '}
                {!is_on && <StatusTag tone="neutral">Switched off</StatusTag>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Sent({ mail, onOpen }: { mail: SentMail; onOpen: (id: number) => void }) {
  return (
    <li className="mail-past">
      <span className="mail-day">
        <DateText value={mail.sent_at ?? mail.created_at} as="moment" />
      </span>
      <span className="mail-dot" />
      <span className="mail-what">
        <button type="button" className="bf-link" onClick={() => onOpen(mail.id)}>
          {mail.subject}
        </button>
        <span className="mail-row">
          <MailStatusTag mail={mail} />
          <span className="bf-soft">
            {mail.title} to {mail.recipient}
            {mail.resent_of_id !== null && ', once more'}
          </span>
        </span>
      </span>
    </li>
  );
}

function Coming({ mail: { title, on, why, is_on }, eventDate }: { mail: ComingMail; eventDate: string | null }) {
  const isAfter = eventDate !== null && on !== null && on > eventDate;
  return (
    <li className="mail-coming" data-off={!is_on || undefined}>
      <span className="mail-day">{on && <DateText value={on} />}</span>
      <span className="mail-dot" />
      <span className="mail-what">
        <strong>{title}</strong>
        <span className="mail-row">
          {!is_on && <StatusTag tone="neutral">Switched off</StatusTag>}
          <span className="bf-soft">
            {why}
            {isAfter && ', after the event'}
          </span>
        </span>
      </span>
    </li>
  );
}
