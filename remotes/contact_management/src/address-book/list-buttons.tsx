import type { ContactList } from '@butterfly/contracts/contact_management';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import type { Selection } from '@butterfly/ui-kit/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { api, keys } from '../contacts.client';

interface ListButtonsProps {
  readonly lists: readonly ContactList[];
  readonly selection: Selection;
  readonly segment: string;
}

/** Puts the picked people into a list kept by hand, or takes them out of the one that is shown. */
export function ListButtons({ lists, selection, segment }: ListButtonsProps) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const hand = lists.filter(({ kind }) => kind === 'static');
  const current = hand.find(({ id }) => String(id) === segment);
  const ids = [...selection.ids];
  const change = useMutation({
    mutationFn: async ({ list, into }: { list: ContactList; into: boolean }) => {
      if (into) return api.addToList({ params: { id: String(list.id) }, body: { contact_ids: ids } });
      return Promise.all(ids.map((id) => api.removeFromList({ params: { id: String(list.id), contactId: String(id) } })));
    },
    onSuccess: (_, { list, into }) => {
      selection.clear();
      ui.toast('success', into ? `Now in ${list.name}` : `No longer in ${list.name}`);
      for (const queryKey of [keys.clients, keys.lists]) void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const into = (key: string) => {
    const list = hand.find(({ id }) => String(id) === key);
    if (list) change.mutate({ list, into: true });
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={hand.length === 0}
        menu={{ items: hand.map(({ id, name }) => ({ key: String(id), label: name })), onClick: ({ key }) => into(key) }}
      >
        <Button loading={change.isPending} title={hand.length === 0 ? 'Make a list kept by hand first' : undefined}>
          Put into a list…
        </Button>
      </Dropdown>
      {current && (
        <Button disabled={change.isPending} onClick={() => change.mutate({ list: current, into: false })}>
          Take out of {current.name}
        </Button>
      )}
    </>
  );
}
