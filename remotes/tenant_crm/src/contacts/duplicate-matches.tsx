import type { DuplicateMatch } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { personName } from '@butterfly/ui-kit/labels';
import { Link } from 'react-router-dom';

const reasonLabels: Readonly<Record<DuplicateMatch['reasons'][number], string>> = {
  email: 'same e-mail',
  phone: 'same phone',
  name: 'similar name',
};

/** Says who is there already that looks like the one being typed. */
export function DuplicateMatches({ matches }: { matches: readonly DuplicateMatch[] }) {
  const { nav } = usePlugin();
  return (
    <div aria-live="polite">
      {matches.length > 0 && (
        <div className="bf-banner crm-duplicates">
          <Icon name="people" />
          <div>
            <p>{matches.length === 1 ? 'This may be somebody you know already' : 'These may be people you know already'}</p>
            <ul>
              {matches.slice(0, 4).map(({ contact, reasons }) => (
                <li key={contact.id}>
                  <Link to={nav.href('contact', { id: contact.id })}>{personName(contact)}</Link>{' '}
                  <span className="bf-soft">
                    {[contact.email, contact.phone_e164 && phoneText(contact.phone_e164), contact.organization_name]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>{' '}
                  <em>{reasons.map((reason) => reasonLabels[reason]).join(', ')}</em>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
