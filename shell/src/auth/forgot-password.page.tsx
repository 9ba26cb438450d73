import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from './auth-frame';
import { Field } from './field';
import { askForReset } from './password-reset';
import { useSubmit } from './use-submit';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, message, errorOf, handleSubmit } = useSubmit(async ({ email = '' }) => {
    await askForReset(email);
    setSentTo(email);
  });
  if (sentTo) {
    return (
      <AuthFrame title="Look into your mail" lead={`If ${sentTo} belongs to an account, a link to set a new password is on its way.`}>
        <p className="auth-foot">
          <Link to="/login">Back to sign in</Link>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Forgot your password?" lead="We send you a link to set a new one.">
      <form className="auth-form" onSubmit={handleSubmit} noValidate>
        <Field label="E-mail" name="email" type="email" autoComplete="username" required autoFocus error={errorOf('email')} />
        {message && (
          <p className="auth-error" role="alert">
            {message}
          </p>
        )}
        <button type="submit" className="bf-button bf-button-primary auth-submit" disabled={busy}>
          {busy ? 'Sending…' : 'Send the link'}
        </button>
      </form>
      <p className="auth-foot">
        <Link to="/login">Back to sign in</Link>
      </p>
    </AuthFrame>
  );
}
