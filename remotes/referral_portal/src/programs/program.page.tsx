import type { NewProgram, Program } from '@butterfly/contracts/referral_portal';
import { bases, triggers } from '@butterfly/contracts/referral_portal/labels';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, MoneyField, NumberField, RecordForm, TextField, type FieldErrors } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';

/** Percentages are typed in whole and half per cents; the server keeps basis points. */
type Typed = Omit<NewProgram, 'percent_bps'> & { readonly percent: string };

const blank: NewProgram = {
  ...{ name: '', reward: 'percent', percent_bps: 1_000, fixed_cents: 0, base: 'collected_net', trigger: 'each_payment', hold_days: 30 },
  ...{ cap_cents: null, duration_days: null, min_payout_cents: 5_000, cookie_days: 90 },
};
const rewards = { percent: 'A share', fixed: 'A fixed amount' } as const;

export function Page() {
  const { programId } = useParams();
  return programId === undefined ? <NewOne /> : <SavedOne key={programId} id={programId} />;
}

function Head({ title }: { readonly title: string }) {
  const { nav } = usePlugin();
  return <PageHeader eyebrow={<Link to={nav.href('programs')}>Programs</Link>} title={title} />;
}

function NewOne() {
  return (
    <div className="bf-page bf-page-narrow">
      <Head title="New program" />
      <ProgramForm name="new-program" initial={blank} submit={(body) => api.createProgram({ body })} submitLabel="Add program" />
    </div>
  );
}

function SavedOne({ id }: { readonly id: string }) {
  const found = useQuery({ queryKey: keys.program(id), queryFn: async ({ signal }) => api.getProgram({ params: { id }, signal }) });
  return (
    <Loaded query={found} what="the program" kind="form">
      {({ data, etag }) => (
        <div className="bf-page bf-page-narrow">
          <Head title={data.name} />
          <p className="bf-soft">Who was sent before keeps the terms of that day.</p>
          <ProgramForm
            key={data.version}
            name={`program:${id}`}
            initial={termsOf(data)}
            submit={(body) => api.updateProgram({ params: { id }, body, ifMatch: etag ?? '*' })}
            submitLabel="Save"
          />
        </div>
      )}
    </Loaded>
  );
}

interface ProgramFormProps {
  readonly name: string;
  readonly initial: NewProgram;
  readonly submit: (body: NewProgram) => Promise<{ data: Program }>;
  readonly submitLabel: string;
}

function ProgramForm({ name, initial, submit, submitLabel }: ProgramFormProps) {
  const { nav, ui } = usePlugin();
  const cache = useQueryClient();
  return (
    <RecordForm<Typed, { data: Program }>
      name={name}
      initial={typedOf(initial)}
      check={({ reward, percent }): FieldErrors =>
        reward === 'percent' && bpsOf(percent) === null ? { percent: ['This is not a share, such as 10 or 7.5'] } : {}
      }
      submit={(typed) => submit(writtenOf(typed))}
      onSaved={() => {
        ui.toast('success', 'The program is saved');
        void cache.invalidateQueries({ queryKey: keys.programs });
        nav.go(nav.href('programs'));
      }}
      submitLabel={submitLabel}
      failureTitle="The program was not saved"
    >
      {({ reward }) => (
        <>
          <TextField name="name" label="Name" required maxLength={120} />
          <ChoiceField name="reward" label="They get" options={optionsOf(rewards)} />
          {reward === 'percent' ? (
            <>
              <TextField name="percent" label="Per cent" inputMode="decimal" maxLength={6} />
              <ChoiceField name="base" label="Of" options={optionsOf(bases)} />
            </>
          ) : (
            <MoneyField name="fixed_cents" label="Amount for each wedding" />
          )}
          <ChoiceField name="trigger" label="When" options={optionsOf(triggers)} />
          <NumberField name="hold_days" label="Days on hold" max={365} />
          <MoneyField name="cap_cents" label="At most for each wedding" hint="Empty: no limit" />
          <NumberField name="duration_days" label="Ends so many days after the referral" hint="Empty: never" min={1} max={3_650} />
          <MoneyField name="min_payout_cents" label="Paid out from" />
          <NumberField name="cookie_days" label="Days a link is remembered" min={1} max={365} />
        </>
      )}
    </RecordForm>
  );
}

/** `7.5` → 750; null for what is no share. */
function bpsOf(percent: string): number | null {
  const [, whole = '', rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(percent.trim()) ?? [];
  const bps = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return whole === '' || bps > 10_000 ? null : bps;
}

const typedOf = ({ percent_bps: bps, ...terms }: NewProgram): Typed => ({
  ...terms,
  percent: `${Math.floor(bps / 100)}${bps % 100 === 0 ? '' : `.${String(bps % 100).padStart(2, '0')}`}`,
});
const writtenOf = ({ percent, ...terms }: Typed): NewProgram => ({
  ...terms,
  fixed_cents: terms.fixed_cents ?? 0,
  percent_bps: bpsOf(percent) ?? 0,
});

function termsOf({
  id: _id,
  partners: _partners,
  created_at: _made,
  updated_at: _changed,
  archived_at: _gone,
  version: _version,
  ...terms
}: Program): NewProgram {
  return terms;
}
