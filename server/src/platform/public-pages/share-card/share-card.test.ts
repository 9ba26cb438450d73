import sharp from 'sharp';
import { KeptCards } from './kept-cards';
import { drawShareCard, type CardWords } from './share-card';

const GREEN = { primary: '#2f4a3a', accent: '#c9a27e' };
const YELLOW = { primary: '#ffe500', accent: '#ff3d7f' };
const NIGHT = { primary: '#0b0b10', accent: '#3a2a55' };

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Where words may stand, and what is kept free around them. */
const WORDS: Rectangle = { left: 84, top: 150, width: 620, height: 400 };
const AROUND: readonly Rectangle[] = [
  { left: 0, top: 0, width: 78, height: 630 },
  { left: 712, top: 0, width: 44, height: 630 },
  { left: 0, top: 572, width: 756, height: 58 },
];

async function spread(card: Buffer, part: Rectangle): Promise<{ least: number; most: number; mean: number }> {
  const { channels } = await sharp(await sharp(card).extract(part).greyscale().toBuffer()).stats();
  const [grey] = channels;
  return { least: grey?.min ?? 0, most: grey?.max ?? 0, mean: grey?.mean ?? 0 };
}

const card = (headline: string, brand: CardWords['brand'] = GREEN, name = 'Fern & Thistle Studio') =>
  drawShareCard({ name, headline, brand });

describe('the card of a link', () => {
  it.each([
    [
      'en',
      'Flowers that look like you picked them together, for weddings, dinners and farewells in and around the Hudson Valley and Berkshires',
    ],
    [
      'de',
      'Überraschungsfloristikvollendungen und Hochzeitsblumen, die aussehen, als hättet ihr sie gemeinsam gepflückt – in Freiburg im Breisgau',
    ],
    [
      'fr',
      'Des fleurs qui semblent cueillies à deux, pour vos mariages, dîners et adieux à Saint-Rémy-de-Provence, Aix-en-Provence et alentour',
    ],
    ['es', 'Flores que parecen recogidas por los dos, para bodas, cenas y despedidas en San Sebastián, Logroño y toda la Rioja alavesa'],
    ['nl', 'Bloemen die eruitzien alsof jullie ze samen hebben geplukt, voor bruiloften en afscheidsbijeenkomsten in ’s-Hertogenbosch'],
    ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbundanhängerhersteller'],
    ['more than there is room for', 'Flowers for every one of the seasons and then some more of them '.repeat(9)],
  ])('breaks long words of %s within their place', async (_language, headline) => {
    const drawn = await card(headline);
    expect((await spread(drawn, WORDS)).most).toBeGreaterThan(200);
    for (const part of AROUND) {
      const { least, most } = await spread(drawn, part);
      expect([part, most - least < 12]).toEqual([part, true]);
    }
  });

  it.each([
    ['light on a dark brand', NIGHT, 'most'],
    ['dark on bright yellow', YELLOW, 'least'],
  ] as const)('is %s', async (_what, brand, end) => {
    const words = await spread(await card('A room people remember', brand), WORDS);
    expect(Math.abs(words[end] - words.mean)).toBeGreaterThan(100);
  });

  it('takes no word for markup, and draws what it has letters for', async () => {
    for (const headline of ['<span foreground="red">&lt;b></span> &#0; ]]>', '🌸🌼', '\u202eevil\u0000', '   '])
      expect(await sharp(await card(headline)).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
  });

  it('tells the window from a white brand', async () => {
    const drawn = await card('A room', { primary: '#ffffff', accent: '#ffffff' });
    const [ground, window] = [
      await spread(drawn, { left: 20, top: 300, width: 20, height: 20 }),
      await spread(drawn, { left: 768, top: 520, width: 20, height: 20 }),
    ];
    expect(ground.mean - window.mean).toBeGreaterThan(20);
  });
});

describe('kept cards', () => {
  it('are drawn once for all who ask at the same time, and the one longest unasked for goes', async () => {
    const drawn: string[] = [];
    const kept = new KeptCards(2);
    const ask = (key: string) => kept.get(key, async () => Buffer.from(String(drawn.push(key))));
    await Promise.all([ask('a'), ask('a')]);
    await ask('b');
    await ask('a');
    await ask('c');
    await ask('a');
    expect(drawn).toEqual(['a', 'b', 'c']);
    await ask('b');
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('are drawn again after a failure', async () => {
    const kept = new KeptCards();
    await expect(kept.get('a', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect(await kept.get('a', async () => Buffer.from('drawn'))).toEqual(Buffer.from('drawn'));
  });
});
