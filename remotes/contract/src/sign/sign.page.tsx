import type { Signature, SigningPage } from '@butterfly/contracts/contract';
import { errorMessage, isApiError } from '@butterfly/plugin-sdk';
import { useAction, useReady } from '@butterfly/plugin-sdk/react';
import { Botanical, ErrorCard, Skeleton } from '@butterfly/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { api, keys } from '../contract.client';
import { ContractText } from '../text/text-view';
import { SignatureForm } from './signature-form';

/** The page of who signs by a link: no account, no tools, made for a phone. */
export function Page() {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: keys.signing(token),
    queryFn: async ({ signal }) => (await api.openSigning({ params: { token }, signal })).data,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500),
    staleTime: Infinity,
  });
  useReady(!query.isPending);
  if (query.isPending) return <Skeleton kind="form" label="Opening the contract…" />;
  if (query.isError) {
    return (
      <Sheet brand={null}>
        <Botanical name="wreath" width={120} />
        {isApiError(query.error) && query.error.status === 404 ? (
          <>
            <h1>This link opens nothing</h1>
            <p>It may have been cut in half. Ask who sent it to you for a new one.</p>
          </>
        ) : (
          <ErrorCard title="The contract could not be opened" text={errorMessage(query.error)} onRetry={() => void query.refetch()} />
        )}
      </Sheet>
    );
  }
  return <Opened token={token} page={query.data} />;
}

function Sheet({ brand, children }: { readonly brand: string | null; readonly children: ReactNode }) {
  const style = (brand ? { '--contract-brand': brand } : {}) as CSSProperties;
  return (
    <main className="contract-public" style={style}>
      <div className="contract-public-sheet">{children}</div>
    </main>
  );
}

const over: Readonly<Partial<Record<SigningPage['state'], string>>> = {
  voided: 'This contract was taken back. There is nothing to sign.',
  expired: 'The time to sign is over. Ask for a new contract if you still want it.',
  declined: 'This contract was declined. There is nothing to sign.',
  superseded: 'This contract was replaced by a newer one.',
  completed: 'Everybody has signed.',
};

function Opened({ token, page }: { readonly token: string; readonly page: SigningPage }) {
  const { business, title, me, body, clauses, state } = page;
  useViewed(token, page);
  return (
    <Sheet brand={page.brand}>
      <header>
        <p className="contract-business">{business}</p>
        <h1>{title}</h1>
        <p className="bf-soft">For {me.name}</p>
      </header>
      {over[state] && <Alert type={state === 'completed' ? 'success' : 'info'} showIcon title={over[state]} />}
      {body && <ContractText body={body} clauses={clauses} />}
      <WhoSigns page={page} />
      {page.has_pdf && (
        <Button size="large" href={`/api/contract/public/${encodeURIComponent(token)}/pdf/`} target="_blank">
          Download your copy
        </Button>
      )}
      <Turn token={token} page={page} />
    </Sheet>
  );
}

/** What this person can do now, or why nothing. */
function Turn({ token, page }: { readonly token: string; readonly page: SigningPage }) {
  const cache = useQueryClient();
  const sign = useAction<Signature, { data: SigningPage }>({
    run: (body) => api.signByLink({ params: { token }, body }),
    invalidates: [],
    onSuccess: ({ data }) => cache.setQueryData(keys.signing(token), data),
    onFailure: () => void cache.invalidateQueries({ queryKey: keys.signing(token) }),
  });
  if (page.me.state === 'signed') {
    return page.has_pdf ? null : <p role="status">Thank you. You have signed; your copy comes by e-mail when everybody has.</p>;
  }
  if (page.document_sha256 === null || page.state === 'completed') return null;
  if (page.waits_for.length > 0)
    return <p role="status">{page.waits_for.join(' and ')} signs first. You get an e-mail when it is your turn.</p>;
  return (
    <section aria-labelledby="contract-sign-heading">
      <h2 id="contract-sign-heading">Sign here</h2>
      <SignatureForm
        name={page.me.name}
        documentSha256={page.document_sha256}
        busy={sign.busy}
        errors={sign.fields}
        submitLabel="I sign this contract"
        onSign={sign.go}
      >
        <Decline token={token} />
      </SignatureForm>
    </section>
  );
}

function Decline({ token }: { readonly token: string }) {
  const cache = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const decline = useAction<string, { data: SigningPage }>({
    run: (text) => api.declineByLink({ params: { token }, body: { reason: text } }),
    invalidates: [],
    onSuccess: ({ data }) => cache.setQueryData(keys.signing(token), data),
  });
  if (reason === null) {
    return (
      <Button size="large" type="text" onClick={() => setReason('')}>
        Do not sign
      </Button>
    );
  }
  return (
    <div className="contract-decline">
      <Input.TextArea
        aria-label="Why you do not sign"
        placeholder="Why you do not sign"
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="contract-buttons">
        <Button danger loading={decline.busy} disabled={reason.trim() === ''} onClick={() => decline.go(reason)}>
          Decline the contract
        </Button>
        <Button onClick={() => setReason(null)}>Back</Button>
      </div>
    </div>
  );
}

const said = { waiting: 'to sign', notified: 'to sign', viewed: 'to sign', signed: 'signed', declined: 'declined' } as const;

function WhoSigns({ page: { signers } }: { readonly page: SigningPage }) {
  return (
    <ul className="contract-who" aria-label="Who signs">
      {signers.map(({ name, role, state }) => (
        <li key={`${role} ${name}`} data-state={state}>
          {name}: {said[state]}
        </li>
      ))}
    </ul>
  );
}

/** A person sees the page, and no program that only looks at links. */
function useViewed(token: string, { me, document_sha256: hash }: SigningPage): void {
  const isNews = hash !== null && (me.state === 'notified' || me.state === 'waiting');
  useEffect(() => {
    if (isNews) api.noteViewed({ params: { token }, body: {} }).catch(() => undefined);
  }, [token, isNews]);
}
