import type { Stage } from '@butterfly/contracts/tenant_crm';
import { Icon, KeyHint } from '@butterfly/ui-kit';
import { Input, Segmented, Select, type InputRef } from 'antd';
import { useEffect, useState, type Ref } from 'react';
import { eventTypes, optionsOf } from '../model/event-types';
import { changeListState, type ListState } from '../model/list-state';

const TYPING_PAUSE_MS = 250;

interface ProjectFiltersProps {
  readonly state: ListState;
  readonly stages: readonly Stage[];
  readonly onChange: (state: ListState) => void;
  readonly searchRef: Ref<InputRef>;
}

export function ProjectFilters({ state, stages, onChange, searchRef }: ProjectFiltersProps) {
  const change = (part: Partial<ListState>) => onChange(changeListState(state, part));
  return (
    <div className="crm-filters" role="search">
      <SearchInput value={state.search} onSearch={(search) => change({ search })} searchRef={searchRef} />
      <Select
        aria-label="Stage" className="crm-filter" value={state.stage} onChange={(stage) => change({ stage })}
        options={[{ value: '', label: 'All stages' }, ...stages.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Select
        aria-label="Kind of event" className="crm-filter" value={state.event_type} onChange={(event_type) => change({ event_type })}
        options={[{ value: '', label: 'All events' }, ...optionsOf(eventTypes)]}
      />
      <Segmented
        aria-label="Active or archived" value={state.archived ? 'archived' : 'active'} onChange={(value) => change({ archived: value === 'archived' })}
        options={[{ value: 'active', label: 'Active' }, { value: 'archived', label: 'Archive' }]}
      />
    </div>
  );
}

interface SearchInputProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly searchRef: Ref<InputRef>;
}

/** Searches when the typing pauses, and at once with Enter or when it is cleared. */
function SearchInput({ value, onSearch, searchRef }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A value that this field did not send itself comes from the address: Back, a link, "Show all projects".
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const send = (search: string) => {
    setSent(search);
    onSearch(search);
  };
  useEffect(() => {
    const search = text.trim();
    if (search === sent) return undefined;
    const timer = setTimeout(() => send(search), search === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // The callback is made anew with every render; only what is typed starts the wait.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, sent]);
  return (
    <Input
      ref={searchRef} className="crm-search" type="search" aria-label="Search projects" placeholder="Name, venue or number" allowClear maxLength={200}
      prefix={<Icon name="search" size={16} />} suffix={text === '' && <KeyHint keys={['/']} />}
      value={text} onChange={(event) => setText(event.target.value)} onPressEnter={() => send(text.trim())}
    />
  );
}
