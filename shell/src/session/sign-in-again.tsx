import { Icon } from '@butterfly/ui-kit';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useBoot, useServices } from '../app-services';
import { Field } from '../auth/field';
import { useSubmit } from '../auth/use-submit';

/** Asks for the password over the open page: what was typed there stays. */
export function SignInAgain() {
  const { session, toasts, permissions } = useServices();
  const { boot } = useBoot();
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, message, errorOf, handleSubmit } = useSubmit(async ({ email = '', password = '' }) => {
    await session.signInAgain({ email, password });
    toasts.show('success', 'You are signed in again. Repeat what did not go through.');
    void permissions.refresh();
  });
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Escape would leave a page behind that cannot save anything.
  const stay = (event: SyntheticEvent) => event.preventDefault();
  return (
    <dialog
      ref={dialog}
      className="question sign-in-again"
      aria-labelledby="sign-in-again-title"
      aria-describedby="sign-in-again-text"
      onCancel={stay}
    >
      <span className="sign-in-again-mark">
        <Icon name="lock" size={22} />
      </span>
      <h2 id="sign-in-again-title">Your session has ended</h2>
      <p id="sign-in-again-text">Sign in to go on. What you have typed on this page is kept.</p>
      <form className="auth-form" onSubmit={handleSubmit} noValidate>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={boot.session?.user.email}
          error={errorOf('email')}
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required error={errorOf('password')} />
        {message && (
          <p className="auth-error" role="alert">
            {message}
          </p>
        )}
        <div className="question-actions">
          <button type="button" className="bf-button bf-button-quiet" onClick={session.giveUp}>
            Leave this page
          </button>
          <button type="submit" className="bf-button bf-button-primary" disabled={busy}>
            {busy ? 'Signing in…' : 'Sign in and go on'}
          </button>
        </div>
      </form>
    </dialog>
  );
}
