import { isOpen, type NewReply, type Request } from '@butterfly/contracts/client_requests';
import { useAction, useDraft, useFeature } from '@butterfly/plugin-sdk/react';
import { recordParts } from '@butterfly/record-kit/sources';
import { RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { api, keys } from '../client_requests.client';

interface Written {
  readonly body: string;
  readonly note: boolean;
}

const EMPTY: Written = { body: '', note: false };

/** A word to the client, or a note that stays with the team. What is typed survives a reload. */
export function Composer({ request }: { readonly request: Request }) {
  const { id, asked_by } = request;
  const maySend = useFeature('send_client_messages');
  const draft = useDraft<Written>(`client-request-reply:${id}`, EMPTY);
  const [files, setFiles] = useState<readonly number[]>([]);
  const [wait, setWait] = useState(true);
  const { body, note } = draft.value;
  const isNote = note || !maySend;
  const say = useAction<Written, unknown>({
    run: ({ body: words }) => {
      const params = { id: String(id) };
      if (isNote) return api.writeNote({ params, body: { body: words } });
      const reply: NewReply = { body: words, file_ids: [...files], wait: wait && isOpen(request.status) };
      return api.reply({ params, body: reply });
    },
    invalidates: [keys.requests],
    successMessage: () => (isNote ? 'The note is kept' : 'The answer is on its way'),
    onSuccess: () => {
      draft.saved(EMPTY);
      setFiles([]);
    },
  });
  const errors = say.fields['body'];
  return (
    <div className="cr-composer" data-note={isNote || undefined}>
      <RestoredNote draft={draft} />
      <div className="cr-composer-tools">
        {maySend && <AnswerPicker onPick={(words) => draft.set({ body: body === '' ? words : `${body}\n\n${words}`, note })} />}
        <Checkbox checked={isNote} disabled={!maySend} onChange={({ target }) => draft.set({ body, note: target.checked })}>
          Only for the team
        </Checkbox>
      </div>
      <Field id="cr-reply" label={isNote ? 'Note for the team' : `Answer to ${asked_by || 'the client'}`} errors={errors}>
        <Input.TextArea
          {...describedBy('cr-reply', errors)}
          rows={4}
          maxLength={10_000}
          value={body}
          onChange={({ target }) => draft.set({ body: target.value, note })}
        />
      </Field>
      {!isNote && <FilePicker id={id} value={files} onChange={setFiles} />}
      {!isNote && isOpen(request.status) && (
        <Checkbox checked={wait} onChange={({ target }) => setWait(target.checked)}>
          Then it is the client’s turn
        </Checkbox>
      )}
      <div>
        <Button type="primary" loading={say.busy} disabled={body.trim() === ''} onClick={() => say.go(draft.value)}>
          {isNote ? 'Keep the note' : 'Send the answer'}
        </Button>
      </div>
    </div>
  );
}

function AnswerPicker({ onPick }: { readonly onPick: (words: string) => void }) {
  const answers = useQuery({ queryKey: keys.answers, queryFn: async ({ signal }) => (await api.listAnswerTemplates({ signal })).data });
  const all = answers.data ?? [];
  if (all.length === 0) return null;
  return (
    <Select<number>
      aria-label="Begin with an answer"
      placeholder="Begin with an answer"
      value={null}
      options={all.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(id) => onPick(all.find((one) => one.id === id)?.body ?? '')}
    />
  );
}

interface FilePickerProps {
  readonly id: number;
  readonly value: readonly number[];
  readonly onChange: (files: readonly number[]) => void;
}

/** Files that lie with the request; those that are chosen go to the client. */
function FilePicker({ id, value, onChange }: FilePickerProps) {
  const subject = useMemo(() => ({ subject_type: 'client_requests.request', subject_id: id }), [id]);
  const files = useQuery({
    queryKey: [...keys.thread(id), 'files'],
    queryFn: async ({ signal }) => (await recordParts(subject).files.list(subject, signal)).data,
  });
  const all = files.data ?? [];
  if (all.length === 0) return null;
  return (
    <Select<number[]>
      mode="multiple"
      aria-label="Files for the client"
      placeholder="Show the client files of this request"
      value={[...value]}
      options={all.map((file) => ({ value: file.id, label: file.name }))}
      onChange={onChange}
    />
  );
}
