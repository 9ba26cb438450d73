import {
  compareVariants,
  defaultPage,
  defaultTitle,
  formTree,
  newPage,
  pageData,
  pageTree,
  safeHref,
  eventKindOf,
  fieldsFor,
  wordsOfPage,
  type PageScene,
} from '.';
import { CLIENT_LANGUAGES, clientLanguage, type ClientLanguage } from '../core';
import { h, toHtml } from '../public-pages';

describe('the test of two variants', () => {
  it.each([
    [{ visits: 200, sent: 10 }, { visits: 200, sent: 24 }, 2.51, 'b'],
    [{ visits: 200, sent: 24 }, { visits: 200, sent: 10 }, -2.51, 'a'],
    [{ visits: 118, sent: 5 }, { visits: 121, sent: 14 }, 2.1, 'b'],
    [{ visits: 1000, sent: 50 }, { visits: 1000, sent: 55 }, 0.5, null],
    [{ visits: 99, sent: 1 }, { visits: 400, sent: 80 }, 4.59, null],
  ])('of %j and %j comes to z = %d, winner %s', (a, b, z, winner) => {
    const found = compareVariants(a, b);
    expect(Number(found.z?.toFixed(2))).toBe(z);
    expect(found.winner).toBe(winner);
  });

  it('says nothing without visits, and nothing where all or none wrote', () => {
    expect(compareVariants({ visits: 0, sent: 0 }, { visits: 300, sent: 3 })).toEqual({ z: null, winner: null, enough: false });
    expect(compareVariants({ visits: 300, sent: 0 }, { visits: 300, sent: 0 }).z).toBeNull();
  });
});

describe('a page as HTML', () => {
  const scene: PageScene = {
    business: '<b>Fern</b>',
    form: null,
    bookingHref: '/schedule/a.b',
    words: wordsOfPage('en').words.page,
    pictureHref: (id) => `/p/${id}/`,
  };

  it('escapes what stands in it, everywhere', () => {
    expect(toHtml(h('p', { title: '"><script>' }, '<script>alert(1)</script>'))).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  const KINDS = ['wedding', 'event', 'custom'] as const;
  const designed = clientLanguage.options.flatMap((language) => KINDS.map((kind) => [kind, language] as const));

  it.each(designed)('the designed page for %s in %s can be saved, and has one heading of the first order', (kind, language) => {
    const page = defaultPage(kind, language);
    expect(pageData.parse(JSON.parse(JSON.stringify(page)))).toEqual(page);
    expect(toHtml(pageTree(page, scene)).match(/<h1>/g)).toHaveLength(1);
    expect(defaultTitle(kind, language).length).toBeGreaterThan(3);
  });

  it.each(designed.filter(([, language]) => language !== 'en'))(
    'the designed page for %s in %s is of the same blocks, and no word is left in English',
    (kind, language) => {
      const textsOf = (value: unknown): string[] => {
        if (typeof value === 'string') return [value];
        return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
      };
      const sentences = (of: typeof language) => textsOf(defaultPage(kind, of)).filter((text) => text.includes(' '));
      const shape = (of: typeof language) => defaultPage(kind, of).content.map(({ type, props }) => [type, textsOf(props).length]);
      expect(shape(language)).toEqual(shape('en'));
      expect(sentences(language).filter((text) => sentences('en').includes(text))).toEqual([]);
    },
  );

  it.each(['wedding', 'event', 'custom'] as const)('whatever the designed page for %s draws is defined on it, once', (kind) => {
    const html = toHtml(pageTree(defaultPage(kind, 'en'), scene));
    const [used, made] = [/href="#(f-[a-z]+)"/g, / id="(f-[a-z]+)"/g].map((sign) => [...html.matchAll(sign)].map(([, name]) => name));
    expect(used?.length).toBeGreaterThan(50);
    expect(new Set(made).size).toBe(made?.length);
    expect([...new Set(used)].filter((name) => !made?.includes(name))).toEqual([]);
  });

  it('the form names every field for those who do not see it', () => {
    const form = formTree({
      action: '/x',
      token: 't',
      fields: fieldsFor('wedding'),
      budgets: [],
      consent: 'Yes',
      words: wordsOfPage('en-US').words.form,
      button: '',
      hidden: {},
      values: {},
      problems: { email: 'No.' },
      hints: [],
      notice: '',
      showsHints: true,
    });
    const html = toHtml(form);
    for (const [, id] of html.matchAll(/<(?:input|select|textarea) id="([^"]+)"/g)) expect(html).toContain(`for="${id}"`);
    expect(html).toContain('aria-describedby="lp-email-problem"');
  });
});

describe('the words of the suite', () => {
  const languages = Object.keys(CLIENT_LANGUAGES) as ClientLanguage[];
  it.each(languages.filter((one) => one !== 'en'))(
    'the form asks in %s what it asks in English, and understands the answer',
    (language) => {
      for (const kind of ['wedding', 'event'] as const) {
        const [asked, english] = [fieldsFor(kind, language), fieldsFor(kind)];
        expect(asked.map(({ key, lead_field }) => [key, lead_field])).toEqual(english.map(({ key, lead_field }) => [key, lead_field]));
        expect(asked.filter(({ label }, at) => label === english[at]?.label && !['E-mail', 'Date'].includes(label))).toEqual([]);
        for (const { options } of asked) expect(new Set(options).size).toBe(options.length);
      }
      const kinds = fieldsFor('event', language)
        .find(({ key }) => key === 'event_kind')
        ?.options.map(eventKindOf);
      expect(kinds).toEqual(['corporate', 'social', 'funeral', null]);
    },
  );

  it('are those of the studio’s language, and English where it has none of ours', () => {
    expect(['nl-BE', 'de', 'es-MX', 'fr-CA', 'pt-PT'].map((locale) => wordsOfPage(locale).language)).toEqual([
      'nl',
      'de',
      'es',
      'fr',
      'en',
    ]);
  });
});

describe('where a button may lead', () => {
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', ' java\nscript:x'])(
    'refuses %j',
    (to) => {
      expect(safeHref.safeParse(to).success).toBe(false);
    },
  );
  it.each(['https://example.com/a?b=c', '/schedule/a.b', '#form', 'mailto:a@b.example', 'tel:+1 518 555'])('takes %j', (to) => {
    expect(safeHref.safeParse(to).success).toBe(true);
  });
  it('an address that the suite needs is not given to a page', () => {
    for (const slug of ['questionnaire', 'embed', 'With Space', '-a'])
      expect(newPage.safeParse({ title: 'x', slug, kind: 'event' }).success).toBe(false);
  });
});
