import { fieldsFor, wordsOfPage, type Form, type FormPatch, type NewForm, type PageKind } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { keptOrRead } from '../../../platform/db/kept-or-read';
import { AppError } from '../../../platform/http/app-error';
import { formIsUsed, forms } from '../repository';

/** What a public page needs of its form. */
export type UsedForm = Pick<
  Form,
  'booking_slug' | 'consent_text' | 'fields' | 'guest_price_cents' | 'reply_subject' | 'reply_text' | 'shows_hints'
>;

/** The form that nobody has to set up. */
export const builtInForm = (kind: PageKind, locale: string): UsedForm => ({
  fields: [...fieldsFor(kind, wordsOfPage(locale).language)],
  consent_text: wordsOfPage(locale).words.form.consent,
  reply_subject: '',
  reply_text: '',
  booking_slug: '',
  guest_price_cents: null,
  shows_hints: true,
});

/** The form of a page; one that was taken away becomes that of the suite. */
export async function formOf(
  db: Db,
  { form_id, kind, locale }: { form_id: number | null; kind: PageKind; locale: string },
): Promise<UsedForm> {
  const form = form_id === null ? null : await keptForm(db, form_id);
  return form && !form.archived_at ? form : builtInForm(kind, locale);
}

/** For visitors: kept until a form changes. Null: there is none. */
const keptForm = (db: Db, id: number): Promise<Form | null> =>
  keptOrRead(db, { key: `lead_page_builder.form ${id}`, tables: [forms.name] }, async () => (await forms.find(db, id)) ?? null);

export const createForm = (db: Db, { name, kind }: NewForm, { locale }: { locale: string }): Promise<Form> =>
  forms.insert(db, { ...builtInForm(kind, locale), name, kind });

export async function updateForm(
  db: Db,
  { id, patch, ifMatch }: { id: number; patch: FormPatch; ifMatch: string | undefined },
): Promise<Form> {
  const before = await forms.lockVersion(db, { id, ifMatch });
  if (before.archived_at) throw new AppError('lead_page_builder.archived');
  if (patch.fields) requireReachable(patch.fields);
  return forms.patch(db, { id, changes: patch });
}

export async function archiveForm(db: Db, id: number): Promise<Form> {
  await forms.lock(db, id);
  if (await formIsUsed(db, id)) throw new AppError('lead_page_builder.form_used');
  await forms.mark(db, { ids: [id], column: 'archived_at', on: true });
  return forms.read(db, id);
}

/** Without a name and an address nobody could be answered; two fields of one key would be one. */
function requireReachable(fields: Form['fields']): void {
  const missing = (['name', 'email'] as const).filter(
    (target) => !fields.some(({ lead_field, required }) => lead_field === target && required),
  );
  if (missing.length > 0) throw new AppError('invalid_input', { fields: { fields: [`must ask for ${missing.join(' and ')}`] } });
  if (new Set(fields.map(({ key }) => key)).size < fields.length)
    throw new AppError('invalid_input', { fields: { fields: ['has one key twice'] } });
}
