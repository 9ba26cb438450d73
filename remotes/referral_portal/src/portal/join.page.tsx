import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { Skeleton } from '@butterfly/ui-kit';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../referral_portal.client';
import { retryUnlessRefused, Sheet } from './portal-sheet';

/** An invitation: who chooses a password is in. */
export function Page() {
  const { nav } = usePlugin();
  const { token = '' } = useParams();
  const [password, setPassword] = useState('');
  const found = useQuery({
    queryKey: keys.invitation(token),
    queryFn: async ({ signal }) => (await api.openInvitation({ params: { token }, signal })).data,
    retry: retryUnlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const join = useAction<undefined, { data: { username: string } }>({
    run: () => api.acceptInvitation({ params: { token }, body: { password } }),
    invalidates: [keys.own('session')],
    onSuccess: ({ data }) => nav.go(nav.href('own_home', { username: data.username })),
  });
  useReady(!found.isPending);
  if (found.isPending) return <Skeleton kind="form" label="Opening your invitation…" />;
  if (found.isError)
    return (
      <Sheet brand={null}>
        <h1>This link opens nothing any more</h1>
        <p>It works once and for a week. {errorMessage(found.error)}</p>
        <Link to={nav.href('login')}>Sign in, or ask for another one</Link>
      </Sheet>
    );
  const { business, brand, company, sign_in_name: name } = found.data;
  const errors = join.fields['password'];
  return (
    <Sheet brand={brand}>
      <p className="referral_portal-business">{business}</p>
      <h1>Welcome, {company}</h1>
      <p>
        You sign in as <strong>{name}</strong>.
      </p>
      <form
        className="referral_portal-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          join.go(undefined);
        }}
      >
        <Field id="new-password" label="Choose a password" hint="At least ten characters" errors={errors}>
          <Input.Password
            {...describedBy('new-password', errors)}
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="primary" size="large" htmlType="submit" loading={join.busy} disabled={password === ''}>
          Go in
        </Button>
      </form>
    </Sheet>
  );
}
