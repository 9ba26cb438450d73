import type { Conversation, Planned } from '@butterfly/contracts/twilio_communications';
import { isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { RestoredNote, useFormats } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, keys } from '../../twilio.client';
import { QuietModal, quietQuestion, type QuietQuestion } from './quiet.modal';
import { SendLaterModal, type LaterText } from './send-later.modal';

interface Change extends LaterText {
  readonly quiet: 'ask' | 'wait' | 'send';
}

/** Rewords a planned text or moves it, over the version that was opened: another's change is shown before it is overwritten. What was typed stays until it is stored. */
export function PlannedModal({ text, conversation, onClose }: { text: Planned; conversation: Conversation; onClose: () => void }) {
  const { ui } = usePlugin();
  const { moment } = useFormats();
  const cache = useQueryClient();
  const form = useDraft<LaterText>(`planned-text:${text.id}`, { sendAt: text.send_at, body: text.body });
  const [seen, setSeen] = useState(text);
  const [asked, setAsked] = useState<{ change: LaterText; question: QuietQuestion } | null>(null);
  const lookAgain = async () => {
    const { data } = await api.listPlanned({ query: { conversation: String(text.conversation_id) } });
    setSeen((before) => data.find(({ id }) => id === text.id) ?? before);
  };
  const save = useMutation({
    mutationFn: async ({ sendAt, body, quiet }: Change) =>
      (
        await api.updatePlanned({
          params: { id: String(text.id) },
          body: { ...changeOf(text, { sendAt, body, quiet }), version: seen.version },
        })
      ).data,
    onSuccess: ({ scheduled_for }) => {
      form.saved(form.value);
      ui.toast('success', `Planned for ${moment(scheduled_for)}`);
      onClose();
    },
    onError: (error, { quiet: _quiet, ...change }) => {
      const question = quietQuestion(error, change.sendAt);
      setAsked(question && { change, question });
      if (isApiError(error) && error.code === 'twilio_communications.planned_changed') void lookAgain();
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: keys.planned(text.conversation_id) }),
  });
  const cancel = () => {
    form.discard();
    onClose();
  };
  return (
    <>
      <SendLaterModal
        title="Planned text"
        ok="Save"
        text={form.value}
        onChange={form.set}
        head={<RestoredNote draft={form} />}
        busy={save.isPending}
        error={asked ? null : save.error}
        note={
          seen.version === text.version
            ? null
            : `It now reads “${seen.body}” and goes ${moment(seen.scheduled_for)}. Save again to overwrite it.`
        }
        onDone={(change) => save.mutate({ ...change, quiet: 'ask' })}
        onClose={cancel}
      />
      {asked && (
        <QuietModal
          question={asked.question}
          name={conversation.contact_name ?? phoneText(conversation.phone_e164)}
          busy={save.isPending}
          onChoose={(quiet) => save.mutate({ ...asked.change, quiet })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** A time that was left as it is stays as it was agreed to. */
function changeOf({ send_at }: Planned, { sendAt, body, quiet }: Change) {
  return { quiet, ...(sendAt !== send_at && { send_at: sendAt }), ...(body !== null && { body }) };
}
