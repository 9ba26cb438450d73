import { isOpen, type Request } from '@butterfly/contracts/client_requests';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';

/** Changes are closed, and who may let one come all the same. */
export function Deadline({ request }: { readonly request: Request }) {
  const { locked_from, is_locked, late_allowed_at, status } = request;
  const mayAllow = useFeature('allow_late_changes');
  if (!is_locked || locked_from === null || !isOpen(status)) return null;
  if (late_allowed_at !== null)
    return <Alert className="cr-deadline" type="info" showIcon title="Changes are closed. This one may still come." />;
  return (
    <Alert
      className="cr-deadline"
      type="warning"
      showIcon
      title={
        <>
          Changes are closed since <DateText value={locked_from} />.
        </>
      }
      description={mayAllow ? <Allow request={request} /> : 'Somebody who may allow late changes has to let this one come.'}
    />
  );
}

function Allow({ request: { id } }: { readonly request: Request }) {
  const [reason, setReason] = useState('');
  const allow = useAction<string, unknown>({
    run: (words) => api.allowLate({ params: { id: String(id) }, body: { reason: words } }),
    invalidates: [keys.requests],
    successMessage: () => 'This change may come',
  });
  return (
    <div className="cr-step bf-wraps">
      <Field id="cr-late" label="Why this one may still come" errors={allow.fields['reason']}>
        <Input id="cr-late" maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Button loading={allow.busy} disabled={reason.trim() === ''} onClick={() => allow.go(reason)}>
        Let it come
      </Button>
    </div>
  );
}
