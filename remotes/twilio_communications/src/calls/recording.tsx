import type { Call } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api, keys } from '../twilio.client';

/** What was recorded of a call, to hear; administrators may delete it. Nothing is fetched before it is played. */
export function Recording({ call, url, onDeleted }: { call: Call; url: string; onDeleted: () => void }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const [tries, setTries] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const settings = useQuery({ queryKey: keys.settings, queryFn: async ({ signal }) => (await api.getSettings({ signal })).data });
  const remove = useMutation({
    mutationFn: () => api.deleteRecording({ params: { id: String(call.id) } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keys.calls });
      ui.toast('success', 'Recording deleted');
      onDeleted();
    },
  });
  const ask = async () => {
    if (
      await ui.confirm({
        title: 'Delete this recording?',
        text: 'It is deleted at Twilio too and cannot be brought back. Note, outcome and transcript stay.',
        ok: 'Delete recording',
      })
    )
      remove.mutate();
  };
  return (
    <div className="tw-recording" role="group" aria-label="Recording">
      {/* What was said is in the transcript below, where the business has it written down. */}
      <audio
        key={tries}
        controls
        preload="none"
        src={url}
        aria-label={call.voicemail ? 'Message of the caller' : 'Recording of the call'}
        onError={() => setIsBroken(true)}
      />
      {isBroken && (
        <p className="bf-field-error" role="alert">
          The recording could not be played.{' '}
          <button
            type="button"
            className="bf-link"
            onClick={() => {
              setIsBroken(false);
              setTries(tries + 1);
            }}
          >
            Try again
          </button>
        </p>
      )}
      {remove.isError && (
        <p className="bf-field-error" role="alert">
          {errorMessage(remove.error)}
        </p>
      )}
      {settings.data?.can_edit && (
        <Button danger type="text" loading={remove.isPending} onClick={() => void ask()}>
          Delete recording
        </Button>
      )}
    </div>
  );
}
