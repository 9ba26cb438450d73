import { useEffect, useId, useState, type FormEvent } from 'react';
import { authApi } from '../session/sessions.client';

type Asking = { readonly kind: 'quiet' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly message: string };

/** Who can give access, and a way to ask them. */
export function RequestAccess({ plugin, name, business }: { plugin: string; name: string; business: string }) {
  const [asking, setAsking] = useState<Asking>({ kind: 'quiet' });
  const admins = useAdmins();
  const field = useId();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim();
    setAsking({ kind: 'sending' });
    authApi.requestAccess({ body: { plugin, ...(message && { message }) }, noRedirect: true }).then(
      () => setAsking({ kind: 'sent' }),
      (error: unknown) => setAsking({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  };
  if (asking.kind === 'sent') {
    return (
      <p className="request-sent" role="status">
        Your request has been sent to {whom(admins, business)}. This page opens by itself as soon as you have access.
      </p>
    );
  }
  return (
    <form className="request-access" onSubmit={handleSubmit}>
      <p>{sentence(admins, business)}</p>
      <div className="bf-field">
        <label htmlFor={field}>What do you need it for? (optional)</label>
        <textarea id={field} name="message" className="bf-input" rows={2} maxLength={500} />
      </div>
      {asking.kind === 'failed' && (
        <p className="auth-error" role="alert">
          {asking.message}
        </p>
      )}
      <button type="submit" className="bf-button bf-button-primary" disabled={asking.kind === 'sending'}>
        {asking.kind === 'sending' ? 'Sending…' : `Request access to ${name}`}
      </button>
    </form>
  );
}

/** Names of the administrators; empty while they are not known, which nobody has to be told. */
function useAdmins(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    authApi.listAdmins({ signal: controller.signal, noRedirect: true }).then(
      ({ data }) => setNames(data.map(({ name }) => name)),
      (error: unknown) => controller.signal.aborted || console.warn('[shell] the administrators could not be loaded', error),
    );
    return () => controller.abort();
  }, []);
  return names;
}

function sentence(admins: readonly string[], business: string): string {
  return `${capital(whom(admins, business))} can give it to you.`;
}

function whom(admins: readonly string[], business: string): string {
  if (admins.length === 0) return `an administrator of ${business}`;
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(admins);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
