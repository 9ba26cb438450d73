import type { Questionnaire, QuestionForm } from '@butterfly/contracts/questionnaire';
import { useAction, useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { useRecordDraft, type Answered } from '@butterfly/record-kit/form';
import { ProjectLink } from '@butterfly/record-kit/page';
import { Icon, PageHeader, RestoredNote, StatusTag } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FormBuilder } from '../builder/form-builder';
import { ProgressBar } from '../list/progress-bar';
import { stateOf, todayIn } from '../model/words';
import { api, keys } from '../questionnaire.client';
import { SendDialog } from './send-dialog';

interface Written {
  readonly title: string;
  readonly due_on: string | null;
  readonly locks_on: string | null;
  readonly form: QuestionForm;
}

const written = ({ title, due_on, locks_on, form }: Questionnaire): Written => ({ title, due_on, locks_on, form });

export function Page() {
  const { questionnaireId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.questionnaire(questionnaireId),
    queryFn: async ({ signal }): Promise<Answered<Questionnaire>> => api.getQuestionnaire({ params: { id: questionnaireId }, signal }),
  });
  useReady(!found.isPending);
  return (
    <Loaded query={found} what="the questionnaire" kind="form">
      {(saved) => <One key={questionnaireId} saved={saved} />}
    </Loaded>
  );
}

function One({ saved }: { readonly saved: Answered<Questionnaire> }) {
  const { nav, tenant } = usePlugin();
  const { data: one } = saved;
  const isDraft = one.state === 'draft';
  const maySend = useFeature('send_client_messages');
  const [isSending, setSending] = useState(false);
  const { draft, save } = useRecordDraft<Written, Questionnaire>({
    name: `questionnaire:${one.id}`,
    saved,
    written: (record) => written(record ?? one),
    run: ({ form, ...days }, ifMatch) =>
      api.updateQuestionnaire({ params: { id: String(one.id) }, body: isDraft ? { form, ...days } : days, ifMatch }),
    invalidates: [keys.questionnaires],
    successMessage: 'The questionnaire is saved',
  });
  const { value, isDirty } = draft;
  const set = (part: Partial<Written>) => draft.set((now) => ({ ...now, ...part }));
  const { tone, words } = stateOf(one, todayIn(tenant.tz));
  const canSend = maySend && (isDraft || one.state === 'sent' || one.state === 'in_progress');
  const day = (name: 'due_on' | 'locks_on', label: string, hint: string) => (
    <Field id={`q-${name}`} label={label} hint={hint} errors={save.fields[name]}>
      <Input id={`q-${name}`} type="date" value={value[name] ?? ''} onChange={({ target }) => set({ [name]: target.value || null })} />
    </Field>
  );
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={<ProjectLink id={one.project_id}>{one.project_name}</ProjectLink>}
        title={one.title}
        meta={<StatusTag tone={tone}>{words}</StatusTag>}
        actions={
          <>
            {isDirty && (
              <Button loading={save.busy} disabled={value.title.trim() === ''} onClick={() => save.go(value)}>
                Save
              </Button>
            )}
            {!isDraft && <Link to={nav.href('responses', { questionnaireId: one.id })}>See the answers</Link>}
            {canSend && (
              <Button type="primary" disabled={isDirty} icon={<Icon name="send" size={16} />} onClick={() => setSending(true)}>
                {isDraft ? 'Send' : 'Ask somebody else'}
              </Button>
            )}
          </>
        }
      />
      <RestoredNote draft={draft} />
      <div className="q-head-fields">
        <Field id="q-title" label="Title" errors={save.fields['title']}>
          <Input id="q-title" maxLength={120} value={value.title} onChange={({ target }) => set({ title: target.value })} />
        </Field>
        {day('due_on', 'Answers by', 'Clients read this day.')}
        {day('locks_on', 'Locked from', 'From that day on clients change nothing.')}
      </div>
      <People one={one} />
      <FormBuilder form={value.form} disabled={!isDraft} onChange={(form) => set({ form })} />
      {isSending && <SendDialog questionnaire={one} onClose={() => setSending(false)} />}
    </article>
  );
}

function People({ one: { id, state, recipients } }: { readonly one: Questionnaire }) {
  const { ui } = usePlugin();
  const maySend = useFeature('send_client_messages');
  const remind = useAction<undefined, { data: { reminded: string[] } }>({
    run: () => api.remindRecipients({ params: { id: String(id) } }),
    invalidates: [keys.questionnaires],
    successMessage: ({ data }) => `Written to ${data.reminded.join(' and ')}`,
  });
  const copy = useAction<number, { data: { path: string } }>({
    run: (recipientId) => api.showLink({ params: { id: String(id), recipientId: String(recipientId) } }),
    invalidates: [],
    onSuccess: ({ data }) =>
      void navigator.clipboard.writeText(new URL(data.path, window.location.origin).href).then(
        () => ui.toast('success', 'The link is copied'),
        () => ui.toast('info', new URL(data.path, window.location.origin).href),
      ),
  });
  if (recipients.length === 0) return null;
  const isOut = state === 'sent' || state === 'in_progress';
  return (
    <section className="q-people" aria-label="Who is asked">
      {recipients.map((person) => (
        <div key={person.id}>
          <ProgressBar label={person.name} bps={person.progress_bps} />
          <Button size="small" type="text" aria-label={`Copy the link of ${person.name}`} onClick={() => copy.go(person.id)}>
            <Icon name="copy" size={16} />
          </Button>
        </div>
      ))}
      {isOut && maySend && recipients.some(({ submitted_at }) => submitted_at === null) && (
        <Button loading={remind.busy} onClick={() => remind.go(undefined)}>
          Remind who is not through
        </Button>
      )}
    </section>
  );
}
