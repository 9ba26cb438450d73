import { filesIn, MAX_FILE_BYTES, MOST_FILES, type AnswerValue, type KeptFile } from '@butterfly/contracts/questionnaire';
import { isApiError } from '@butterfly/plugin-sdk';
import { useRef, useState } from 'react';
import { usePlace } from './place';
import type { FieldProps } from './question-field';
import { useWords, type AnswerWords } from './words/words';

/** Pictures and PDFs. A file is sent at once, and belongs to the answer when it has arrived. */
export function FileField({ question: { key }, value, disabled, onChange }: FieldProps) {
  const { file: words } = useWords();
  const { bring, fileUrl } = usePlace();
  const input = useRef<HTMLInputElement>(null);
  const [coming, setComing] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // What arrives is added to what is there then, not to what was there when it left.
  const now = useRef<readonly KeptFile[]>([]);
  now.current = filesIn(value);
  const files = now.current;
  const send = async (chosen: readonly File[]) => {
    setFault(null);
    for (const file of chosen.slice(0, MOST_FILES - now.current.length)) {
      setComing(file.name);
      try {
        if (file.size > MAX_FILE_BYTES) throw new TooLarge();
        const kept = await bring?.(key, file);
        if (kept) onChange([...now.current, kept]);
      } catch (error) {
        setFault(`${file.name}: ${faultOf(error, words)}`);
      }
    }
    setComing(null);
  };
  return (
    <div className="q-files">
      {files.length > 0 && (
        <ul>
          {files.map(({ file, name }) => (
            <li key={file}>
              <a href={fileUrl(file)} target="_blank" rel="noreferrer">
                {name.endsWith('.webp') ? <img src={fileUrl(file)} alt={name} loading="lazy" /> : name}
              </a>
              <button type="button" aria-label={words.take(name)} disabled={disabled} onClick={() => onChange(without(files, file))}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={words.add}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf"
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="q-add-file"
        disabled={disabled || bring === null || coming !== null || files.length >= MOST_FILES}
        onClick={() => input.current?.click()}
      >
        {words.add}
      </button>
      <p className="q-help" role="status">
        {coming === null ? words.rule : words.coming(coming)}
      </p>
      {fault !== null && (
        <p className="q-error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

class TooLarge extends Error {}

function faultOf(error: unknown, words: AnswerWords['file']): string {
  if (error instanceof TooLarge || (isApiError(error) && error.status === 413)) return words.tooLarge;
  return isApiError(error) && error.status === 400 ? words.wrongKind : words.failed;
}

function without(files: readonly KeptFile[], gone: number): AnswerValue {
  const rest = files.filter(({ file }) => file !== gone);
  return rest.length === 0 ? null : rest;
}
