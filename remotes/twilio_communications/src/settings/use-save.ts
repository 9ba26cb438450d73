import type { SettingsChange } from '@butterfly/contracts/twilio_communications';
import { isApiError } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorWords } from '../parts/words';
import { api, keys } from '../twilio.client';

/** Saves a part of the settings and shows them as they are now. */
export function useSave(done: string) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: SettingsChange) => (await api.saveSettings({ body: change })).data,
    onSuccess: (saved) => {
      cache.setQueryData(keys.settings, saved);
      ui.toast('success', done);
    },
  });
}

/** What was wrong with the values, the first field by name. */
export function saveError(error: unknown): string {
  const [first] = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
  return first ? `${first[0].replace(/_/g, ' ').replace(/\.\d+$/, '')} ${first[1].join(', ')}` : errorWords(error);
}
