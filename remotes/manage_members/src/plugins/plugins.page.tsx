import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { EmptyState, Icon, PageHeader } from '@butterfly/ui-kit';
import { Loaded, UndoBar } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keys, registry } from '../members.client';
import { MembersTabs } from '../parts/tabs';
import { EventDays } from './delivery/event-days';
import { PluginDrawer } from './delivery/plugin-drawer';
import { UndeliveredEvents } from './events/undelivered-events';
import { filterPlugins, type PluginView } from './filter-plugins';
import { PluginRow } from './plugin-row';
import { RoomForFiles } from './room/room-for-files';
import { SwitchOffModal } from './switch-off.modal';
import { useSwitch } from './use-switch';

const VIEWS: readonly { value: PluginView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
  { value: 'problems', label: 'Problems' },
];

type Part = 'plugins' | 'events';
const PARTS: readonly { value: Part; label: string }[] = [
  { value: 'plugins', label: 'Plugins' },
  { value: 'events', label: 'Events not heard' },
];

/** Every plugin of the business, and what has not reached one. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const part: Part = search.get('part') === 'events' ? 'events' : 'plugins';
  return (
    <div className="bf-page mm-page">
      <PageHeader title="Plugins" meta={<MembersTabs />} />
      <Segmented
        className="mm-parts"
        aria-label="What to look after"
        value={part}
        onChange={(value) => setSearch(value === 'events' ? { part: value } : {})}
        options={[...PARTS]}
      />
      {part === 'events' ? <UndeliveredEvents /> : <Plugins />}
    </div>
  );
}

/** What each does, whether it is on for this business, who sees it, how it is doing. */
function Plugins() {
  const query = useQuery({ queryKey: keys.plugins, queryFn: async ({ signal }) => (await registry.listTenantPlugins({ signal })).data });
  const [text, setText] = useState('');
  const [view, setView] = useState<PluginView>('all');
  const [search, setSearch] = useSearchParams();
  const open = query.data?.find(({ id }) => id === search.get('plugin'));
  const [asking, setAsking] = useState<TenantPlugin | null>(null);
  const { flip, last, forget, busy } = useSwitch();
  const change = (plugin: TenantPlugin) => (plugin.enabled ? setAsking(plugin) : flip({ plugin, enabled: true }));
  return (
    <>
      <p className="bf-soft mm-intro">
        Switching a plugin off hides it for everybody in your business within two seconds. No data is lost: switched on again, everything is
        where it was.
      </p>
      <EventDays />
      <RoomForFiles />
      <div className="mm-filters" role="search">
        <Input
          type="search"
          className="mm-search"
          aria-label="Search plugins"
          placeholder="Name or what it does"
          allowClear
          prefix={<Icon name="search" size={16} />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Segmented aria-label="Which plugins" value={view} onChange={setView} options={[...VIEWS]} />
      </div>
      {last && (
        <UndoBar
          text={`${last.title} is ${last.enabled ? 'on' : 'off'} now.`}
          busy={busy}
          onUndo={() => flip({ plugin: last, enabled: !last.enabled })}
          onClose={forget}
        />
      )}
      <Loaded query={query} what="the plugins" kind="table">
        {(plugins) => (
          <List
            plugins={filterPlugins(plugins, { text, view })}
            busy={busy}
            onSwitch={change}
            onOpen={(id) => setSearch({ plugin: id })}
            onReset={() => {
              setText('');
              setView('all');
            }}
          />
        )}
      </Loaded>
      {open && <PluginDrawer key={open.id} plugin={open} onClose={() => setSearch({})} />}
      {asking && (
        <SwitchOffModal
          plugin={asking}
          onClose={() => setAsking(null)}
          onSwitch={() => {
            setAsking(null);
            flip({ plugin: asking, enabled: false });
          }}
        />
      )}
    </>
  );
}

interface ListProps {
  readonly plugins: readonly TenantPlugin[];
  readonly busy: boolean;
  readonly onSwitch: (plugin: TenantPlugin) => void;
  readonly onOpen: (id: string) => void;
  readonly onReset: () => void;
}

function List({ plugins, busy, onSwitch, onOpen, onReset }: ListProps) {
  if (plugins.length === 0) return <EmptyState title="No plugin matches" action={<Button onClick={onReset}>Show all plugins</Button>} />;
  return (
    <ul className="mm-plugin-list">
      {plugins.map((plugin) => (
        <PluginRow key={plugin.id} plugin={plugin} busy={busy} onSwitch={onSwitch} onOpen={onOpen} />
      ))}
    </ul>
  );
}
