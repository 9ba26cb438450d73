import type { Stage, StageColor } from '@butterfly/contracts/tenant_crm';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { PageHeader, RestoredNote } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Field, describedBy } from '@butterfly/ui-kit/record';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Select } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { crm, keys } from '../crm.client';
import { colorLabels, kindLabels, readDays, readPercent, useRequirable } from './stage-labels';

interface Draft {
  readonly name: string;
  readonly color: StageColor;
  readonly kind: Stage['kind'];
  readonly percent: string;
  readonly days: string;
  readonly required_fields: string[];
}

const EMPTY: Draft = { name: '', color: 'iris', kind: 'open', percent: '50', days: '', required_fields: [] };

export function Page() {
  const { nav, metrics } = usePlugin();
  const cache = useQueryClient();
  const form = useDraft('stage:new', EMPTY);
  const draft = form.value;
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const create = useMutation({
    mutationFn: (body: Parameters<typeof crm.createStage>[0]['body']) => crm.createStage({ body }),
    onSuccess: () => {
      for (const key of [keys.stages, keys.pipeline, keys.dashboard]) void cache.invalidateQueries({ queryKey: key });
      form.saved(EMPTY);
      nav.setDirty(false);
      nav.go(nav.href('project_stages'));
    },
    onError: (error) => setErrors(isApiError(error) && error.fields ? error.fields : {}),
  });
  useEffect(() => {
    metrics.ready();
  }, [metrics]);
  useEffect(() => {
    nav.setDirty(form.isDirty);
    return () => nav.setDirty(false);
  }, [nav, form.isDirty]);
  const change = (part: Partial<Draft>) => form.set((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [probability_bps, rotting_days] = [readPercent(draft.percent), readDays(draft.days)];
    const wrong = {
      ...(draft.name.trim() === '' && { name: ['Give the stage a name'] }),
      ...(probability_bps === undefined && { percent: ['Between 0 and 100'] }),
      ...(rotting_days === undefined && { days: ['A number of days, or empty'] }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || probability_bps === undefined || rotting_days === undefined) return;
    const { color, kind, required_fields } = draft;
    create.mutate({ name: draft.name.trim(), color, kind, probability_bps, rotting_days, required_fields });
  };
  return (
    <div className="bf-page bf-page-narrow">
      <PageHeader eyebrow="Stages" title="New stage" meta="It begins at the end of its kind; carry it to its place afterwards." />
      <form className="bf-form" noValidate onSubmit={submit}>
        <RestoredNote draft={form} />
        {create.isError && (
          <Alert type="error" showIcon role="alert" title="The stage was not added" description={errorMessage(create.error)} />
        )}
        <Fields draft={draft} errors={errors} onChange={change} />
        <div className="bf-form-actions">
          <Button type="primary" htmlType="submit" loading={create.isPending}>
            Add stage
          </Button>
          <Button onClick={() => nav.go(nav.href('project_stages'))}>Cancel</Button>
        </div>
      </form>
    </div>
  );
}

function Fields({
  draft,
  errors,
  onChange,
}: {
  draft: Draft;
  errors: Readonly<Record<string, readonly string[]>>;
  onChange: (part: Partial<Draft>) => void;
}) {
  const requirable = useRequirable();
  return (
    <div className="bf-form-grid">
      <div className="bf-span">
        <Field id="name" label="Name" errors={errors['name']}>
          <Input
            {...describedBy('name', errors['name'])}
            autoFocus
            maxLength={40}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
      </div>
      <Field id="kind" label="Means" hint="What it is for the money" errors={errors['kind']}>
        <Select
          {...describedBy('kind', errors['kind'])}
          value={draft.kind}
          options={optionsOf(kindLabels)}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <Field id="color" label="Colour" errors={errors['color']}>
        <Select
          {...describedBy('color', errors['color'])}
          value={draft.color}
          options={optionsOf(colorLabels)}
          onChange={(color) => onChange({ color })}
        />
      </Field>
      <Field id="percent" label="Probability in %" errors={errors['percent'] ?? errors['probability_bps']}>
        <Input
          {...describedBy('percent', errors['percent'])}
          inputMode="decimal"
          value={draft.percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      </Field>
      <Field id="days" label="Red after days" hint="Empty: never" errors={errors['days'] ?? errors['rotting_days']}>
        <Input
          {...describedBy('days', errors['days'])}
          inputMode="numeric"
          value={draft.days}
          onChange={(event) => onChange({ days: event.target.value })}
        />
      </Field>
      <div className="bf-span">
        <Field id="required_fields" label="Asks for" hint="A project that comes here must have these" errors={errors['required_fields']}>
          <Select
            {...describedBy('required_fields', errors['required_fields'])}
            mode="multiple"
            value={draft.required_fields}
            options={requirable}
            onChange={(required_fields) => onChange({ required_fields })}
          />
        </Field>
      </div>
    </div>
  );
}
