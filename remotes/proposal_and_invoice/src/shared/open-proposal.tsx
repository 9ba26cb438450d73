import { afterTick, chosenKeys, mayChoose, withTicks, type SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { isApiError } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ChangePaper } from '../document/change-paper';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';
import { AnswerForm } from './answer-form';
import { PdfLink } from './pdf-link';

type Open = Extract<SharedProposal, { state: 'open' }>;

interface OpenProposalProps {
  readonly token: string;
  readonly page: Open;
  /** After a refusal: what is true now. */
  readonly reload: () => void;
}

/** What is offered: options are ticked where they stand, and the answer is given at the end. */
export function OpenProposal({ token, page, reload }: OpenProposalProps) {
  const cache = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const isOutdated = (error: unknown) => {
    setTicked(null);
    if (isApiError(error) && error.status === 409) reload();
  };
  const answered = ({ data }: { data: SharedProposal }) => {
    setTicked(null);
    cache.setQueryData(keys.shared(token), data);
  };
  const choose = useAction<readonly string[], { data: SharedProposal }>({
    run: (selected) => api.selectOptions({ params: { token }, body: { seen: page.seen, selected: [...selected] } }),
    invalidates: [],
    onSuccess: answered,
    onFailure: isOutdated,
  });
  const { proposal, live, was } = page;
  const shown = ticked === null ? proposal : withTicks(proposal, { live, selected: ticked });
  const hasOptions = proposal.sections.some(({ lines }) => lines.some(mayChoose));
  const tick = (key: string, taken: boolean) => {
    const selected = afterTick(shown.sections, { key, taken });
    setTicked(selected);
    choose.go(selected);
  };
  const isWaiting = ticked !== null;
  return (
    <div className="pi-shared">
      {was && <ChangePaper was={was} is={shown} />}
      {was && !hasOptions && <Whole isOpen={isWhole} onToggle={() => setWhole(!isWhole)} />}
      {(!was || hasOptions || isWhole) && (
        <ProposalPaper proposal={shown} token={token} choosing={{ disabled: isWaiting, tick }} isSecond={was !== null} />
      )}
      <PdfLink token={token} isChange={was !== null} />
      <AnswerForm token={token} page={page} isWaiting={isWaiting} onAnswer={answered} onOutdated={isOutdated} />
      {hasOptions && (
        <p className="pi-live bf-figures" role="status" aria-busy={isWaiting}>
          <span>{countWords(chosenKeys(shown.sections).length)}</span>
          <strong>
            {live === null && isWaiting ? 'working it out…' : <Money minor={shown.total_cents} currency={proposal.currency} />}
          </strong>
        </p>
      )}
    </div>
  );
}

/** A change tells what differs; all the rest is a press away. */
function Whole({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  return (
    <p className="pi-whole">
      <Button type="link" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Show only what changes' : 'Show the whole proposal as it would be'}
      </Button>
    </p>
  );
}

const countWords = (count: number): string => (count === 1 ? '1 option taken' : `${count} options taken`);
