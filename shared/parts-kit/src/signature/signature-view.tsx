import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import type { SignatureFieldProps } from './index';
import { nameAsPicture } from './name-as-picture';
import './signature.css';
import { pad } from './words/en';

const INK = '#16131f';

export function SignatureView({ label, value, onChange, disabled = false, words = pad }: SignatureFieldProps) {
  const { canvas, clear } = useSignaturePad({ disabled, onChange });
  const [name, setName] = useState('');
  const type = (typed: string) => {
    setName(typed);
    clear();
    onChange(typed.trim() === '' ? null : nameAsPicture(typed.trim(), INK));
  };
  const empty = () => {
    setName('');
    clear();
    onChange(null);
  };
  return (
    <fieldset className="bf-signature" disabled={disabled}>
      <legend>{label}</legend>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${label}: ${value ? words.signed : words.nothing}`}
        data-signed={value !== null || undefined}
      />
      <div className="bf-signature-foot">
        <input
          className="bf-input"
          aria-label={words.typeName}
          placeholder={words.typeName}
          maxLength={80}
          disabled={disabled}
          value={name}
          onChange={(event) => type(event.target.value)}
        />
        <button type="button" className="bf-button" disabled={disabled || value === null} onClick={empty}>
          {words.clear}
        </button>
      </div>
    </fieldset>
  );
}

/** The pad on its canvas, as sharp as the screen; what is drawn stays when the width changes. */
function useSignaturePad({ disabled, onChange }: Pick<SignatureFieldProps, 'onChange'> & { readonly disabled: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new SignaturePad(element, { penColor: INK });
    pad.current = made;
    made.addEventListener('endStroke', () => changed.current(made.toDataURL('image/png')));
    const resize = new ResizeObserver(() => fit(element, made));
    resize.observe(element);
    return () => {
      resize.disconnect();
      made.off();
    };
  }, []);
  useEffect(() => {
    if (disabled) pad.current?.off();
    else pad.current?.on();
  }, [disabled]);
  return { canvas, clear: () => pad.current?.clear() };
}

function fit(element: HTMLCanvasElement, pad: SignaturePad): void {
  const strokes = pad.toData();
  element.width = element.clientWidth * devicePixelRatio;
  element.height = element.clientHeight * devicePixelRatio;
  element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
  pad.clear();
  pad.fromData(strokes);
}
