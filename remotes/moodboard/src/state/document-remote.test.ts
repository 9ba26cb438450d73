import { paths } from '@butterfly/contracts/moodboard/paths';
import { fakeServer } from '@butterfly/testing/browser/fake-server';
import { moodboardClient } from '../moodboard.client';
import { projectRemote } from './document-remote';

it('sends a patch with If-Match, the json-patch content type and a list of operations under `patches` (T-697)', async () => {
  const server = fakeServer({
    [paths.patchBoard]: () => ({ body: { updated_at: '2026-05-01T10:00:00Z' }, headers: { ETag: '"5-8"' } }),
  });
  const patches = [{ op: 'replace', path: '/pages/0/name', value: 'Ceremony' } as const];
  const saved = await projectRemote(moodboardClient, 5).patch?.([...patches], '"5-7"');
  server.close();
  const [call] = server.calls;
  expect(call?.params).toEqual({ projectId: '5' });
  expect([call?.headers.get('If-Match'), call?.headers.get('Content-Type')]).toEqual(['"5-7"', 'application/json-patch+json']);
  expect(call?.body).toEqual({ patches });
  expect(saved?.etag).toBe('"5-8"');
});
