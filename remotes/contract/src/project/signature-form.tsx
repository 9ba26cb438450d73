import { CONSENT, type Signature } from '@butterfly/contracts/contract';
import { SignatureField } from '@butterfly/parts-kit/signature';
import { Field } from '@butterfly/ui-kit/record';
import { Button, Checkbox, Input, Segmented } from 'antd';
import { useId, useState, type ReactNode } from 'react';

interface SignatureFormProps {
  readonly name: string;
  /** Of the text that is shown. */
  readonly documentSha256: string;
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly submitLabel: string;
  readonly onSign: (signature: Signature) => void;
  readonly children?: ReactNode;
}

const kinds = [
  { value: 'typed', label: 'Type my name' },
  { value: 'drawn', label: 'Draw it' },
] as const;

/** Consent, then the signature as a typed name or drawn by hand, then the act of signing. */
export function SignatureForm({ name: proposed, documentSha256, busy, errors, submitLabel, onSign, children }: SignatureFormProps) {
  const id = useId();
  const [kind, setKind] = useState<Signature['kind']>('typed');
  const [name, setName] = useState(proposed);
  const [picture, setPicture] = useState<string | null>(null);
  const [consent, setConsent] = useState(false);
  const isReady = consent && name.trim() !== '' && (kind === 'typed' || picture !== null);
  return (
    <form
      className="contract-sign"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady)
          onSign({
            kind,
            name,
            picture: kind === 'drawn' ? picture : null,
            consent: true,
            consent_version: CONSENT.version,
            document_sha256: documentSha256,
          });
      }}
    >
      <Field id={id} label="Your full name" errors={errors['name']}>
        <Input id={id} size="large" maxLength={120} autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Segmented block aria-label="How you sign" value={kind} options={[...kinds]} onChange={setKind} />
      {kind === 'typed' ? (
        <p className="contract-hand" aria-hidden="true">
          {name}
        </p>
      ) : (
        <SignatureField label="Your signature" value={picture} onChange={setPicture} />
      )}
      <Checkbox checked={consent} onChange={({ target }) => setConsent(target.checked)}>
        {CONSENT.text}
      </Checkbox>
      <div className="contract-buttons">
        <Button type="primary" size="large" htmlType="submit" loading={busy} disabled={!isReady}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
