import type { ContactList, ListFilter, NewList } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { withFilter, type ListState } from '@butterfly/ui-kit/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contacts.client';

interface SegmentsProps {
  readonly lists: readonly ContactList[];
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
}

/** Lists of people, one press away: kept by hand, or filled by a filter. */
export function Segments({ lists, state, onState }: SegmentsProps) {
  const { ui } = usePlugin();
  const mayDelete = useFeature('delete_records');
  const cache = useQueryClient();
  const [making, setMaking] = useState(false);
  const current = state.filters['segment'] ?? '';
  const remove = useMutation({
    mutationFn: (list: ContactList) => api.deleteList({ params: { id: String(list.id) } }),
    onSuccess: () => {
      onState(withFilter(state, 'segment', ''));
      void cache.invalidateQueries({ queryKey: keys.lists });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const ask = async (list: ContactList) => {
    if (
      await ui.confirm({
        title: `Delete the list ${list.name}?`,
        text: 'The people in it stay in the address book.',
        ok: 'Delete the list',
      })
    )
      remove.mutate(list);
  };
  return (
    <div className="cm-segments" role="group" aria-label="Lists">
      <button
        type="button"
        className="bf-chip cm-segment"
        aria-pressed={current === ''}
        onClick={() => onState(withFilter(state, 'segment', ''))}
      >
        Everybody
      </button>
      {lists.map((list) => (
        <span key={list.id} className="cm-segment-frame">
          <button
            type="button"
            className="bf-chip cm-segment"
            aria-pressed={current === String(list.id)}
            onClick={() => onState(withFilter(state, 'segment', String(list.id)))}
          >
            {list.kind === 'smart' && <Icon name="sparkle" size={14} title="Fills itself" />}
            {list.name} <span className="bf-figures bf-soft">{list.count.toLocaleString()}</span>
          </button>
          {mayDelete && current === String(list.id) && (
            <Dropdown
              trigger={['click']}
              menu={{ items: [{ key: 'delete', label: 'Delete this list', danger: true }], onClick: () => void ask(list) }}
            >
              <button type="button" className="bf-chip cm-segment" aria-label={`Actions for the list ${list.name}`}>
                <Icon name="more" size={14} />
              </button>
            </Dropdown>
          )}
        </span>
      ))}
      <Button size="small" type="text" icon={<Icon name="plus" size={14} />} onClick={() => setMaking(true)}>
        New list
      </Button>
      {making && (
        <NewListModal
          filter={filterOf(state)}
          onClose={() => setMaking(false)}
          onMade={(list) => {
            setMaking(false);
            onState({ page: 1, search: '', ordering: state.ordering, filters: { segment: String(list.id) } });
          }}
        />
      )}
    </div>
  );
}

/** What is filtered now, as a smart list would look for it: it knows neither lists nor organizations nor the archive. */
function filterOf({
  search,
  filters: { segment: _segment, organization: _organization, archived: _archived, ...filters },
}: ListState): ListFilter {
  return { ...filters, ...(search && { search }) } as ListFilter;
}

function NewListModal({ filter, onClose, onMade }: { filter: ListFilter; onClose: () => void; onMade: (list: ContactList) => void }) {
  const cache = useQueryClient();
  const filtered = Object.keys(filter).length > 0;
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'smart' | 'static'>(filtered ? 'smart' : 'static');
  const create = useMutation({
    mutationFn: async () => {
      const body: NewList = kind === 'smart' ? { kind, name: name.trim(), filter } : { kind, name: name.trim() };
      return (await api.createList({ body })).data;
    },
    onSuccess: (list) => {
      void cache.invalidateQueries({ queryKey: keys.lists });
      onMade(list);
    },
  });
  return (
    <Modal
      open
      title="New list"
      onCancel={onClose}
      okText="Make the list"
      okButtonProps={{ disabled: name.trim() === '', loading: create.isPending }}
      onOk={() => create.mutate()}
    >
      <div className="bf-form">
        <div>
          <label className="bf-record-label" htmlFor="list-name">
            Name
          </label>
          <Input id="list-name" autoFocus maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <Radio.Group
          className="cm-choices"
          aria-label="Kind of list"
          value={kind}
          onChange={(event) => setKind(event.target.value as 'smart' | 'static')}
        >
          <Radio value="static">Kept by hand – you put people in</Radio>
          <Radio value="smart" disabled={!filtered}>
            Fills itself – everybody who fits the present search and filters{!filtered && ' (set some first)'}
          </Radio>
        </Radio.Group>
        {create.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(create.error)}
          </p>
        )}
      </div>
    </Modal>
  );
}
