import type { NewNotice } from '@butterfly/contracts/notices';
import { usePlugin, type Draft } from '@butterfly/plugin-sdk/react';
import { RestoredNote } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, Select } from 'antd';
import { useEffect } from 'react';
import { api, keys, projectNames } from '../notices.client';
import { severityOptions } from './notice-tags';
import { instantOf, wallTime } from '@butterfly/ui-kit/wall-time';

interface NoticeFormProps {
  readonly draft: Draft<NewNotice>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly busy: boolean;
  readonly submitLabel: string;
  /** Whom it is for and when it appears stay as they are. */
  readonly isOut?: boolean;
  readonly onSubmit: () => void;
}

/** All of a notice; what is typed survives a reload. */
export function NoticeForm({ draft, errors, busy, submitLabel, isOut = false, onSubmit }: NoticeFormProps) {
  const { nav, tenant } = usePlugin();
  const { value, isDirty } = draft;
  const change = (part: Partial<NewNotice>) => draft.set((now) => ({ ...now, ...part }));
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  const wallOf = (at: string | null) => (at === null ? '' : wallTime(tenant.tz, new Date(at)));
  const moment = (name: 'expires_at' | 'publish_at', label: string, disabled = false) => (
    <Field id={`notice-${name}`} label={label} hint={`Time in ${tenant.tz.replace(/^.*\//, '').replace(/_/g, ' ')}`} errors={errors[name]}>
      <Input
        {...describedBy(`notice-${name}`, errors[name])}
        type="datetime-local"
        disabled={disabled}
        value={wallOf(value[name])}
        onChange={({ target }) => change({ [name]: instantOf(target.value, tenant.tz) })}
      />
    </Field>
  );
  return (
    <form
      className="notices-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RestoredNote draft={draft} />
      <Field id="notice-title" label="Title" errors={errors['title']}>
        <Input
          {...describedBy('notice-title', errors['title'])}
          maxLength={160}
          value={value.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field id="notice-body" label="Text" hint="**bold**, *italic*, lists with - and links" errors={errors['body']}>
        <Input.TextArea
          {...describedBy('notice-body', errors['body'])}
          rows={6}
          maxLength={10_000}
          value={value.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Field>
      <Field id="notice-severity" label="Severity">
        <Select
          id="notice-severity"
          value={value.severity}
          options={severityOptions}
          onChange={(severity) => change({ severity: severity as NewNotice['severity'] })}
        />
      </Field>
      {!isOut && <AudienceFields value={value} errors={errors} onChange={change} />}
      {moment('publish_at', 'Publish at; empty: at once', isOut)}
      {moment('expires_at', 'Shown until; empty: for good')}
      <div className="notices-row">
        <Checkbox checked={value.requires_ack} onChange={({ target }) => change({ requires_ack: target.checked })}>
          Readers confirm it
        </Checkbox>
        <Checkbox checked={value.pinned} onChange={({ target }) => change({ pinned: target.checked })}>
          Pinned on top
        </Checkbox>
      </div>
      <div>
        <Button type="primary" htmlType="submit" loading={busy} disabled={value.title.trim() === '' || !isDirty}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const scopes = [
  { value: 'all', label: 'Everybody' },
  { value: 'role', label: 'Roles' },
  { value: 'member', label: 'Members' },
  { value: 'project', label: 'Who sees a project' },
];

function AudienceFields({
  value,
  errors,
  onChange,
}: {
  value: NewNotice;
  errors: NoticeFormProps['errors'];
  onChange: (part: Partial<NewNotice>) => void;
}) {
  const { data: targets } = useQuery({ queryKey: keys.targets, queryFn: async ({ signal }) => (await api.listTargets({ signal })).data });
  const { data: projects } = useQuery({ queryKey: keys.projects, queryFn: projectNames, enabled: value.scope === 'project' });
  const named = (items: readonly { id: number; name: string }[] = []) => items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field id="notice-scope" label="For">
        <Select
          id="notice-scope"
          value={value.scope}
          options={scopes}
          onChange={(scope) => onChange({ scope: scope as NewNotice['scope'], targets: [], project_id: null })}
        />
      </Field>
      {(value.scope === 'role' || value.scope === 'member') && (
        <Field id="notice-targets" label={value.scope === 'role' ? 'Which roles' : 'Which members'} errors={errors['targets']}>
          <Select
            {...describedBy('notice-targets', errors['targets'])}
            mode="multiple"
            optionFilterProp="label"
            value={value.targets}
            options={named(value.scope === 'role' ? targets?.roles : targets?.members)}
            onChange={(chosen: number[]) => onChange({ targets: chosen })}
          />
        </Field>
      )}
      {value.scope === 'project' && (
        <Field id="notice-project" label="Project" errors={errors['project_id']}>
          <Select
            {...describedBy('notice-project', errors['project_id'])}
            showSearch
            optionFilterProp="label"
            value={value.project_id}
            options={named(projects)}
            onChange={(project_id) => onChange({ project_id })}
          />
        </Field>
      )}
    </>
  );
}
