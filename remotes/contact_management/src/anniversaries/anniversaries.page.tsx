import type { Anniversary } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { PeopleTabs } from '@butterfly/record-kit/address-book';
import { PersonLink } from '@butterfly/record-kit/people';
import { DateText, EmptyState, ErrorCard, PageHeader, Skeleton, StatusTag } from '@butterfly/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';

const ranges = [
  { value: 30, label: '30 days' },
  { value: 60, label: '60 days' },
  { value: 365, label: 'A year' },
];

/** Whom to send a word to in the next weeks. */
export function Page() {
  const [days, setDays] = useState(60);
  const coming = useQuery({
    queryKey: keys.anniversaries(days),
    queryFn: async ({ signal }) => (await api.listAnniversaries({ query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
  useReady(coming.isSuccess);
  return (
    <div className="bf-page">
      <PageHeader
        eyebrow="Address book"
        title="Birthdays and anniversaries"
        meta={<PeopleTabs />}
        actions={<Segmented aria-label="How far ahead" value={days} options={ranges} onChange={setDays} />}
      />
      {coming.isPending && <Skeleton kind="table" label="Loading…" />}
      {coming.isError && !coming.data && (
        <ErrorCard
          title="The days could not be loaded"
          text={errorMessage(coming.error)}
          busy={coming.isFetching}
          onRetry={() => void coming.refetch()}
        />
      )}
      {coming.data?.length === 0 && (
        <EmptyState
          drawing="seedling"
          title="No day to remember"
          text="Birthdays of your contacts and the days of past weddings appear here."
        />
      )}
      <ul className="cm-rows cm-days">
        {coming.data?.map((day) => (
          <Day key={`${day.kind}-${day.contact_id}-${day.project_id ?? 0}`} day={day} />
        ))}
      </ul>
    </div>
  );
}

function Day({ day }: { day: Anniversary }) {
  const what =
    day.kind === 'birthday'
      ? `turns ${day.years}`
      : `${day.years} ${day.years === 1 ? 'year' : 'years'} since ${day.project_name ?? 'the wedding'}`;
  return (
    <li>
      <span>
        <PersonLink person={{ id: day.contact_id, first_name: day.name, last_name: '', email: day.email }} />
      </span>
      <span className="bf-soft">
        <DateText value={day.on} /> · {what}
      </span>
      <span className="cm-rows-end">
        <StatusTag tone={day.kind === 'birthday' ? 'marigold' : 'blush'}>{day.kind === 'birthday' ? 'Birthday' : 'Anniversary'}</StatusTag>
      </span>
    </li>
  );
}
