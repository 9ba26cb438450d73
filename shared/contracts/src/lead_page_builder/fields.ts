import type { ClientLanguage } from '../core/languages';
import type { FormField } from './fields.schema';
import type { FieldKind } from './vocabulary';
import { fieldWords } from './words/field-words.data';

type Extra = Partial<Pick<FormField, 'half' | 'lead_field' | 'options' | 'required'>>;
const field = (key: string, label: string, kind: FieldKind, extra: Extra = {}): FormField => ({
  key,
  label,
  kind,
  required: false,
  options: [],
  lead_field: null,
  half: false,
  ...extra,
});

const half = { half: true };
const HEARD = ['A friend', 'A planner or a venue', 'Instagram', 'A search', 'We saw your flowers', 'Something else'];
const email = field('email', 'E-mail', 'email', { ...half, required: true, lead_field: 'email' });
const phone = field('phone', 'Phone', 'tel', { ...half, lead_field: 'phone' });
const date = field('event_date', 'Date', 'date', { ...half, lead_field: 'event_date' });
const open = field('date_open', 'Not fixed yet', 'check', { ...half, lead_field: 'date_open' });
const venue = field('venue', 'Venue', 'text', { ...half, lead_field: 'venue_text' });
const guests = field('guests', 'Guests', 'number', { ...half, lead_field: 'guest_count' });
const budget = field('budget', 'Budget for flowers', 'budget', { lead_field: 'budget' });
const inspiration = field('inspiration', 'Pictures you love', 'files');
const heard = field('heard', 'How did you hear of us?', 'choice', { options: HEARD });

/** What a couple is asked where a studio has not chosen otherwise. */
export const weddingFields: readonly FormField[] = [
  field('name', 'Your name', 'text', { ...half, required: true, lead_field: 'name' }),
  field('partner', 'Your partner’s name', 'text', { ...half, lead_field: 'partner' }),
  email,
  phone,
  date,
  open,
  venue,
  guests,
  budget,
  field('needs', 'What do you need?', 'choices', {
    options: ['Bouquets and buttonholes', 'Ceremony', 'Tables', 'Arch or installation', 'Candles and vessels to hire', 'Not sure yet'],
  }),
  field('style', 'Your colours, flowers, mood', 'long'),
  inspiration,
  heard,
];

/** What anybody else is asked. */
export const eventFields: readonly FormField[] = [
  field('name', 'Your name', 'text', { ...half, required: true, lead_field: 'name' }),
  field('company', 'Company or family', 'text', half),
  email,
  phone,
  field('event_kind', 'What are you planning?', 'choice', {
    options: ['A company event', 'A party', 'A funeral or memorial', 'Something else'],
    lead_field: 'event_type',
  }),
  date,
  open,
  venue,
  guests,
  budget,
  field('needs', 'What do you need?', 'choices', { options: ['Tables', 'Entrance', 'Stage', 'Bouquets', 'Installation', 'Not sure yet'] }),
  field('style', 'Tell us about it', 'long'),
  inspiration,
  heard,
];

const PLACES = ['nl', 'de', 'es', 'fr'] as const;
type Asked = keyof typeof fieldWords;
const isAsked = (text: string): text is Asked => Object.hasOwn(fieldWords, text);

/** A word of the form of the suite in another language; what is none of them stays. */
function said(text: string, language: ClientLanguage): string {
  const place = PLACES.findIndex((one) => one === language);
  return isAsked(text) ? (fieldWords[text][place] ?? text) : text;
}

/** The fields of a form that nobody has made, as a studio of this language asks them. */
export const fieldsFor = (kind: 'custom' | 'event' | 'wedding', language: ClientLanguage = 'en'): readonly FormField[] =>
  (kind === 'wedding' ? weddingFields : eventFields).map((one) => ({
    ...one,
    label: said(one.label, language),
    options: one.options.map((option) => said(option, language)),
  }));

const KINDS = { 'A company event': 'corporate', 'A party': 'social', 'A funeral or memorial': 'funeral' } as const;

/** The kind of event that an answer names, in any language the suite asks in; null: it names none. */
export function eventKindOf(answer: string): 'corporate' | 'funeral' | 'social' | null {
  const found = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find(
    (asked) => asked === answer || fieldWords[asked].some((word) => word === answer),
  );
  return found ? KINDS[found] : null;
}
