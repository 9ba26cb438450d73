import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { buildManifest, buildRelease } from '../modules/plugins/testing/build-release';
import { RegistryDriver } from '../modules/plugins/testing/registry-driver';
import { AssistantDriver } from '../modules/agents/testing/assistant-driver';

const ID = 'price_book';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const registry = new RegistryDriver(test);
  const routes = [
    { id: 'page', path: `/${ID}`, area: 'app', page: 'page', title: 'Price book' },
    { id: 'item', path: `/${ID}/:itemId`, area: 'app', page: 'page', title: 'Priced item' },
    { id: 'project', path: `/${ID}/of/:projectId`, area: 'app', page: 'page', title: 'Prices of the event', project: 'projectId' },
  ] as const;
  const manifest = buildManifest(ID, { title: 'Price book', contributes: { routes: [...routes] } });
  await registry.publish(buildRelease(ID, '1.0.0', { manifest }));
  await registry.promote(ID, '1.0.0');
});
afterAll(() => test.stop());

describe('a plugin that came after the assistant', () => {
  it('is opened by the title of its page', async () => {
    const chat = await AssistantDriver.start(await test.signIn('adminA'));
    expect(await chat.ask('open the price book')).toMatchObject({ navigationUrl: `/${ID}`, message: 'Opening “Price book”.' });
  });

  it('opens a page of a project for the one that is looked at', async () => {
    const admin = await test.signIn('adminA');
    const { id } = (await admin.post('/api/tenant_crm/projects/', { name: 'Lindqvist gala', event_type: 'social' })).json<{ id: number }>();
    const chat = await AssistantDriver.start(admin, id);
    expect(await chat.ask('open prices of the event')).toMatchObject({ navigationUrl: `/${ID}/of/${id}` });
  });

  it('is refused to who may not see it, and a page that needs a record is not opened by its title', async () => {
    const plain = await AssistantDriver.start(await test.signIn('plainA'));
    expect((await plain.ask('open the price book')).message).toBe(
      'You do not have access to “Price book”. An administrator of your business can give it to you.',
    );
    const chat = await AssistantDriver.start(await test.signIn('adminA'));
    expect((await chat.ask('open the priced item')).message).toContain('I found nothing that is called');
  });
});
