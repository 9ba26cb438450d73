import { useState } from 'react';
import type { Words } from '../words/words';
import { problemOf } from './problem-of';

/** What a form does, one thing at a time, and what is said about it in the language of its reader. */
export function useDoing(words: Words) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setSaid('');
    await work().catch((error: unknown) => setSaid(problemOf(error, words)));
    setBusy(false);
  };
  return { said, setSaid, isBusy, doing };
}
