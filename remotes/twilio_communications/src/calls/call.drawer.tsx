import type { Call, CallOutcome } from '@butterfly/contracts/twilio_communications';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, RestoredNote } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Input, Select } from 'antd';
import { mmss } from '../softphone/call-timer';
import { api, keys } from '../twilio.client';
import { otherSide, OUTCOMES } from './call-labels';
import { Recording } from './recording';

/** How a call went, in words that stay. */
export function CallDrawer({ call, onClose }: { call: Call; onClose: () => void }) {
  const { ui } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft(`call:${call.id}`, { note: call.note, outcome: call.outcome });
  const { note, outcome } = form.value;
  const save = useMutation({
    mutationFn: () => api.updateCall({ params: { id: String(call.id) }, body: { note, outcome } }),
    onSuccess: () => {
      form.saved({ note, outcome });
      void cache.invalidateQueries({ queryKey: keys.calls });
      ui.toast('success', 'Call saved');
      onClose();
    },
  });
  return (
    <Drawer open title={call.contact_name ?? phoneText(otherSide(call))} onClose={onClose} size={Math.min(420, window.innerWidth)}>
      <form
        className="tw-form"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <p className="bf-soft">
          <DateText value={call.started_at} as="moment" /> · <span className="bf-figures">{mmss(call.duration_seconds)}</span>
          {call.recorded && ` · ${call.voicemail ? 'message' : 'recorded'}, ${mmss(call.recording_seconds)}`}
        </p>
        {call.recording_url !== null && <Recording call={call} url={call.recording_url} onDeleted={onClose} />}
        <RestoredNote draft={form} />
        <label>
          Outcome
          <Select<CallOutcome>
            aria-label="Outcome"
            value={outcome}
            options={(Object.keys(OUTCOMES) as CallOutcome[]).map((value) => ({ value, label: OUTCOMES[value] }))}
            onChange={(chosen) => form.set({ note, outcome: chosen })}
          />
        </label>
        <label>
          Note
          <Input.TextArea rows={5} maxLength={2_000} value={note} onChange={(event) => form.set({ note: event.target.value, outcome })} />
        </label>
        {call.transcript !== '' && (
          <details className="tw-transcript">
            <summary>Transcript</summary>
            <p>{call.transcript}</p>
          </details>
        )}
        {save.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
        <div className="tw-form-actions">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            Save call
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
