import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly page: number;
  readonly form: number;
  readonly submission: number;
}

const OPEN = 'a page for strangers: it shows what the business has published there';
const aPage = (_ids: unknown, { page }: Own) => ({ id: page });
const aForm = (_ids: unknown, { form }: Own) => ({ id: form });
const aSlug = () => ({ slug: 'nobody-has-published-this' });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, mark, project, insert }) => {
    const add = async (path: string, body: object) =>
      (await client.post(`/api/lead_page_builder/${path}/`, body)).json<{ id: number }>().id;
    const form = await add('forms', { name: mark, kind: 'wedding' });
    const page = await add('pages', { title: mark, slug: `page-of-${project}-${form}`, kind: 'wedding' });
    // Only a visitor of a published page sends one, and only what looks like a machine's waits.
    const submission = await insert('lead_page_builder_submission', {
      ...{ slug: 'wedding', kind: 'wedding', page_id: page, form_id: form, name: mark, email: 'ada@b.example' },
      ...{ answers: '[]', wish: '{}', status: 'spam', spam_reason: 'links', spam_score: 9, ip_hash: '', utm: '{}', form_nonce: mark },
    });
    return { page, form, submission };
  },
  belongs: { page: 'business', form: 'business', submission: 'business' },
  paths: {
    getPage: aPage,
    updatePage: aPage,
    publishPage: aPage,
    unpublishPage: aPage,
    duplicatePage: aPage,
    restorePage: aPage,
    archivePage: aPage,
    pageCard: aPage,
    listVersions: aPage,
    pageStats: aPage,
    getForm: aForm,
    updateForm: aForm,
    archiveForm: aForm,
    acceptSubmission: (_ids, { submission }) => ({ id: submission }),
    openPublicPage: aSlug,
    publicHint: aSlug,
    publicCard: aSlug,
    publicPicture: () => ({ slug: 'nobody-has-published-this', fileId: 1 }),
  },
  // The address names a page and no id; a form without its parts is refused before it is looked for.
  shared: { submitPublicPage: aSlug() },
  bodies: {
    createPage: { title: 'Another', slug: 'another-page', kind: 'event' },
    updatePage: { title: 'Renamed' },
    publishPage: {},
    unpublishPage: {},
    duplicatePage: {},
    restorePage: {},
    createForm: { name: 'Another', kind: 'event' },
    updateForm: { name: 'Renamed' },
    acceptSubmission: {},
    submitPublicPage: Buffer.from('no form'),
    trackVisit: { slug: 'wedding', stage: 'started', t: 'nobody' },
  },
  open: { openPublicPage: OPEN, publicHint: OPEN, publicCard: OPEN, publicPicture: OPEN, submitPublicPage: OPEN, trackVisit: OPEN },
};
