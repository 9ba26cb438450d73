import type { Explanation, operations } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { createClient } from '@butterfly/plugin-sdk';
import { useEffect, useState } from 'react';
import { Gates } from './gates';

const registry = createClient<typeof operations>(paths);

type Answer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly explanation: Explanation }
  | { readonly kind: 'failed'; readonly message: string };

/** Why this person sees a plugin or not, asked when it is opened. */
export function ExplainPanel({ plugin }: { plugin: string }) {
  const [attempt, setAttempt] = useState(0);
  const answer = useExplanation(plugin, attempt);
  if (answer.kind === 'waiting')
    return (
      <p className="explain-soft" role="status">
        Looking…
      </p>
    );
  if (answer.kind === 'failed')
    return (
      <p className="explain-soft" role="alert">
        {answer.message}{' '}
        <button type="button" className="text-button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </p>
    );
  const { visible, version, gates } = answer.explanation;
  return (
    <div className="explain">
      <p className="explain-soft">
        {visible
          ? `You can see it${version ? `, in version ${version}` : ''}. These are the questions that decide it.`
          : 'You cannot see it. The first question with a “no” is the reason.'}
      </p>
      <Gates gates={gates} />
    </div>
  );
}

function useExplanation(plugin: string, attempt: number): Answer {
  const [answer, setAnswer] = useState<Answer>({ kind: 'waiting' });
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({ kind: 'waiting' });
    registry.explain({ query: { plugin }, signal: controller.signal, noRedirect: true }).then(
      ({ data }) => setAnswer({ kind: 'known', explanation: data }),
      (error: unknown) =>
        controller.signal.aborted || setAnswer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => controller.abort();
  }, [plugin, attempt]);
  return answer;
}
