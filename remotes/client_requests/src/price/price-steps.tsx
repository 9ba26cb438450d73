import type { Request } from '@butterfly/contracts/client_requests';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, Money } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';

/** The client has the price; who says yes by word of mouth is written down. */
export function Approving({ request: { id, asked_by }, onChange }: { readonly request: Request; readonly onChange: () => void }) {
  const [by, setBy] = useState(asked_by);
  const approve = useAction<string, unknown>({
    run: (told_by) => api.approveRequest({ params: { id: String(id) }, body: { told_by } }),
    invalidates: [keys.requests],
    failure: 'inline',
    successMessage: () => 'Approved. Now it can be applied',
  });
  return (
    <div className="cr-step bf-wraps">
      <p className="bf-soft">The client has this price and has not answered yet.</p>
      <Field id="cr-told-by" label="Who said yes" hint="In their own page they approve it themselves" errors={approve.fields['told_by']}>
        <Input id="cr-told-by" maxLength={120} value={by} onChange={({ target }) => setBy(target.value)} />
      </Field>
      {approve.error && <Alert type="error" showIcon title={errorMessage(approve.error)} />}
      <div className="cr-buttons">
        <Button type="primary" loading={approve.busy} disabled={by.trim() === ''} onClick={() => approve.go(by)}>
          They said yes
        </Button>
        <Button onClick={onChange}>Send another price</Button>
      </div>
    </div>
  );
}

/** What was approved becomes a draft of a new version; where it cannot, it says why. */
export function Applying({ request: { id, approved_by } }: { readonly request: Request }) {
  const apply = useAction<undefined, unknown>({
    run: () => api.applyRequest({ params: { id: String(id) } }),
    invalidates: [keys.requests],
    failure: 'inline',
    successMessage: () => 'Applied: the new version is a draft',
  });
  const back = useAction<undefined, unknown>({
    run: () => api.moveRequest({ params: { id: String(id) }, body: { to: 'in_progress' } }),
    invalidates: [keys.requests],
  });
  return (
    <div className="cr-step bf-wraps">
      <p>
        <Icon name="check" size={16} /> Approved by {approved_by}.
      </p>
      {apply.error && <Alert type="error" showIcon title="It was not applied" description={errorMessage(apply.error)} />}
      <div className="cr-buttons">
        <Button type="primary" loading={apply.busy} onClick={() => apply.go(undefined)}>
          Apply it to the proposal
        </Button>
        {apply.error && (
          <Button loading={back.busy} onClick={() => back.go(undefined)}>
            Price it again
          </Button>
        )}
      </div>
    </div>
  );
}

/** The amendment, ready to be sent and signed. */
export function Applied({ request: { proposal_id, quote } }: { readonly request: Request }) {
  const { nav } = usePlugin();
  const path = `/proposal_and_invoice/version/${proposal_id}`;
  return (
    <div className="cr-ready" role="status">
      <Icon name="check" size={20} />
      {proposal_id === null ? (
        <p>The event has moved to {quote?.wanted_date}.</p>
      ) : (
        <div>
          <p>
            The new version of the proposal is ready
            {quote && (
              <>
                : <Money minor={quote.after_cents} currency={quote.currency} />
              </>
            )}
            . Clients see nothing before you send it.
          </p>
          <a href={path} onClick={(event) => (event.preventDefault(), nav.go(path))}>
            Open it and send it to be signed
          </a>
        </div>
      )}
    </div>
  );
}
