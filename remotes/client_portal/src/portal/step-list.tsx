import type { Step } from '@butterfly/contracts/client_portal';
import type { Words } from '../words/words';

/** The way from the proposal to the answers, and where on it somebody stands. */
export function StepList({ steps, words }: { readonly steps: readonly Step[]; readonly words: Words }) {
  return (
    <ol className="portal-steps">
      {steps.map(({ section, does, state }) => (
        <li key={section} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{words.steps[does]}</span>
          <span className="bf-soft">{words.state[state]}</span>
        </li>
      ))}
    </ol>
  );
}
