import { DateField, RecordForm, TextField } from '@butterfly/record-kit/form';
import type { NewReferral } from '@butterfly/contracts/referral_portal';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../referral_portal.client';

interface Noted {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly event_date: string | null;
  readonly note: string;
}

const blank: Noted = { name: '', email: '', phone: '', event_date: null, note: '' };

/** Somebody whose partner told the team on the phone. */
export function NoteReferral({ partnerId, onClose }: { readonly partnerId: number; readonly onClose: () => void }) {
  const cache = useQueryClient();
  return (
    <RecordForm
      name={`new-referral:${partnerId}`}
      initial={blank}
      submit={(noted) => api.createReferral({ body: { ...noted, partner_id: partnerId, project_id: null } satisfies NewReferral })}
      onSaved={() => {
        void cache.invalidateQueries({ queryKey: keys.referrals });
        void cache.invalidateQueries({ queryKey: keys.partners });
        onClose();
      }}
      submitLabel="Note it"
      failureTitle="Nothing was noted"
      onCancel={onClose}
    >
      <TextField name="name" label="Who" required maxLength={120} />
      <TextField name="email" label="E-mail" type="email" hint="With it they become a lead, or are found among yours" maxLength={254} />
      <TextField name="phone" label="Phone" type="tel" maxLength={40} />
      <DateField name="event_date" label="Day of the event" />
      <TextField name="note" label="What the partner said" rows={3} maxLength={2_000} />
    </RecordForm>
  );
}
