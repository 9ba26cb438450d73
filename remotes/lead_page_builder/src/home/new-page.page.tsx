import { kinds, themes, type Page as LeadPage } from '@butterfly/contracts/lead_page_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { PageHeader } from '@butterfly/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../lead_page_builder.client';

type Typed = { title: string; slug: string; kind: 'custom' | 'event' | 'wedding'; theme: 'garden' | 'linen' | 'night' };
const EMPTY: Typed = { title: '', slug: '', kind: 'wedding', theme: 'garden' };
const optionsOf = <K extends string>(labels: Readonly<Record<K, string>>) =>
  (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));

/** A page begins with the designed one of its kind. */
export function Page() {
  const { nav, metrics } = usePlugin();
  useEffect(() => metrics.ready(), [metrics]);
  return (
    <>
      <PageHeader eyebrow={<Link to={nav.href('home')}>Lead pages</Link>} title="New lead page" />
      <div className="lead_page_builder-narrow">
        <RecordForm
          name="new-lead-page"
          initial={EMPTY}
          submitLabel="Begin with a designed page"
          failureTitle="The page was not made"
          submit={(typed: Typed) => api.createPage({ body: { ...typed, slug: typed.slug || wordOf(typed.title) } })}
          onSaved={({ data }: { data: LeadPage }) => nav.go(nav.href('page', { pageId: data.id }))}
        >
          <TextField name="title" label="Title" required maxLength={120} hint="Search machines and the team read it" />
          <TextField
            name="slug"
            label="Last word of the address"
            maxLength={60}
            hint="Empty: made of the title. “wedding” and “event” take the place of the built-in pages"
          />
          <ChoiceField name="kind" label="For" options={optionsOf(kinds)} />
          <ChoiceField name="theme" label="Mood" options={optionsOf(themes)} />
        </RecordForm>
      </div>
    </>
  );
}

const wordOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '') || 'page';
