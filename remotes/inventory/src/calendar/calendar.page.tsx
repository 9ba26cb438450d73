import { addDays, todayIn } from '@butterfly/ui-kit/days';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api, keys } from '../inventory.client';
import { CalendarGrid } from './calendar-grid';

const WEEK = 7;
/** How many days are looked at: four weeks fit a screen, sixty days a season. */
const SPANS = [28, 60] as const;

/** Things by days: what is free, who has it, what is missing – and how to solve that, where it stands. */
export function Page() {
  const { nav, tenant } = usePlugin();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const today = todayIn(tenant.tz, new Date());
  const from = address.get('from') ?? today;
  const isShort = address.get('short') === 'true';
  const days = SPANS.find((span) => String(span) === address.get('days')) ?? SPANS[0];
  const show = (change: { from?: string; days?: number; short?: boolean }) => {
    const next = { from, days, short: isShort, ...change };
    const isUsual = next.days === SPANS[0];
    setAddress({ from: next.from, ...(!isUsual && { days: String(next.days) }), ...(next.short && { short: 'true' }) }, { replace: true });
  };
  const found = useQuery({
    queryKey: [...keys.calendar, from, days, isShort, search],
    queryFn: async ({ signal }) =>
      (await api.getCalendar({ query: { from, days, page_size: 60, search, short: isShort ? 'true' : 'false' }, signal })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="bf-page inv-outside">
      <PageHeader
        eyebrow={<Link to={nav.href('overview')}>Inventory</Link>}
        title="Rental calendar"
        meta={
          <>
            <DateText value={from} /> – <DateText value={addDays(from, days - 1)} />
          </>
        }
        actions={
          <>
            <NextShortage onShow={(day) => show({ from: addDays(day, -WEEK) })} />
            <Button onClick={() => show({ from: addDays(from, -WEEK) })}>Earlier</Button>
            <Button onClick={() => show({ from: today })}>Today</Button>
            <Button onClick={() => show({ from: addDays(from, WEEK) })}>Later</Button>
          </>
        }
      />
      <div className="inv-filters" role="search">
        <Input
          type="search"
          aria-label="Search things"
          placeholder="Name, label or colour"
          allowClear
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Segmented
          aria-label="Days shown"
          options={SPANS.map((value) => ({ value, label: value === 28 ? 'Four weeks' : `${value} days` }))}
          value={days}
          onChange={(span) => show({ days: span })}
        />
        <Checkbox checked={isShort} onChange={({ target }) => show({ short: target.checked })}>
          Only what is missing
        </Checkbox>
      </div>
      <Loaded query={found} what="the calendar" kind="board">
        {(calendar) =>
          calendar.rows.length === 0 ? (
            <EmptyState
              title={isShort ? 'Nothing is missing' : 'Nothing to show'}
              text={isShort ? 'Every reservation of these weeks can be kept.' : 'Things that you lend stand here by days.'}
            />
          ) : (
            <>
              <CalendarGrid calendar={calendar} today={today} />
              {calendar.count > calendar.rows.length && (
                <p className="bf-soft">
                  {calendar.rows.length} of {calendar.count} things; search for the others.
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Leads to the next days in which something is missing. */
function NextShortage({ onShow }: { onShow: (day: string) => void }) {
  const { data } = useQuery({ queryKey: keys.overview, queryFn: async ({ signal }) => (await api.getOverview({ signal })).data });
  const [next] = data?.short ?? [];
  if (!next) return null;
  return (
    <Button danger onClick={() => onShow(next.out_on)}>
      {next.short} × {next.item_name} missing
    </Button>
  );
}
