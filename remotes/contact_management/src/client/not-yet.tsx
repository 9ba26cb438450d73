import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
import { Button } from 'antd';

/** Nobody has this address yet, or this id. */
export function NotYet({ email }: { email: string }) {
  const { nav } = usePlugin();
  useReady(true);
  const isAddress = email.includes('@');
  const newHref = isAddress ? nav.linkTo?.('tenant_crm.new_contact', {}) : null;
  return (
    <EmptyState
      drawing="seedling"
      title={isAddress ? `${email} is not yet a contact` : 'There is no such contact'}
      text={
        isAddress
          ? 'Nothing is known about this address. Create the contact, and everything about it will gather here.'
          : 'It may have been deleted, or the address of this page has a typing error.'
      }
      action={
        newHref ? (
          <Button type="primary" onClick={() => nav.go(`${newHref}?email=${encodeURIComponent(email)}`)}>
            Create contact
          </Button>
        ) : (
          <Button onClick={() => nav.go(nav.href('clients'))}>All contacts</Button>
        )
      }
    />
  );
}
