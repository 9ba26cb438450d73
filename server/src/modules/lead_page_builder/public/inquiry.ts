import { eventKindOf, type FormField, type PageKind, type Submission } from '@butterfly/contracts/lead_page_builder';
import type { Inquiry } from '../../tenant_crm/api';
import type { Said } from './hints';
import { budgetOf, targetOf, type Written } from './answers';

/** What a submission is, as far as a lead can hold it; kept with it, so that what was taken for spam can still become a lead. */
export type LeadWish = Omit<Inquiry, 'utm'>;

/** What hints are made of, as it was said: day, guests, and the range of the budget as the form writes it. */
export function saidIn({ event_date, guest_count, budget_min_cents: least, budget_max_cents: most }: LeadWish): Said {
  const budget = least === undefined && most === undefined ? '' : `${least ?? 0}-${most ?? ''}`;
  return { date: event_date ?? '', guests: String(guest_count ?? ''), budget };
}

interface Sent {
  readonly kind: PageKind;
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly written: Written;
  readonly answers: Submission['answers'];
}

/** The words of a form as those of a lead. */
export function wishOf({ kind, title, fields, written, answers }: Sent): LeadWish {
  const of = (target: FormField['lead_field']) => targetOf(fields, written, target);
  const [first = '', ...rest] = of('name').split(/\s+/);
  const names = [of('name'), of('partner')].filter(Boolean).join(' & ');
  const [guests, budget, isOpen] = [of('guest_count'), budgetOf(of('budget')), of('date_open') !== ''];
  return {
    title: `${names}: ${title}`.slice(0, 120),
    first_name: first.slice(0, 80),
    last_name: rest.join(' ').slice(0, 80),
    email: of('email').toLowerCase(),
    phone: of('phone').slice(0, 40) || undefined,
    event_type: kind === 'wedding' ? 'wedding' : (eventKindOf(of('event_type')) ?? 'other'),
    event_date: of('event_date') || undefined,
    date_flexible: isOpen || undefined,
    venue_text: of('venue_text').slice(0, 200) || undefined,
    guest_count: guests === '' ? undefined : Number(guests),
    budget_min_cents: budget?.min || undefined,
    budget_max_cents: budget?.max ?? undefined,
    message: answers
      .filter(({ key }) => fields.some((field) => field.key === key && field.lead_field === null))
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')
      .slice(0, 5_000),
    source: 'web_form',
    source_detail: title.slice(0, 200),
    form_answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
  };
}
