import { usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import { personName } from '@butterfly/ui-kit/labels';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NamedPerson } from './person';
import { addressBookHref } from './person-links';
import { ReachButtons } from './reach-buttons';
import '../styles/people.css';

interface PersonPageProps {
  readonly person: NamedPerson & { readonly phone_e164: string | null; readonly consent_sms: string };
  /** The address that led here; said where it is not the first one of this person. */
  readonly followed?: string | undefined;
  /** Below the name: what kind of contact, the state of saving. */
  readonly meta?: ReactNode;
  /** Beside the buttons that reach the person. */
  readonly actions?: ReactNode;
  /** Between the head and the columns: what everybody must know first. */
  readonly notices?: ReactNode;
  readonly facts: ReactNode;
  /** Panels beside the facts. */
  readonly children: ReactNode;
  /** Below the facts, after all else on a phone: what takes more room. */
  readonly below?: ReactNode;
}

/**
 * The record of a person, however one comes to it: head with ways to reach them, facts on the left, what hangs on them on the right.
 *
 * @example
 * <PersonPage person={contact} meta="Planner" facts={<ContactFacts … />}>
 *   <PersonProjects projects={projects} roles={projectRoles} />
 * </PersonPage>
 */
export function PersonPage({ person, followed, meta, actions, notices, facts, children, below }: PersonPageProps) {
  const { nav } = usePlugin();
  const book = addressBookHref(nav);
  const name = personName(person);
  return (
    <article className="bf-page bf-record">
      <PageHeader
        eyebrow={book === null ? 'Contacts' : <Link to={book}>Contacts</Link>}
        title={name}
        meta={meta}
        actions={
          <>
            <ReachButtons
              name={name}
              number={person.phone_e164}
              email={person.email}
              contactId={person.id}
              mayText={person.consent_sms !== 'opted_out'}
            />
            {actions}
          </>
        }
      />
      {isOther(followed, person) && (
        <p className="bf-banner" role="note">
          {followed} is an earlier or second address of this person.
        </p>
      )}
      {notices}
      <div className="bf-person-room">
        <div className="bf-person-columns">
          <section className="bf-panel" aria-label="Facts">
            {facts}
          </section>
          <div className="bf-panels">{children}</div>
          <div className="bf-panels">{below}</div>
        </div>
      </div>
    </article>
  );
}

/** An id in place of an address is none of theirs to be told of. */
function isOther(followed: string | undefined, { email }: NamedPerson): boolean {
  return followed !== undefined && email !== null && followed.includes('@') && followed !== email;
}
