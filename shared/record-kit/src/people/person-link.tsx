import { usePlugin } from '@butterfly/plugin-sdk/react';
import { personName } from '@butterfly/ui-kit/labels';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NamedPerson } from './person';
import { personHref } from './person-links';

interface PersonLinkProps {
  readonly person: NamedPerson;
  readonly className?: string;
  /** What is written instead of the name. */
  readonly children?: ReactNode;
}

/**
 * The name of a person: it leads to their record where this member may open it, and is plain words where not.
 *
 * @example <PersonLink person={contact} />
 */
export function PersonLink({ person, className, children = personName(person) }: PersonLinkProps) {
  const { nav } = usePlugin();
  const href = personHref(nav, person);
  return href === null ? (
    <span className={className}>{children}</span>
  ) : (
    <Link className={className} to={href}>
      {children}
    </Link>
  );
}
