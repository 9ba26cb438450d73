import type { Gate } from '@butterfly/contracts/plugins';
import { Icon } from '@butterfly/ui-kit';

const QUESTIONS: Readonly<Record<Gate['gate'], string>> = {
  catalogue: 'Is it part of Butterfly?',
  plan: 'Is it in your business’s plan?',
  enablement: 'Is it switched on for your business?',
  permission: 'Does your role include it?',
  feature: 'Do you have what it asks for?',
  release: 'Is there a version for you?',
  shell: 'Does that version fit this Butterfly?',
  dependencies: 'Is there what it needs?',
  health: 'Is that version in order?',
  override: 'Where does it come from?',
};

/** The questions that decide whether somebody sees a plugin, in order; the first that fails is the reason. */
export function Gates({ gates }: { gates: readonly Gate[] }) {
  const first = gates.findIndex(({ pass }) => !pass);
  return (
    <ol className="gates">
      {gates.map(({ gate, pass, detail }, at) => (
        <li key={gate} data-pass={pass} data-reason={at === first || undefined}>
          <Icon name={pass ? 'check' : 'close'} size={16} title={pass ? 'Yes' : 'No'} />
          <span>
            <strong>{QUESTIONS[gate]}</strong> {detail}
          </span>
        </li>
      ))}
    </ol>
  );
}
