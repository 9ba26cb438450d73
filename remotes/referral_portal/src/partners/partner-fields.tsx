import type { Program } from '@butterfly/contracts/referral_portal';
import { partnerKinds } from '@butterfly/contracts/referral_portal/labels';
import { ChoiceField, TextField } from '@butterfly/record-kit/form';
import { optionsOf } from '@butterfly/ui-kit/labels';

/** What is noted of a partner. */
export function PartnerFields({ programs }: { readonly programs: readonly Program[] }) {
  const open = programs.filter(({ archived_at }) => archived_at === null);
  return (
    <>
      <TextField name="company" label="Company" required maxLength={120} />
      <TextField name="contact_name" label="Person" required maxLength={120} />
      <TextField name="email" label="E-mail" type="email" required maxLength={254} />
      <TextField name="phone" label="Phone" type="tel" maxLength={40} />
      <ChoiceField name="kind" label="Kind" options={optionsOf(partnerKinds)} />
      <ChoiceField name="program_id" label="Program" required options={open.map(({ id, name }) => ({ value: id, label: name }))} />
    </>
  );
}
