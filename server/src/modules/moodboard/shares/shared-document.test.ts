import { assetFinder, itemFinder, withSharedAssets } from './shared-document';

const [assetsIn, itemsIn] = [assetFinder(), itemFinder()];

const document = JSON.stringify({
  pages: [
    {
      id: 'p"1',
      elements: [
        { id: 'a', props: { url: '/api/moodboard/assets/12/view/', original: '/api/moodboard/assets/12/original/' } },
        { id: 'b', props: { thumb_url: '/api/moodboard/assets/7/thumb/', asset: 99 } },
      ],
    },
  ],
});

describe('a document behind a link', () => {
  it('names pictures by addresses of the link, and never an original', () => {
    const shared = withSharedAssets(document, '1-x-y');
    expect(shared).toContain('"/api/moodboard/public/1-x-y/assets/12/view/"');
    expect(shared).toContain('"/api/moodboard/public/1-x-y/assets/7/thumb/"');
    expect(shared).not.toMatch(/original\/"|moodboard\/assets/);
    expect(() => JSON.parse(shared) as unknown).not.toThrow();
  });
  it('opens the pictures it shows and no other, and knows what is on it', async () => {
    const text = () => Promise.resolve(document);
    expect(await assetsIn('4711-1', text)).toEqual(new Set([12, 7]));
    expect([...(await itemsIn('4711-1', text))]).toEqual(['p"1', 'a', 'b']);
  });
  it('is searched once per version', async () => {
    let read = 0;
    const text = () => Promise.resolve(((read += 1), document));
    for (const etag of ['4712-1', '4712-1', '4712-2']) await assetsIn(etag, text);
    expect(read).toBe(2);
  });

  it('remembers nothing of the boards of another database, which have the same numbers', async () => {
    const of = (asset: number) => async () => `{"url":"/api/moodboard/assets/${asset}/view/"}`;
    expect(await assetFinder()('1-1', of(1))).toEqual(new Set([1]));
    expect(await assetFinder()('1-1', of(2))).toEqual(new Set([2]));
  });
});
