import type { Contact, MergeField } from '@butterfly/contracts/tenant_crm';
import { MERGE_FIELDS } from '@butterfly/contracts/tenant_crm/labels';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';
import { personPlace } from './places';

interface MergePanelProps {
  readonly contact: Contact;
  readonly onSaved: (contact: Contact, etag: string | null) => void;
}

/** What was merged into this contact, with the way back while there is one. */
export function MergePanel({ contact, onSaved }: MergePanelProps) {
  const { ui, nav } = usePlugin();
  const cache = useQueryClient();
  const id = String(contact.id);
  const { data } = useQuery({
    queryKey: peopleKeys.merges(id),
    queryFn: async ({ signal }) => (await crm.listMerges({ params: { id }, signal })).data,
  });
  const undo = useMutation({
    mutationFn: (merge: number) => crm.undoMerge({ params: { id: String(merge) } }),
    onSuccess: async ({ data: other }) => {
      for (const key of [peopleKeys.merges(id), peopleKeys.contacts, peopleKeys.consents(id), peopleKeys.contactProjects(id)])
        void cache.invalidateQueries({ queryKey: key });
      const own = await crm.getContact({ params: { id } });
      onSaved(own.data, own.etag);
      ui.toast('success', 'The two are separate again');
      nav.go(personPlace(nav, other));
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  const open = data?.filter(({ undone_at }) => undone_at === null) ?? [];
  if (open.length === 0) return null;
  return (
    <section className="bf-panel" aria-labelledby="merges-title">
      <h2 id="merges-title">Merged into this contact</h2>
      <ul className="crm-rows">
        {open.map((merge) => (
          <li key={merge.id}>
            <span>{merge.merged_name}</span>
            <span className="bf-soft">
              <DateText value={merge.at} as="moment" /> · can be undone until <DateText value={merge.undo_until} />
            </span>
            {Date.parse(merge.undo_until) > Date.now() && (
              <Button className="crm-rows-action" size="small" loading={undo.isPending} onClick={() => undo.mutate(merge.id)}>
                Undo the merge
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fields that can be chosen in a merge, in the order they are shown. */
export const mergeFields: readonly MergeField[] = MERGE_FIELDS.filter((name) => name !== 'locale');
