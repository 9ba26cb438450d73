interface CountStepperProps {
  readonly label: string;
  readonly value: number;
  /** What would be all of it. */
  readonly full?: number;
  readonly onChange: (value: number) => void;
}

const MOST = 1_000_000;

/** A whole number with buttons for thumbs. */
export function CountStepper({ label, value, full = 0, onChange }: CountStepperProps) {
  const set = (next: number) => onChange(Math.max(0, Math.min(MOST, next)));
  return (
    <fieldset className="fl-stepper">
      <legend className="bf-hidden">{label}</legend>
      <button type="button" aria-label={`One less: ${label}`} disabled={value === 0} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        className="bf-figures"
        aria-label={label}
        inputMode="numeric"
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => /^\d*$/.test(event.target.value) && set(Number(event.target.value))}
      />
      <button type="button" aria-label={`One more: ${label}`} onClick={() => set(value + 1)}>
        +
      </button>
      {full > 0 && value !== full && (
        <button type="button" className="fl-stepper-full" aria-label={`All ${full}: ${label}`} onClick={() => set(full)}>
          all {full}
        </button>
      )}
    </fieldset>
  );
}
