import type { UserSettings } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { phoneOf } from '../softphone/phone-of';
import { api, keys } from '../twilio.client';

/** What one wants for oneself; saved as it is switched. */
export function OwnSettings() {
  const plugin = usePlugin();
  const { ui } = plugin;
  const phone = phoneOf(plugin);
  const cache = useQueryClient();
  const own = useQuery({ queryKey: keys.own, queryFn: async ({ signal }) => (await api.getUserSettings({ signal })).data });
  const save = useMutation({
    mutationFn: async (change: UserSettings) => (await api.saveUserSettings({ body: change })).data,
    onSuccess: (saved) => {
      cache.setQueryData(keys.own, saved);
      phone.rings(saved.ringtone);
      ui.toast('success', words(saved));
    },
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  if (!own.data) return null;
  const { data } = own;
  return (
    <section aria-labelledby="tw-own">
      <h2 id="tw-own">For you</h2>
      <div className="tw-switch">
        <Switch
          id="tw-receive"
          checked={data.receive_calls}
          loading={save.isPending}
          onChange={(receive_calls) => save.mutate({ ...data, receive_calls })}
        />
        <label htmlFor="tw-receive">Incoming calls ring for me</label>
      </div>
      {data.receive_calls && (
        <div className="tw-switch">
          <Switch
            id="tw-ringtone"
            checked={data.ringtone}
            loading={save.isPending}
            onChange={(ringtone) => save.mutate({ ...data, ringtone })}
          />
          <label htmlFor="tw-ringtone">Play a ringtone</label>
        </div>
      )}
    </section>
  );
}

function words({ receive_calls, ringtone }: UserSettings): string {
  if (!receive_calls) return 'Calls no longer ring for you';
  return ringtone ? 'Calls ring for you' : 'Calls are shown to you without a sound';
}
