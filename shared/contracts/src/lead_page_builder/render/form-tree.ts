import type { FormField } from '../fields.schema';
import { h, type Tree } from '../../public-pages';
import type { PageWords } from '../words/page-words';

export interface FormScene {
  readonly action: string;
  readonly token: string;
  readonly fields: readonly FormField[];
  readonly budgets: readonly { readonly value: string; readonly label: string }[];
  readonly consent: string;
  readonly button: string;
  /** Handed on unseen: where the visitor came from. */
  readonly hidden: Readonly<Record<string, string>>;
  /** What was written before, where it comes back. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problems: Readonly<Record<string, string>>;
  /** What the studio can say before anything is sent. */
  readonly hints: readonly string[];
  /** Why it came back as a whole. */
  readonly notice: string;
  readonly showsHints: boolean;
  readonly words: PageWords['form'];
}

const AUTOFILL: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel', company: 'organization' };
const INPUTS: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', date: 'date', number: 'number' };

/** The form of a page. It works without a script: what it says before it is sent, it also says when it is asked. */
export function formTree(scene: FormScene): Tree {
  const { action, token, hidden, hints, notice, problems, button, consent, showsHints, words } = scene;
  const wrong = Object.keys(problems).length > 0;
  return h(
    'form',
    { class: 'lp-form', method: 'post', action, enctype: 'multipart/form-data', 'data-lp-form': true, novalidate: true },
    notice === '' && !wrong ? null : h('p', { class: 'lp-notice', role: 'alert' }, notice || words.missing),
    h('input', { type: 'hidden', name: 'form_token', value: token }),
    Object.entries(hidden).map(([name, value]) => h('input', { type: 'hidden', name, value })),
    h(
      'div',
      { class: 'lp-trap', 'aria-hidden': 'true' },
      h('label', { for: 'lp-website' }, 'Website'),
      h('input', { id: 'lp-website', name: 'website', tabindex: '-1', autocomplete: 'off' }),
    ),
    h(
      'div',
      { class: 'lp-fields' },
      scene.fields.map((field) => fieldTree(field, scene)),
    ),
    showsHints
      ? h(
          'div',
          { class: 'lp-hints', 'data-lp-hints': true, role: 'status' },
          hints.length === 0 ? h('p', { class: 'lp-ask-day' }, words.askDay) : hints.map((line) => h('p', {}, line)),
        )
      : null,
    checkTree({ key: 'consent', label: consent, problem: problems['consent'], isOn: scene.values['consent'] !== undefined }),
    h(
      'div',
      { class: 'lp-send' },
      h('button', { class: 'lp-button', type: 'submit', name: 'step', value: 'send' }, button || words.send),
      showsHints
        ? h('button', { class: 'lp-check-day', type: 'submit', name: 'step', value: 'check', 'data-lp-check': true }, words.checkDay)
        : null,
    ),
  );
}

function fieldTree(field: FormField, scene: FormScene): Tree {
  const { key, label, kind, required, half } = field;
  const [values, problem] = [scene.values[key] ?? [], scene.problems[key]];
  if (kind === 'check') return checkTree({ key, label, problem, isOn: values.length > 0, half });
  if (kind === 'choices') return choicesTree(field, values);
  const id = `lp-${key}`;
  return h(
    'div',
    { class: half ? 'lp-field lp-half' : 'lp-field' },
    h('label', { for: id }, label, required ? h('span', { class: 'lp-needed' }, ` (${scene.words.needed})`) : null),
    inputTree(field, { id, values, scene, problem }),
    problem === undefined ? null : h('p', { class: 'lp-problem', id: `${id}-problem` }, problem),
  );
}

interface Input {
  readonly id: string;
  readonly values: readonly string[];
  readonly scene: FormScene;
  readonly problem: string | undefined;
}

function inputTree({ key, kind, options, required }: FormField, { id, values, scene, problem }: Input): Tree {
  const [value = ''] = values;
  const common = {
    id,
    name: key,
    required: required,
    'aria-invalid': problem === undefined ? null : 'true',
    'aria-describedby': problem === undefined ? null : `${id}-problem`,
  };
  if (kind === 'long') return h('textarea', { ...common, rows: 4, maxlength: 3_000 }, value);
  if (kind === 'files') return h('input', { ...common, type: 'file', accept: 'image/*', multiple: true });
  if (kind === 'choice' || kind === 'budget') {
    const choices = kind === 'budget' ? scene.budgets : options.map((option) => ({ value: option, label: option }));
    return h(
      'select',
      common,
      h('option', { value: '' }, kind === 'budget' ? scene.words.notSure : scene.words.choose),
      choices.map((choice) => h('option', { value: choice.value, selected: choice.value === value }, choice.label)),
    );
  }
  const limits = kind === 'number' ? { min: 1, max: 100_000, inputmode: 'numeric' } : { maxlength: 200 };
  return h('input', { ...common, ...(kind === 'date' ? {} : limits), type: INPUTS[kind] ?? 'text', value, autocomplete: AUTOFILL[key] });
}

function choicesTree({ key, label, options }: FormField, values: readonly string[]): Tree {
  return h(
    'fieldset',
    { class: 'lp-field lp-choices' },
    h('legend', {}, label),
    options.map((option, at) => {
      const id = `lp-${key}-${at}`;
      return h(
        'span',
        { class: 'lp-chip' },
        h('input', { id, type: 'checkbox', name: key, value: option, checked: values.includes(option) }),
        h('label', { for: id }, option),
      );
    }),
  );
}

interface Tick {
  readonly key: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly isOn: boolean;
  readonly half?: boolean;
}

function checkTree({ key, label, problem, isOn, half = false }: Tick): Tree {
  const id = `lp-${key}`;
  return h(
    'div',
    { class: half ? 'lp-field lp-tick lp-half' : 'lp-field lp-tick' },
    h('input', {
      id,
      type: 'checkbox',
      name: key,
      value: 'yes',
      checked: isOn,
      'aria-describedby': problem === undefined ? null : `${id}-problem`,
    }),
    h('label', { for: id }, label),
    problem === undefined ? null : h('p', { class: 'lp-problem', id: `${id}-problem` }, problem),
  );
}
