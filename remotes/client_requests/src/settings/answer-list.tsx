import type { AnswerTemplate, NewAnswerTemplate } from '@butterfly/contracts/client_requests';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { describedBy, Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';

type Editing = AnswerTemplate | 'new' | null;

/** Answers that are written again and again. */
export function AnswerList() {
  const answers = useQuery({ queryKey: keys.answers, queryFn: async ({ signal }) => (await api.listAnswerTemplates({ signal })).data });
  const mayChange = useFeature('manage_templates');
  const mayRemove = useFeature('delete_records') && mayChange;
  const [editing, setEditing] = useState<Editing>(null);
  const remove = useAction<number, unknown>({
    run: (id) => api.removeAnswerTemplate({ params: { id: String(id) } }),
    invalidates: [keys.answers],
    successMessage: () => 'The answer is gone',
  });
  return (
    <section className="bf-panel cr-answers" aria-label="Answers to begin with">
      <h2>Answers to begin with</h2>
      <Loaded query={answers} what="the answers" kind="table">
        {(all) => (
          <>
            {all.length === 0 && <p className="bf-soft">None yet. What you write to every client belongs here.</p>}
            <ul className="cr-lines">
              {all.map((answer) => (
                <li key={answer.id}>
                  <div>
                    <strong>{answer.title}</strong>
                    <p className="bf-soft cr-words">{answer.body}</p>
                  </div>
                  <span className="cr-answer-tools">
                    {mayChange && (
                      <Button size="small" aria-label={`Change ${answer.title}`} onClick={() => setEditing(answer)}>
                        Change
                      </Button>
                    )}
                    {mayRemove && (
                      <Button size="small" aria-label={`Remove ${answer.title}`} loading={remove.busy} onClick={() => remove.go(answer.id)}>
                        Remove
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {mayChange && editing === null && <Button onClick={() => setEditing('new')}>Write an answer</Button>}
      {editing !== null && (
        <AnswerForm
          key={editing === 'new' ? 'new' : editing.id}
          answer={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

function AnswerForm({ answer, onClose }: { readonly answer: AnswerTemplate | null; readonly onClose: () => void }) {
  const [value, setValue] = useState<NewAnswerTemplate>({ title: answer?.title ?? '', body: answer?.body ?? '' });
  const save = useAction<NewAnswerTemplate, unknown>({
    run: (body) =>
      answer
        ? api.updateAnswerTemplate({ params: { id: String(answer.id) }, body, ifMatch: `"${answer.id}-${answer.version}"` })
        : api.createAnswerTemplate({ body }),
    invalidates: [keys.answers],
    successMessage: () => 'The answer is saved',
    onSuccess: onClose,
  });
  return (
    <div className="cr-step bf-wraps">
      <Field id="cr-answer-title" label="Name" errors={save.fields['title']}>
        <Input
          {...describedBy('cr-answer-title', save.fields['title'])}
          maxLength={120}
          value={value.title}
          onChange={({ target }) => setValue({ ...value, title: target.value })}
        />
      </Field>
      <Field id="cr-answer-body" label="Words" errors={save.fields['body']}>
        <Input.TextArea
          {...describedBy('cr-answer-body', save.fields['body'])}
          rows={5}
          maxLength={5_000}
          value={value.body}
          onChange={({ target }) => setValue({ ...value, body: target.value })}
        />
      </Field>
      <div className="cr-buttons">
        <Button
          type="primary"
          loading={save.busy}
          disabled={value.title.trim() === '' || value.body.trim() === ''}
          onClick={() => save.go(value)}
        >
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  );
}
