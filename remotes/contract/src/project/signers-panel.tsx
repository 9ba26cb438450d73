import { isOpen, roles, waitsFor, type ContractDetail, type Signature, type Signer } from '@butterfly/contracts/contract';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { api, keys } from '../contract.client';
import { SignatureForm } from './signature-form';

const said = { waiting: 'Not asked yet', notified: 'Asked', viewed: 'Has opened it', signed: 'Signed', declined: 'Declined' } as const;
const tones = { waiting: 'neutral', notified: 'iris', viewed: 'marigold', signed: 'eucalyptus', declined: 'clay' } as const;

/** Who signs, how far they are, and signing here on this device. */
export function SignersPanel({ contract }: { readonly contract: ContractDetail }) {
  const [signing, setSigning] = useState<Signer | null>(null);
  return (
    <section className="contract-panel" aria-labelledby="contract-signers">
      <h2 id="contract-signers">Who signs</h2>
      <ul className="contract-signers">
        {contract.signers.map((signer) => (
          <OneSigner key={signer.id} contract={contract} signer={signer} onSign={() => setSigning(signer)} />
        ))}
      </ul>
      {contract.void_reason !== '' && <p>Voided: {contract.void_reason}</p>}
      {signing && <SignHere contract={contract} signer={signing} onClose={() => setSigning(null)} />}
    </section>
  );
}

interface OneSignerProps {
  readonly contract: ContractDetail;
  readonly signer: Signer;
  readonly onSign: () => void;
}

function OneSigner({ contract, signer, onSign }: OneSignerProps) {
  const maySign = useFeature('sign_contracts');
  const maySend = useFeature('send_client_messages');
  const isStudio = signer.role === 'studio';
  const isTurn = isOpen(contract.state) && signer.state !== 'signed' && waitsFor(contract, signer).length === 0;
  return (
    <li>
      <div>
        <strong>{signer.name}</strong> <span className="bf-soft">{roles[signer.role]}</span>
        <div>
          <StatusDot tone={tones[signer.state]}>{said[signer.state]}</StatusDot>{' '}
          {signer.signed_at && (
            <span className="bf-soft">
              <DateText value={signer.signed_at} as="moment" />
            </span>
          )}
        </div>
        {signer.decline_reason !== '' && <p>“{signer.decline_reason}”</p>}
      </div>
      <div className="contract-buttons">
        {isTurn && (!isStudio || maySign) && (
          <Button
            size="small"
            type={isStudio ? 'primary' : 'default'}
            onClick={onSign}
            aria-label={isStudio ? 'Countersign' : `${signer.name} signs here`}
          >
            {isStudio ? 'Countersign' : 'Sign here'}
          </Button>
        )}
        {isTurn && !isStudio && maySend && <CopyLink contractId={contract.id} signer={signer} />}
      </div>
    </li>
  );
}

/** The link of a person, for whoever sends it by another way than e-mail. */
function CopyLink({ contractId, signer }: { readonly contractId: number; readonly signer: Signer }) {
  const { ui } = usePlugin();
  const copy = useAction<undefined, { data: { path: string } }>({
    run: () => api.signerAddress({ params: { id: String(contractId), signerId: String(signer.id) } }),
    invalidates: [],
    onSuccess: ({ data: { path } }) => {
      const address = new URL(path, window.location.origin).href;
      navigator.clipboard.writeText(address).then(
        () => ui.toast('success', `The link of ${signer.name} is copied`),
        () => ui.toast('info', address),
      );
    },
  });
  return (
    <Button size="small" type="text" loading={copy.busy} onClick={() => copy.go(undefined)} aria-label={`Copy the link of ${signer.name}`}>
      Copy link
    </Button>
  );
}

function SignHere({
  contract,
  signer,
  onClose,
}: {
  readonly contract: ContractDetail;
  readonly signer: Signer;
  readonly onClose: () => void;
}) {
  const params = { id: String(contract.id) };
  const sign = useAction<Signature, unknown>({
    run: (body) =>
      signer.role === 'studio'
        ? api.countersign({ params, body })
        : api.signHere({ params: { ...params, signerId: String(signer.id) }, body }),
    invalidates: [keys.contracts],
    onSuccess: onClose,
  });
  return (
    <Modal open title={`${signer.name} signs here`} footer={null} onCancel={onClose} destroyOnHidden>
      <SignatureForm
        name={signer.name}
        documentSha256={contract.document_sha256 ?? ''}
        busy={sign.busy}
        errors={sign.fields}
        submitLabel="I sign this contract"
        onSign={sign.go}
      />
    </Modal>
  );
}
