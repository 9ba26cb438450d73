import type { UserSettings } from '@butterfly/contracts/twilio_communications';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { errorWords } from '../parts/words';
import { api, keys } from '../twilio.client';

/** What one wants for oneself; saved as it is switched. */
export function OwnSettings() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const own = useQuery({ queryKey: keys.own, queryFn: async ({ signal }) => (await api.getUserSettings({ signal })).data });
  const save = useMutation({
    mutationFn: async (change: UserSettings) => (await api.saveUserSettings({ body: change })).data,
    onSuccess: (saved) => { cache.setQueryData(keys.own, saved); ui.toast('success', saved.receive_calls ? 'Calls ring for you' : 'Calls no longer ring for you'); },
    onError: (error) => ui.toast('error', errorWords(error)),
  });
  if (!own.data) return null;
  const { data } = own;
  return (
    <section aria-labelledby="tw-own">
      <h2 id="tw-own">For you</h2>
      <div className="tw-switch"><Switch id="tw-receive" checked={data.receive_calls} loading={save.isPending} onChange={(receive_calls) => save.mutate({ ...data, receive_calls })} /><label htmlFor="tw-receive">Incoming calls ring for me</label></div>
    </section>
  );
}
