import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import { AuthFrame } from './auth-frame';
import { Field } from './field';
import { nextPage } from './next-page';
import { useSubmit } from './use-submit';

export function LoginPage() {
  const { session } = useServices();
  const { boot } = useBoot();
  const { search } = useLocation();
  const navigate = useNavigate();
  const next = nextPage(search);
  const { busy, message, errorOf, handleSubmit } = useSubmit(async ({ email = '', password = '' }) => {
    await session.signIn({ email, password });
    await navigate(next, { replace: true, state: { from: '/login' } });
  });
  return (
    <AuthFrame title="Good to see you" lead="Sign in to your studio.">
      {boot.session && (
        <p className="auth-note">
          You are signed in as {boot.session.user.username}. <Link to={next}>Continue</Link>
        </p>
      )}
      <form className="auth-form" onSubmit={handleSubmit} noValidate>
        <Field label="E-mail" name="email" type="email" autoComplete="username" required autoFocus error={errorOf('email')} />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required error={errorOf('password')} />
        {message && (
          <p className="auth-error" role="alert">
            {message}
          </p>
        )}
        <button type="submit" className="bf-button bf-button-primary auth-submit" disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
      <p className="auth-foot">
        <Link to="/forgot-password">Forgot your password?</Link>
      </p>
    </AuthFrame>
  );
}
