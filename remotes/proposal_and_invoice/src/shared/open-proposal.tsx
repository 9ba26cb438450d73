import { afterTick, chosenKeys, mayChoose, withTicks, type SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { isApiError } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangePaper } from '../document/change-paper';
import { ProposalPaper } from '../document/proposal-paper';
import { api, keys } from '../proposal_and_invoice.client';
import { AnswerForm } from './answer-form';
import { PdfLink } from './pdf-link';
import { problemText, useWords } from './words/words';

type Open = Extract<SharedProposal, { state: 'open' }>;

interface OpenProposalProps {
  readonly token: string;
  readonly page: Open;
  /** After a refusal: what is true now. */
  readonly reload: () => void;
}

/** What is offered: options are ticked where they stand, and the answer is given at the end. */
export function OpenProposal({ token, page, reload }: OpenProposalProps) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  const { shown, isWaiting, problem, tick, answered, refused } = useTicks({ token, page, reload });
  const { live, was } = page;
  const hasOptions = shown.sections.some(({ lines }) => lines.some(mayChoose));
  return (
    <>
      {was && <ChangePaper was={was} is={shown} />}
      {was && !hasOptions && <Whole isOpen={isWhole} onToggle={() => setWhole(!isWhole)} />}
      {(!was || hasOptions || isWhole) && (
        <ProposalPaper proposal={shown} token={token} choosing={{ disabled: isWaiting, tick }} isSecond={was !== null} />
      )}
      <PdfLink token={token} isChange={was !== null} />
      <AnswerForm token={token} page={page} isWaiting={isWaiting} onAnswer={answered} onRefused={refused} />
      <div className="pi-foot">
        {problem !== null && (
          <p className="pi-problem" role="alert">
            {problemText(words, problem)}
          </p>
        )}
        {hasOptions && (
          <p className="pi-live bf-figures" role="status" aria-busy={isWaiting}>
            <span>{words.taken(chosenKeys(shown.sections).length)}</span>
            <strong>{live === null && isWaiting ? words.working : <Money minor={shown.total_cents} currency={shown.currency} />}</strong>
          </p>
        )}
      </div>
    </>
  );
}

/** What is ticked is shown at once, kept by the server, and taken back where that refuses. */
function useTicks({ token, page, reload }: OpenProposalProps) {
  const cache = useQueryClient();
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const refused = (error: unknown) => {
    setTicked(null);
    setProblem(error);
    if (isApiError(error) && error.status === 409) reload();
  };
  const answered = ({ data }: { data: SharedProposal }) => {
    setTicked(null);
    setProblem(null);
    cache.setQueryData(keys.shared(token), data);
  };
  const choose = useAction<readonly string[], { data: SharedProposal }>({
    run: (selected) => api.selectOptions({ params: { token }, body: { seen: page.seen, selected: [...selected] } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: answered,
    onFailure: refused,
  });
  const shown = ticked === null ? page.proposal : withTicks(page.proposal, { live: page.live, selected: ticked });
  const tick = (key: string, taken: boolean) => {
    const selected = afterTick(shown.sections, { key, taken });
    setTicked(selected);
    choose.go(selected);
  };
  return { shown, isWaiting: ticked !== null, problem, tick, answered, refused };
}

/** A change tells what differs; all the rest is a press away. */
function Whole({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const { showChange, showWhole } = useWords();
  return (
    <p className="pi-whole">
      <button type="button" className="bf-button bf-button-quiet" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? showChange : showWhole}
      </button>
    </p>
  );
}
