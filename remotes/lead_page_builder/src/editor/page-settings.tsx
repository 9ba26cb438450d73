import { themes, type Page, type PageTheme } from '@butterfly/contracts/lead_page_builder';
import { ChoiceField, RecordForm, TextField } from '@butterfly/record-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { api, keys } from '../lead_page_builder.client';
import { SharedLink } from './shared-link';

interface Typed {
  readonly title: string;
  readonly slug: string;
  readonly theme: PageTheme;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly redirect_url: string;
}

/** How a page is found, how it looks, and where it leads to. */
export function PageSettings({ page, etag, disabled }: { readonly page: Page; readonly etag: string | null; readonly disabled: boolean }) {
  const cache = useQueryClient();
  const initial: Typed = {
    title: page.title,
    slug: page.slug,
    theme: page.theme,
    seo_title: page.seo.title,
    seo_description: page.seo.description,
    redirect_url: page.redirect_url,
  };
  if (disabled) return null;
  return (
    <section className="bf-panel" aria-labelledby="settings">
      <h2 id="settings">How it is found</h2>
      <RecordForm
        key={page.version}
        name={`lead-page-${page.id}`}
        initial={initial}
        submitLabel="Save"
        failureTitle="The page was not saved"
        submit={({ seo_title, seo_description, ...typed }: Typed) => {
          const seo = { title: seo_title, description: seo_description };
          return api.updatePage({ params: { id: String(page.id) }, body: { ...typed, seo }, ifMatch: etag ?? '*' });
        }}
        onSaved={() => void cache.invalidateQueries({ queryKey: keys.pages })}
      >
        <TextField name="title" label="Title" required maxLength={120} />
        <TextField name="slug" label="Last word of the address" required maxLength={60} />
        <ChoiceField
          name="theme"
          label="Mood"
          options={(Object.keys(themes) as PageTheme[]).map((value) => ({ value, label: themes[value] }))}
        />
        <TextField name="seo_title" label="Title for search machines" maxLength={70} />
        <TextField name="seo_description" label="Two lines for search machines" maxLength={200} />
        <TextField name="redirect_url" label="Where sending leads to" maxLength={500} hint="Empty: the thanks of the page" />
      </RecordForm>
      <SharedLink page={page} />
    </section>
  );
}
