import type { DuplicateMatch } from '@butterfly/contracts/tenant_crm';
import { PersonLink } from '@butterfly/record-kit/people';
import { Icon } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';

const reasonLabels: Readonly<Record<DuplicateMatch['reasons'][number], string>> = {
  email: 'same e-mail',
  phone: 'same phone',
  name: 'similar name',
};

/** Says who is there already that looks like the one being typed. */
export function DuplicateMatches({ matches }: { matches: readonly DuplicateMatch[] }) {
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
                  <PersonLink person={contact} />{' '}
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
