import type { Portal, Section } from '@butterfly/contracts/client_portal';
import { Link } from 'react-router-dom';
import type { Words } from '../words/words';
import { DocumentLine, type OpenDocument } from './document-line';
import { dayText } from './format';
import { StepList } from './step-list';

interface HomeProps {
  readonly portal: Portal;
  readonly words: Words;
  /** Null: as staff see it; nothing opens and nothing leads away. */
  readonly token: string | null;
  readonly isBusy: boolean;
  readonly said: string;
  readonly onOpen: OpenDocument | null;
}

/** What comes next, where everything stands, and all that was sent. */
export function PortalHome({ portal, words, token, isBusy, said, onOpen }: HomeProps) {
  const { language } = portal.me;
  const next = portal.documents.find((one) => one.section === portal.next?.section && one.key === portal.next.key);
  const line = { words, language, isBusy, onOpen };
  return (
    <>
      <header className="portal-head">
        <h1 tabIndex={-1} data-page-heading="">
          {portal.project_name}
        </h1>
        {portal.event_date && (
          <p>
            {dayText(portal.event_date, language)}
            {portal.days_left !== null && (
              <span className="portal-days">{portal.days_left === 0 ? words.today : words.daysLeft(portal.days_left)}</span>
            )}
          </p>
        )}
        {portal.welcome && <p className="portal-welcome">{portal.welcome}</p>}
      </header>
      {portal.state === 'closed' && <p role="status">{words.closed(portal.business)}</p>}
      <section className="portal-next" aria-label={words.next}>
        <h2>{words.next}</h2>
        {next ? (
          <ul>
            <DocumentLine document={next} {...line} />
          </ul>
        ) : (
          <p className="bf-soft">{words.nothingNext}</p>
        )}
        <p role="status">{said}</p>
      </section>
      {portal.steps.length > 0 && (
        <section aria-label={words.stepByStep}>
          <h2>{token === null ? words.stepByStep : <Link to={`/portal/${token}/wizard`}>{words.stepByStep}</Link>}</h2>
          <StepList steps={portal.steps} words={words} />
        </section>
      )}
      <Sections portal={portal} token={token} words={words} line={line} />
      {portal.state === 'live' && portal.closes_on && <p className="bf-soft">{words.closesOn(dayText(portal.closes_on, language))}</p>}
    </>
  );
}

type Line = Omit<Parameters<typeof DocumentLine>[0], 'document'>;

function Sections({ portal, token, words, line }: { portal: Portal; token: string | null; words: Words; line: Line }) {
  return portal.sections.map((section) => {
    const own = portal.documents.filter((one) => one.section === section);
    if (PAGES.includes(section)) return token === null ? null : <PageLink key={section} {...{ section, portal, token, words }} />;
    if (own.length === 0) return null;
    const hasPage = token !== null && section !== 'questionnaire';
    return (
      <section key={section} aria-label={words.section[section]}>
        <h2>{hasPage ? <Link to={`/portal/${token}/${section}`}>{words.section[section]}</Link> : words.section[section]}</h2>
        <ul>
          {own.map((one) => (
            <DocumentLine key={one.key} document={one} {...line} />
          ))}
        </ul>
      </section>
    );
  });
}

/** Sections that are a page and no list of documents. */
const PAGES: readonly Section[] = ['requests', 'messages', 'files', 'timeline'];

function PageLink({ section, portal: { unread }, token, words }: Omit<HomeProps, 'isBusy' | 'onOpen' | 'said' | 'token'> & PageOf) {
  return (
    <p>
      <Link className="portal-plain" to={`/portal/${token}/${section}`}>
        {section === 'requests' ? words.wishNew : words.section[section]}
        {section === 'messages' && unread > 0 && <span className="portal-days">{words.unread(unread)}</span>}
      </Link>
    </p>
  );
}

interface PageOf {
  readonly section: Section;
  readonly token: string;
  readonly words: Words;
}
