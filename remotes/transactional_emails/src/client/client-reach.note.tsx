import type { PluginSlots } from '@butterfly/contracts/core';
import type { SuppressionReason } from '@butterfly/contracts/transactional_emails';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../mails.client';

const SAID: Readonly<Record<SuppressionReason, string>> = {
  hard_bounce: 'Mail to this address came back: there is no such mailbox. Nothing is written to it any more.',
  complaint: 'Mail to this address was reported as spam. Nothing is written to it any more.',
  manual: 'Somebody here has stopped mail to this address.',
};

/** Says on the page of a client that no mail reaches them; nothing where it does, and for who may not know it. */
export function Panel({ email }: PluginSlots['contact_management.client_notes/v1']) {
  const { nav } = usePlugin();
  const address = email.toLowerCase();
  const found = useQuery({
    queryKey: [...keys.suppressions, address],
    queryFn: async ({ signal }) => (await api.listSuppressions({ query: { search: address, page_size: 20 }, signal })).data,
    retry: false,
  });
  const held = found.data?.results.find((one) => one.email === address);
  if (!held) return null;
  return (
    <p className="bf-banner" role="note">
      {SAID[held.reason]}{' '}
      <span className="bf-soft">
        <DateText value={held.at} as="moment" />
      </span>{' '}
      <Link to={nav.href('settings')}>Addresses without mail</Link>
    </p>
  );
}
