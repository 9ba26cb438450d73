import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { errorMessage } from '@butterfly/plugin-sdk';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';
import { retryUnlessRefused, Sheet } from './portal-sheet';

/** The door of partners. */
export function Page() {
  const session = useQuery({
    queryKey: keys.own('session'),
    queryFn: async ({ signal }) => (await api.getPortalSession({ signal })).data,
    retry: retryUnlessRefused,
    // Another page of this browser may have signed out.
    gcTime: 0,
  });
  useReady(!session.isPending);
  if (session.isPending) return <Skeleton kind="form" label="Opening the door…" />;
  if (session.isError)
    return (
      <Sheet brand={null}>
        <h1>Partners</h1>
        <ErrorCard title="The page could not be opened" text={errorMessage(session.error)} onRetry={() => void session.refetch()} />
      </Sheet>
    );
  return <Door username={session.data.username} />;
}

function Door({ username: known }: { readonly username: string | null }) {
  const { nav } = usePlugin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useAction<undefined, { data: { username: string } }>({
    run: () => api.signInPartner({ body: { username, password } }),
    invalidates: [keys.own('session')],
    failure: 'inline',
    onSuccess: ({ data }) => nav.go(nav.href('own_home', { username: data.username })),
  });
  const forgot = useAction<undefined, unknown>({
    run: () => api.forgotPartnerPassword({ body: { username } }),
    invalidates: [],
    successMessage: () => 'If there is such a partner, an e-mail is on its way',
  });
  return (
    <Sheet brand={null}>
      <h1>Partners</h1>
      {known && (
        <p>
          You are signed in. <Link to={nav.href('own_home', { username: known })}>Go on as {known}</Link>
        </p>
      )}
      {signIn.error !== null && <Alert type="error" showIcon role="alert" title={errorMessage(signIn.error)} />}
      <form
        className="referral_portal-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          signIn.go(undefined);
        }}
      >
        <Field id="partner-name" label="Your name here" hint="As it stands in your invitation, such as studio.name">
          <Input
            id="partner-name"
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        </Field>
        <Field id="partner-password" label="Password">
          <Input.Password
            id="partner-password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="referral_portal-buttons bf-wraps">
          <Button type="primary" size="large" htmlType="submit" loading={signIn.busy} disabled={username.trim() === '' || password === ''}>
            Sign in
          </Button>
          <Button size="large" loading={forgot.busy} disabled={username.trim() === ''} onClick={() => forgot.go(undefined)}>
            I forgot my password
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
