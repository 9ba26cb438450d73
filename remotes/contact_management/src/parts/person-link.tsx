import { usePlugin } from '@butterfly/plugin-sdk/react';
import { personName } from '@butterfly/ui-kit/labels';
import { Link } from 'react-router-dom';

interface PersonLinkProps {
  readonly person: { readonly id: number; readonly first_name: string; readonly last_name: string; readonly email: string | null };
}

/** Leads to the client page by e-mail; somebody without an address has a page in the CRM only. */
export function PersonLink({ person }: PersonLinkProps) {
  const { nav, can } = usePlugin();
  const name = personName(person);
  if (person.email)
    return (
      <Link className="bf-list-link" to={nav.href('client', { clientEmail: person.email })}>
        {name}
      </Link>
    );
  return can('tenant_crm') ? (
    <Link className="bf-list-link" to={`/tenant_crm/contacts/${person.id}`}>
      {name}
    </Link>
  ) : (
    <span className="bf-list-link">{name}</span>
  );
}
