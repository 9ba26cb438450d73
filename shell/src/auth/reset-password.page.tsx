import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AuthFrame } from './auth-frame';
import { Field } from './field';
import { confirmReset } from './password-reset';
import { useSubmit } from './use-submit';

export function ResetPasswordPage() {
  const { uid = '', token = '' } = useParams();
  const [done, setDone] = useState(false);
  const { busy, message, errorOf, handleSubmit } = useSubmit(async ({ new_password = '', again = '' }) => {
    if (new_password !== again) throw new Error('The two passwords differ. Type the same one twice.');
    await confirmReset({ uid, token, new_password });
    setDone(true);
  });
  if (done) {
    return (
      <AuthFrame title="Your password is set" lead="Everybody who was signed in with the old one has been signed out.">
        <Link className="bf-button bf-button-primary auth-submit" to="/login">
          Sign in
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Set a new password" lead="At least ten characters; a sentence you remember is best.">
      <form className="auth-form" onSubmit={handleSubmit} noValidate>
        <Field
          label="New password"
          name="new_password"
          type="password"
          autoComplete="new-password"
          required
          autoFocus
          error={errorOf('new_password')}
        />
        <Field label="Once more" name="again" type="password" autoComplete="new-password" required />
        {message && (
          <p className="auth-error" role="alert">
            {message}
          </p>
        )}
        <button type="submit" className="bf-button bf-button-primary auth-submit" disabled={busy}>
          {busy ? 'Saving…' : 'Set password'}
        </button>
      </form>
      <p className="auth-foot">
        <Link to="/forgot-password">Ask for a new link</Link>
      </p>
    </AuthFrame>
  );
}
