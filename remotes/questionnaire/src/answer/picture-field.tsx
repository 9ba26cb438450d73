import type { FieldProps } from './question-field';
import { usePlace } from './place';

/** One chooses by looking: the whole picture is the tick. */
export function PictureField({ question: { options }, value, disabled, onChange }: FieldProps) {
  const { pictureUrl } = usePlace();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const tick = (key: string, on: boolean) => {
    const next = options.map((option) => option.key).filter((one) => (one === key ? on : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <div className="q-pictures">
      {options.map(({ key, label, picture }) => (
        <label key={key} className="q-picture" data-chosen={chosen.includes(key)}>
          {picture === undefined ? <span className="q-picture-none" /> : <img src={pictureUrl(picture)} alt="" loading="lazy" />}
          <span>
            <input
              type="checkbox"
              disabled={disabled}
              checked={chosen.includes(key)}
              onChange={({ target }) => tick(key, target.checked)}
            />
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
