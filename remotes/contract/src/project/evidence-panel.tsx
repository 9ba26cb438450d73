import { happened, type ContractDetail, type Verdict } from '@butterfly/contracts/contract';
import { useAction } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { api, keys } from '../contract.client';
import { useState } from 'react';

/** What happened, line by line, and whether any of it was changed since. */
export function EvidencePanel({ contract: { id, version, signers } }: { readonly contract: ContractDetail }) {
  const params = { id: String(id) };
  const events = useQuery({
    queryKey: [...keys.events(String(id)), version],
    queryFn: async ({ signal }) => (await api.contractEvents({ params, signal })).data,
  });
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const verify = useAction<undefined, { data: Verdict }>({
    run: () => api.verifyContract({ params }),
    invalidates: [],
    onSuccess: ({ data }) => setVerdict(data),
  });
  return (
    <section className="contract-panel" aria-labelledby="contract-evidence">
      <h2 id="contract-evidence">Evidence</h2>
      <ol className="contract-evidence">
        {(events.data ?? []).map(({ seq, type, actor, at, ip, details }) => (
          <li key={seq}>
            <strong>{happened[type] ?? type}</strong> {whoOf({ actor, signer: signers.find((one) => one.id === details['signer'])?.name })}
            <div className="bf-soft">
              <DateText value={at} as="moment" /> {ip}
            </div>
          </li>
        ))}
      </ol>
      <Button loading={verify.busy} onClick={() => verify.go(undefined)}>
        Verify
      </Button>
      <div aria-live="polite">{verdict && <Answer verdict={verdict} />}</div>
    </section>
  );
}

/** Whose act it was, and who held the tablet. */
function whoOf({ actor, signer }: { readonly actor: string; readonly signer: string | undefined }): string {
  return signer === undefined || signer === actor ? actor : `${signer}, with ${actor}`;
}

function Answer({ verdict: { ok, problems, events } }: { readonly verdict: Verdict }) {
  return ok ? (
    <Alert
      type="success"
      showIcon
      title="Nothing was changed"
      description={`All ${events} entries, the text, the signatures and the document are as they were.`}
    />
  ) : (
    <Alert type="error" showIcon title="Something was changed" description={problems.join(' ')} />
  );
}
