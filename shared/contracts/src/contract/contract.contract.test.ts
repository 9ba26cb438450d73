import { contractPatch, fieldsIn, filledText, isText, operations, paragraphs, signature, waitsFor, type Signer } from './index';

const signer = (id: number, part: Partial<Signer> = {}): Signer => ({
  id,
  role: 'client',
  position: id,
  name: `Signer ${id}`,
  email: null,
  state: 'notified',
  signed_at: null,
  decline_reason: '',
  reminded_at: null,
  ...part,
});

describe('contract contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/contract\//);
  });

  it('puts values into a text and leaves what has none as it is written', () => {
    const text = paragraphs('{{ client_name }} on {{event_date}} with {{colour}}');
    expect(fieldsIn(text)).toEqual(['client_name', 'event_date', 'colour']);
    expect(filledText(text, { client_name: 'Anna' }).content?.[0]?.content?.[0]?.text).toBe('Anna on {{event_date}} with {{colour}}');
  });

  it('takes no text that could run', () => {
    const link = (href: string, more = {}) => ({
      type: 'doc',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href, ...more } }] }],
    });
    const web = 'https://example.com';
    expect(isText(link(web, { target: '_blank', rel: 'noopener noreferrer', class: null }))).toBe(true);
    expect([isText(link(web, { target: 'opener' })), isText(link(web, { class: 'bf-button' }))]).toEqual([false, false]);
    expect([isText(link('https://example.com')), isText(link('javascript:alert(1)')), isText({ type: 'iframe' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('lets the studio sign last, and clients one after the other where that is wanted', () => {
    const signers = [signer(1), signer(2), signer(3, { role: 'studio' })];
    const turn = (signing_order: 'any' | 'sequential') =>
      signers.filter((one) => waitsFor({ signers, signing_order }, one).length === 0).map(({ id }) => id);
    expect([turn('any'), turn('sequential')]).toEqual([[1, 2], [1]]);
  });

  it('wants a client among who signs, and consent to what was read', () => {
    expect(contractPatch.safeParse({ signers: [{ role: 'studio', name: 'Us' }] }).success).toBe(false);
    const good = { kind: 'typed', name: 'Anna', consent: true, consent_version: '2026-11', document_sha256: 'a'.repeat(64) };
    expect([good, { ...good, consent: false }, { ...good, kind: 'drawn' }].map((body) => signature.safeParse(body).success)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
