import { layers, type External, type Layer, type NewExternal, type NewFeed } from '@butterfly/contracts/calendar_meeting';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { DateText, EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../calendar_meeting.client';

/** The calendar in other programs, and other calendars in it. */
export function Page() {
  const { nav } = usePlugin();
  return (
    <div className="bf-page">
      <PageHeader eyebrow={<Link to={nav.href('calendar')}>Calendar</Link>} title="Calendar programs" />
      <div className="cal-event">
        <OwnFeed />
        <Externals />
      </div>
    </div>
  );
}

function OwnFeed() {
  const { ui } = usePlugin();
  const [chosen, setChosen] = useState<Layer[]>(['events', 'holds', 'meetings', 'projects']);
  const [url, setUrl] = useState('');
  const found = useQuery({ queryKey: keys.feed, queryFn: async ({ signal }) => (await api.getFeed({ signal })).data });
  useReady(!found.isPending);
  const rotate = useAction<Layer[], { data: NewFeed }>({
    run: (wanted) => api.rotateFeed({ body: { layers: wanted } }),
    invalidates: [keys.feed],
    onSuccess: ({ data }) => setUrl(data.url),
  });
  const revoke = useAction<undefined, unknown>({ run: () => api.revokeFeed({}), invalidates: [keys.feed], onSuccess: () => setUrl('') });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    ui.toast('success', 'The address is copied');
  };
  return (
    <section className="bf-panel" aria-labelledby="feed">
      <h2 id="feed">This calendar on your phone</h2>
      <p>Give this secret address to your calendar program. Whoever has it reads what you see: keep it to yourself.</p>
      <Loaded query={found} what="your address" kind="form">
        {(feed) => (
          <>
            <p className="bf-soft">
              {feed.is_open && feed.made_at ? (
                <>
                  Made on <DateText value={feed.made_at} as="moment" />
                  {feed.last_read_at && (
                    <>
                      , read last <DateText value={feed.last_read_at} as="moment" />
                    </>
                  )}
                  .
                </>
              ) : (
                'You have no address now.'
              )}
            </p>
            <Field id="feed-layers" label="What is in it">
              <Select id="feed-layers" mode="multiple" options={optionsOf(layers)} value={chosen} onChange={setChosen} />
            </Field>
            {url !== '' && (
              <div className="cal-pair">
                <Input aria-label="Your secret address" readOnly value={url} onFocus={({ target }) => target.select()} />
                <Button onClick={() => void copy()}>Copy it</Button>
              </div>
            )}
            {url !== '' && <p role="status">It is shown this once. Lost it? Make another one; this one ends then.</p>}
            <div className="cal-buttons bf-wraps">
              <Button type="primary" disabled={chosen.length === 0} loading={rotate.busy} onClick={() => rotate.go(chosen)}>
                {feed.is_open ? 'Make another address' : 'Make an address'}
              </Button>
              {feed.is_open && (
                <Button danger loading={revoke.busy} onClick={() => revoke.go(undefined)}>
                  End it
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Externals() {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const found = useQuery({ queryKey: keys.externals, queryFn: async ({ signal }) => (await api.listExternals({ signal })).data });
  const add = useAction<NewExternal, unknown>({
    run: (body) => api.createExternal({ body }),
    invalidates: [keys.externals, keys.entries],
    successMessage: () => 'Your colleagues see when you are busy, and not with what',
    onSuccess: () => {
      setName('');
      setUrl('');
    },
  });
  return (
    <section className="bf-panel" aria-labelledby="externals">
      <h2 id="externals">Your other calendars</h2>
      <p>What is in them counts as busy. Only the times are kept, never what they are about.</p>
      <Loaded query={found} what="your other calendars" kind="table">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              drawing="sprig"
              title="None yet"
              text="Google, Apple and Outlook give you a secret address (iCal) of your calendar."
            />
          ) : (
            <ul className="cal-list">
              {all.map((one) => (
                <ExternalLine key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="cal-pair">
        <Field id="external-name" label="What you call it" errors={add.fields['name']}>
          <Input id="external-name" maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field id="external-url" label="Its address" errors={add.fields['url']}>
          <Input id="external-url" maxLength={1_000} value={url} onChange={({ target }) => setUrl(target.value)} />
        </Field>
      </div>
      <Button disabled={name.trim() === '' || url.trim() === ''} loading={add.busy} onClick={() => add.go({ name, url: url.trim() })}>
        Take it in
      </Button>
    </section>
  );
}

function ExternalLine({ one }: { readonly one: External }) {
  const params = { id: String(one.id) };
  const sync = useAction<undefined, unknown>({ run: () => api.syncExternal({ params }), invalidates: [keys.externals, keys.entries] });
  const remove = useAction<undefined, unknown>({ run: () => api.removeExternal({ params }), invalidates: [keys.externals, keys.entries] });
  return (
    <li>
      <span>
        {one.name} <span className="bf-soft">{one.host}</span>
      </span>{' '}
      <span className="bf-soft">{one.problem || `${one.events} entries`}</span>{' '}
      <Button size="small" aria-label={`Read ${one.name} anew`} loading={sync.busy} onClick={() => sync.go(undefined)}>
        Read anew
      </Button>{' '}
      <Button size="small" aria-label={`Forget ${one.name}`} loading={remove.busy} onClick={() => remove.go(undefined)}>
        Forget
      </Button>
    </li>
  );
}
