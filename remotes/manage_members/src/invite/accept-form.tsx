import type { Invitation } from '@butterfly/contracts/manage_members';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { Field } from '@butterfly/ui-kit/record';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../members.client';

/** A new person names itself and chooses a password; an account confirms that it is the one. */
export function AcceptForm({
  invitation: { email, business, has_account: known, signed_in: signedIn },
  token,
}: {
  invitation: Invitation;
  token: string;
}) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const accept = useMutation({
    mutationFn: () =>
      api.acceptInvite({ params: { token }, body: { ...(!known && { display_name: name }), ...(!signedIn && { password }) } }),
    // A new session begins: the app starts anew with it.
    onSuccess: () => window.location.assign('/'),
  });
  const fields = (isApiError(accept.error) ? accept.error.fields : undefined) ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate();
  };
  return (
    <form className="bf-form" onSubmit={submit}>
      <Field id="mm-email" label="E-mail">
        <Input id="mm-email" value={email} readOnly autoComplete="username" />
      </Field>
      {!known && (
        <Field id="mm-your-name" label="Your name" errors={fields['display_name']}>
          <Input
            id="mm-your-name"
            autoFocus
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {!known && (
        <Field
          id="mm-password"
          label="Choose a password"
          hint="At least 10 characters; a sentence is easy to remember"
          errors={fields['password']}
        >
          <Input.Password
            id="mm-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      {known && !signedIn && (
        <Field
          id="mm-password"
          label="Password of your account"
          hint="There is an account with this address already"
          errors={fields['password']}
        >
          <Input.Password
            id="mm-password"
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      {accept.isError && Object.keys(fields).length === 0 && (
        <p className="bf-field-error" role="alert">
          {errorMessage(accept.error)}
        </p>
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={accept.isPending || accept.isSuccess}>
        Join {business}
      </Button>
      {known && !signedIn && <Link to="/forgot-password">Forgot password?</Link>}
    </form>
  );
}
