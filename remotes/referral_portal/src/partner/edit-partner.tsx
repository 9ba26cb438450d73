import type { Partner } from '@butterfly/contracts/referral_portal';
import { RecordForm } from '@butterfly/record-kit/form';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PartnerFields } from '../partners/partner-fields';
import { api, keys } from '../referral_portal.client';

interface EditPartnerProps {
  readonly partner: Partner;
  readonly etag: string;
  readonly onClose: () => void;
}

export function EditPartner({ partner, etag, onClose }: EditPartnerProps) {
  const cache = useQueryClient();
  const programs = useQuery({ queryKey: keys.programs, queryFn: async ({ signal }) => (await api.listPrograms({ signal })).data });
  const { id, company, contact_name, email, phone, kind, program_id } = partner;
  return (
    <Loaded query={programs} what="the programs" kind="form">
      {(all) => (
        <RecordForm
          name={`partner:${id}`}
          initial={{ company, contact_name, email, phone, kind, program_id }}
          submit={(body) => api.updatePartner({ params: { id: String(id) }, body, ifMatch: etag })}
          onSaved={() => {
            void cache.invalidateQueries({ queryKey: keys.partners });
            onClose();
          }}
          submitLabel="Save"
          failureTitle="The partner was not saved"
          onCancel={onClose}
        >
          <PartnerFields programs={all} />
        </RecordForm>
      )}
    </Loaded>
  );
}
