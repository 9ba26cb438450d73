import type { PublicType } from '@butterfly/contracts/event_meetings';
import { h, type Tree } from '@butterfly/contracts/public-pages';
import type { PageState } from './page-state';
import { hiddenFields } from './times-tree';

export interface GuestForm {
  readonly state: PageState;
  readonly page: PublicType;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly notice: string;
}

type Question = PublicType['questions'][number];

/** Who comes, and what the business wants to know before. */
export function guestTree(form: GuestForm): Tree {
  const { state, page, action, hidden, notice } = form;
  const { guest } = state.words;
  return h(
    'form',
    { id: 'book', class: 'lp-form bk-guest', method: 'post', action, enctype: 'multipart/form-data' },
    h('h2', {}, guest.heading),
    notice === '' ? null : h('p', { class: 'lp-notice', role: 'alert' }, notice),
    hiddenFields({ ...hidden, form_token: page.form_token }),
    h(
      'div',
      { class: 'lp-trap', 'aria-hidden': 'true' },
      h('label', { for: 'guest-website' }, 'Website'),
      h('input', { id: 'guest-website', name: 'website', tabindex: '-1', autocomplete: 'off' }),
    ),
    h(
      'div',
      { class: 'lp-fields' },
      line(form, { name: 'name', label: guest.name, required: true, maxlength: 120, autocomplete: 'name' }),
      line(form, { name: 'email', label: guest.email, type: 'email', required: true, half: true, maxlength: 254, autocomplete: 'email' }),
      line(form, { name: 'phone', label: guest.phone, type: 'tel', half: true, maxlength: 40, autocomplete: 'tel' }),
      page.questions.map((question) => questionTree(question, form)),
    ),
    h(
      'div',
      { class: 'lp-send' },
      h('button', { class: 'lp-button', type: 'submit' }, page.requires_confirmation ? guest.ask : guest.book),
    ),
  );
}

interface Line {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly required?: boolean;
  readonly half?: boolean;
  readonly maxlength?: number;
  readonly autocomplete?: string;
  readonly inputmode?: string;
}

function line(form: GuestForm, { name, label, half = false, required = false, ...rest }: Line): Tree {
  const { id, common, problem } = around(form, { name, required });
  return field({ id, label, half, problem, needed: required ? form.state.words.guest.needed : '' }, [
    h('input', { ...common, ...rest, value: form.values[name] ?? '' }),
  ]);
}

function questionTree(question: Question, form: GuestForm): Tree {
  const { key, kind, label, required, options } = question;
  const name = `answers.${key}`;
  if (kind === 'short') return line(form, { name, label, required, maxlength: 200 });
  if (kind === 'number') return line(form, { name, label, required, half: true, inputmode: 'numeric', maxlength: 7 });
  if (kind === 'date') return line(form, { name, label, required, half: true, type: 'date' });
  const { id, common, problem } = around(form, { name, required });
  const value = form.values[name] ?? '';
  const { guest } = form.state.words;
  const needed = required ? guest.needed : '';
  if (kind === 'long')
    return field({ id, label, half: false, problem, needed }, [h('textarea', { ...common, rows: 3, maxlength: 2_000 }, value)]);
  const choices = [
    { value: '', label: required ? guest.choose : guest.noAnswer },
    ...options.map((option) => ({ value: option, label: option })),
  ];
  return field({ id, label, half: true, problem, needed }, [
    h(
      'select',
      common,
      choices.map((choice) => h('option', { value: choice.value, selected: choice.value === value }, choice.label)),
    ),
  ]);
}

function around({ problems }: GuestForm, { name, required }: { name: string; required: boolean }) {
  const id = `guest-${name.replace('.', '-')}`;
  const problem = problems[name];
  const isWrong = problem !== undefined;
  const common = { id, name, required, 'aria-invalid': isWrong ? 'true' : null, 'aria-describedby': isWrong ? `${id}-problem` : null };
  return { id, common, problem };
}

function field(
  { id, label, half, problem, needed }: { id: string; label: string; half: boolean; problem: string | undefined; needed: string },
  input: readonly Tree[],
): Tree {
  return h(
    'div',
    { class: half ? 'lp-field lp-half' : 'lp-field' },
    h('label', { for: id }, label, needed === '' ? null : h('span', { class: 'lp-needed' }, ` (${needed})`)),
    input,
    problem === undefined ? null : h('p', { class: 'lp-problem', id: `${id}-problem` }, problem),
  );
}
