import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly page: number;
  readonly form: number;
}

const OPEN = 'a page for strangers: it shows what the business has published there';
const aPage = (_ids: unknown, { page }: Own) => ({ id: page });
const aForm = (_ids: unknown, { form }: Own) => ({ id: form });
const aSlug = () => ({ slug: 'nobody-has-published-this' });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, mark, project }) => {
    const add = async (path: string, body: object) =>
      (await client.post(`/api/lead_page_builder/${path}/`, body)).json<{ id: number }>().id;
    const form = await add('forms', { name: mark, kind: 'wedding' });
    const page = await add('pages', { title: mark, slug: `page-of-${project}-${form}`, kind: 'wedding' });
    return { page, form };
  },
  belongs: { page: 'business', form: 'business' },
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
    // Nobody has sent anything: an id that is there for nobody.
    acceptSubmission: () => ({ id: 2_147_483_647 }),
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
