import { MOST_PICKED } from '@butterfly/contracts/questionnaire';
import type { FieldProps } from './question-field';
import { usePlace } from './place';
import { useWords } from './words/words';

/** What they like of the board: each picture as it hangs there, in its own shape. */
export function BoardField({ value, disabled, onChange }: FieldProps) {
  const { board, boardUrl } = usePlace();
  const words = useWords();
  const picked = Array.isArray(value) ? (value as readonly string[]) : [];
  if (board.length === 0) return <p className="q-help">{words.board.empty}</p>;
  const tick = (key: string, on: boolean) => {
    const next = on ? [...picked, key] : picked.filter((one) => one !== key);
    onChange(next.length === 0 ? null : next);
  };
  return (
    <>
      <div className="q-board">
        {board.map(({ picture, w, h }, at) => {
          const key = String(picture);
          const isPicked = picked.includes(key);
          return (
            <label key={key} className="q-picture" data-chosen={isPicked}>
              <img src={boardUrl(picture)} alt="" width={w} height={h} loading="lazy" />
              <span>
                <input
                  type="checkbox"
                  disabled={disabled || (!isPicked && picked.length >= MOST_PICKED)}
                  checked={isPicked}
                  onChange={({ target }) => tick(key, target.checked)}
                />
                {words.board.picture(at + 1)}
              </span>
            </label>
          );
        })}
      </div>
      <p className="q-help" role="status">
        {words.board.picked(picked.length)}
      </p>
    </>
  );
}
