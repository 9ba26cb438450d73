import { isApiError } from '@butterfly/plugin-sdk';
import { useReady } from '@butterfly/plugin-sdk/react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../client_portal.client';
import { useWords } from '../words/use-words';
import type { Words } from '../words/words';
import { Frame, OneThing } from './frame';
import { Gone } from './gate';
import { useDoing } from './use-doing';

/** Sets the password of a portal, once, for whoever reads the mailbox of its person. */
export function Page() {
  const { uidb64 = '', token = '' } = useParams();
  const params = { uidb64, token };
  const link = useQuery({
    queryKey: keys.password(token),
    queryFn: async ({ signal }) => (await api.checkPasswordLink({ params, signal })).data,
    retry: (count, error) => count < 2 && !isApiError(error),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const { words, language } = useWords(link.data?.language);
  useReady(!link.isPending && words !== undefined);
  if (!words) return <Skeleton kind="form" label="…" />;
  if (isApiError(link.error) && link.error.status < 500) return <Gone words={words} lang={language} />;
  if (link.error)
    return (
      <Frame brand={null} lang={language}>
        <ErrorCard title={words.failed} text={words.failedText} retryLabel={words.again} onRetry={() => void link.refetch()} />
      </Frame>
    );
  if (!link.data) return <Skeleton kind="form" label={words.opening} />;
  const { brand, business, name } = link.data;
  return (
    <Frame brand={brand} business={business} lang={language}>
      <NewPassword params={params} name={name} words={words} />
    </Frame>
  );
}

interface NewPasswordProps {
  readonly params: { readonly uidb64: string; readonly token: string };
  readonly name: string;
  readonly words: Words;
}

function NewPassword({ params, name, words }: NewPasswordProps) {
  const [portal, setPortal] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const { said, isBusy, doing } = useDoing(words);
  if (portal !== null)
    return (
      <OneThing title={words.passwordSaved}>
        <p>
          <Link className="portal-main" to={portal}>
            {words.passwordEnter}
          </Link>
        </p>
      </OneThing>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void doing(async () => setPortal((await api.setPassword({ params, body: { password } })).data.path));
  };
  return (
    <form className="portal-form" onSubmit={save}>
      <h1 tabIndex={-1} data-page-heading="">
        {words.passwordChoose}
      </h1>
      <p>{words.hello(name)}</p>
      <label>
        {words.passwordLabel}
        <input
          type="password"
          autoComplete="new-password"
          minLength={10}
          maxLength={200}
          required
          aria-describedby="portal-password-rule"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <p id="portal-password-rule" className="bf-soft">
        {words.passwordRule}
      </p>
      <p role="status">{said}</p>
      <p className="portal-buttons">
        <button type="submit" className="portal-main" disabled={isBusy}>
          {words.passwordSave}
        </button>
      </p>
    </form>
  );
}
