import { problemText, useWords } from './words/words';

/** Why something was not done, beside what was pressed. */
export function Problem({ error }: { readonly error: unknown }) {
  const words = useWords();
  if (!error) return null;
  return (
    <p className="pay-problem" role="alert">
      {problemText(words, error)}
    </p>
  );
}
