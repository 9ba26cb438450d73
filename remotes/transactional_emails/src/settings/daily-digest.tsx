import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { api, keys } from '../mails.client';

/** Of who looks at the page alone: one mail in the morning, or none. */
export function DailyDigest() {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const digest = useQuery({ queryKey: keys.digest, queryFn: async ({ signal }) => (await api.getDigest({ signal })).data });
  const change = useMutation({
    mutationFn: (wants: boolean) => api.setDigest({ body: { wants } }),
    onSuccess: ({ data }) => cache.setQueryData(keys.digest, data),
    onError: (error) => ui.toast('error', errorMessage(error)),
  });
  return (
    <section aria-label="For you" className="mail-digest">
      <h2>For you</h2>
      <label className="mail-digest-choice">
        <Switch
          checked={digest.data?.wants ?? false}
          disabled={!digest.data}
          loading={change.isPending}
          onChange={(wants) => change.mutate(wants)}
        />
        <span>
          One mail in the morning about what your clients did the day before
          <br />
          <span className="bf-soft">About the projects you look after. None comes when nothing happened.</span>
        </span>
      </label>
    </section>
  );
}
