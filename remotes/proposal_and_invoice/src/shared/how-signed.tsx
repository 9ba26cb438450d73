import type { Acceptance } from '@butterfly/contracts/proposal_and_invoice';
import { SignatureField } from '@butterfly/parts-kit/signature';
import { useId } from 'react';
import { useWords } from './words/words';

interface HowSignedProps extends Pick<Acceptance, 'kind' | 'name' | 'picture'> {
  readonly onKind: (kind: Acceptance['kind']) => void;
  readonly onPicture: (picture: string | null) => void;
}

/** The signature: the name as it would be written by hand, or drawn. */
export function HowSigned({ name, kind, picture, onKind, onPicture }: HowSignedProps) {
  const id = useId();
  const words = useWords();
  return (
    <>
      <fieldset className="pi-how">
        <legend>{words.how}</legend>
        {(['typed', 'drawn'] as const).map((one) => (
          <label key={one} className="pi-check">
            <input type="radio" name={id} checked={kind === one} onChange={() => onKind(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {kind === 'typed' ? (
        <p className="pi-hand" aria-hidden="true">
          {name}
        </p>
      ) : (
        <SignatureField label={words.signature} value={picture} onChange={onPicture} words={words.pad} />
      )}
    </>
  );
}
