import { Icon } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';

/** The address that a client opens, to be copied. */
export function LinkBox({ id }: { id: number }) {
  const [copied, setCopied] = useState(false);
  const { data: path } = useQuery({
    queryKey: keys.address(id),
    queryFn: async ({ signal }) => (await api.showProposalAddress({ params: { id: String(id) }, signal })).data.path,
  });
  if (!path) return null;
  const address = new URL(path, window.location.href).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="pi-link" aria-label="Link for the client">
      <h2>Link for the client</h2>
      <Input readOnly aria-label="Address of the proposal" value={address} onFocus={(event) => event.target.select()} />
      <Button icon={<Icon name={copied ? 'check' : 'copy'} size={16} />} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      <a className="bf-link" href={path} target="_blank" rel="noreferrer">
        Open it as the client does
      </a>
    </section>
  );
}
