import type { DuplicateMatch } from '@butterfly/contracts/tenant_crm';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { crm } from '../crm.client';

const TYPING_PAUSE_MS = 350;

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Contacts that may be the one being typed; asked for when the typing pauses. */
export function useDuplicateMatches({ name, email, phone }: Typed): readonly DuplicateMatch[] {
  const [asked, setAsked] = useState<Typed>({ name: '', email: '', phone: '' });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ name: name.trim(), email: email.trim(), phone: phone.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, email, phone]);
  const worthIt = asked.name.length > 3 || asked.email.includes('@') || asked.phone.length > 5;
  const { data } = useQuery({
    queryKey: ['duplicate-matches', asked],
    queryFn: async ({ signal }) => (await crm.findDuplicateMatches({ query: asked, signal })).data,
    enabled: worthIt,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return worthIt ? (data ?? []) : [];
}
