import { loadedLater, type LoadingWords } from '../lazy/loaded-later';

/** What the field says itself. */
export interface SignatureWords {
  readonly signed: string;
  readonly nothing: string;
  readonly typeName: string;
  readonly clear: string;
  /** Until the field is here. */
  readonly later: LoadingWords;
}

export interface SignatureFieldProps {
  readonly label: string;
  /** A PNG as a data URL; null while nothing is signed. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled?: boolean;
  /** Without them in English. */
  readonly words?: SignatureWords;
}

/**
 * A signature, drawn with finger, pen or mouse, or typed as a name by whoever cannot draw.
 *
 * @example <SignatureField label="Signature of the client" value={png} onChange={setPng} />
 */
export const SignatureField = loadedLater<SignatureFieldProps>(
  'signature',
  () => import('./signature-view').then(({ SignatureView }) => SignatureView),
  ({ words }) => words?.later,
);
