import type { Signature, SigningPage } from '@butterfly/contracts/contract';
import { SignatureField } from '@butterfly/parts-kit/signature';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from './words/words';

interface ClientSignatureProps {
  readonly page: SigningPage;
  /** Of the text that is shown. */
  readonly documentSha256: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onSign: (signature: Signature) => void;
  readonly children: ReactNode;
}

/** The name, then the signature as that name or drawn by hand, then consent and the act of signing; of plain parts, for any phone. */
export function ClientSignature({ page: { me, consent }, documentSha256, busy, failed, onSign, children }: ClientSignatureProps) {
  const id = useId();
  const words = useWords();
  const [kind, setKind] = useState<Signature['kind']>('typed');
  const [name, setName] = useState(me.name);
  const [picture, setPicture] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const isReady = agreed && name.trim() !== '' && (kind === 'typed' || picture !== null);
  const sign = () =>
    onSign({
      ...{ kind, name, picture: kind === 'drawn' ? picture : null },
      ...{ consent: true, consent_version: consent.version, document_sha256: documentSha256 },
    });
  return (
    <form
      className="contract-sign"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) sign();
      }}
    >
      <label className="contract-name" htmlFor={id}>
        {words.name}
        <input
          id={id}
          className="bf-input"
          maxLength={120}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className="contract-how">
        <legend>{words.how}</legend>
        {(['typed', 'drawn'] as const).map((one) => (
          <label key={one} className="contract-check">
            <input type="radio" name={`${id}-kind`} checked={kind === one} onChange={() => setKind(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {kind === 'typed' ? (
        <p className="contract-hand" aria-hidden="true">
          {name}
        </p>
      ) : (
        <SignatureField label={words.signature} value={picture} onChange={setPicture} words={words.pad} />
      )}
      <label className="contract-check">
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        {consent.text}
      </label>
      {failed && <p role="alert">{words.notSigned}</p>}
      <div className="contract-buttons">
        <button type="submit" className="bf-button bf-button-primary" disabled={!isReady || busy}>
          {busy ? words.busy : words.submit}
        </button>
        {children}
      </div>
    </form>
  );
}
