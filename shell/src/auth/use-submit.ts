import { isApiError } from '@butterfly/plugin-sdk';
import { useState, type FormEvent } from 'react';

interface Submit {
  readonly busy: boolean;
  /** The sentence above the button. */
  readonly message: string | null;
  errorOf(field: string): string | undefined;
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends a form once at a time and keeps what went wrong; what was typed stays. */
export function useSubmit(send: (values: Readonly<Record<string, string>>) => Promise<void>): Submit {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (values: Readonly<Record<string, string>>) => {
    setBusy(true);
    setError(null);
    try {
      await send(values);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    message: error instanceof Error ? error.message : null,
    errorOf: (field) => (isApiError(error) ? error.fields?.[field]?.join(' ') : undefined),
    handleSubmit: (event) => {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
      if (!busy) void run(Object.fromEntries(entries));
    },
  };
}
