import { MAILS, type SentMail, type Template, type TemplateRow } from '@butterfly/contracts/transactional_emails';
import { BASE, MailRoom, mjmlOf } from '../testing/mail-room';

const room = new MailRoom();

describe('templates', () => {
  it('are there for every mail in five languages, each of which makes a mail', async () => {
    const rows = (await room.admin.get(`${BASE}/templates/`)).json<TemplateRow[]>();
    expect(rows).toHaveLength(MAILS.length);
    for (const { key, languages } of rows) {
      expect(languages.map(({ language }) => language)).toEqual(['en', 'nl', 'de', 'es', 'fr']);
      for (const { language } of languages) {
        const { subject, mjml } = (await room.admin.get(`${BASE}/templates/${key}/?language=${language}`)).json<Template>();
        const preview = await room.admin.post(`${BASE}/templates/${key}/preview/`, { language, subject, mjml });
        expect([key, language, preview.json()]).toEqual([key, language, expect.objectContaining({ problems: [] })]);
        const { text, html } = preview.json<{ text: string; html: string }>();
        expect(`${text}${html}`).not.toMatch(/\{\{|undefined/);
        expect(text.length).toBeGreaterThan(40);
      }
    }
  });

  it('that name a variable there is not are not saved, and say where it stands', async () => {
    const refused = await room.save('receipt', { subject: 'Receipt {{ payment.recipt }}', mjml: mjmlOf('\n{{ client.nickname }}') });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        code: 'transactional_emails.unknown_variable',
        problems: [
          { field: 'subject', line: 1, text: expect.stringContaining('payment.recipt') },
          { field: 'mjml', line: 2, text: expect.stringContaining('client.nickname') },
        ],
      },
    ]);
    const broken = await room.save('receipt', { mjml: mjmlOf('{% if client.name %}') });
    expect([broken.statusCode, broken.json()]).toMatchObject([422, { code: 'transactional_emails.template_broken' }]);
    expect((await room.admin.get(`${BASE}/templates/receipt/`)).json()).toMatchObject({ version: 0, is_own: false });
  });

  it('of a business stand over those of the suite, with their history, and go back', async () => {
    expect((await room.save('refund', { mjml: mjmlOf('First') })).json()).toMatchObject({ version: 1, is_own: true });
    expect((await room.save('refund', { mjml: mjmlOf('Second') })).json()).toMatchObject({
      version: 2,
      history: [{ version: 2 }, { version: 1 }],
    });
    const old = await room.save('refund', {}, { 'if-match': '"refund-en-1"' });
    expect([old.statusCode, old.json()]).toMatchObject([412, { code: 'version_conflict' }]);
    const back = await room.admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 1 });
    expect(back.json<Template>()).toMatchObject({ version: 3, mjml: mjmlOf('First') });
    const suite = await room.admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 0 });
    expect(suite.json<Template>()).toMatchObject({ version: 4, is_own: false, subject: 'Money is on its way back to you' });
    expect((await room.admin.post(`${BASE}/templates/refund/restore/`, { language: 'en', version: 9 })).statusCode).toBe(404);
    expect((await (await room.test.signIn('adminB')).get(`${BASE}/templates/refund/`)).json()).toMatchObject({ version: 0 });
  });

  it('are previewed with the data of a project', async () => {
    const { id: project_id, name } = await room.wedding();
    const { subject, mjml } = (await room.admin.get(`${BASE}/templates/receipt/`)).json<Template>();
    const made = (await room.admin.post(`${BASE}/templates/receipt/preview/`, { language: 'de', subject, mjml, project_id })).json<{
      text: string;
    }>();
    expect(made).toMatchObject({ project_name: name });
    expect(made.text).toContain('Dear Ada');
    expect(
      (await room.admin.post(`${BASE}/templates/receipt/preview/`, { language: 'de', subject, mjml, project_id: 999_999 })).statusCode,
    ).toBe(404);
  });

  it('can be tried on oneself', async () => {
    const { id: project_id } = await room.wedding();
    const sent = await room.admin.post(`${BASE}/templates/receipt/test/`, { language: 'nl', project_id });
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { recipient: expect.stringContaining('@'), status: 'queued' }]);
    await room.sendWaiting();
    expect(await room.copyOf(sent.json<SentMail>().id)).toMatchObject({ status: 'kept', text: expect.stringContaining('Beste Ada') });
  });

  it('that clients have to get are not switched off; others leave no more', async () => {
    const put = (key: string, is_on: boolean) => room.admin.send('PUT', { url: `${BASE}/templates/${key}/switch/`, body: { is_on } });
    expect((await put('receipt', false)).json()).toMatchObject({ code: 'transactional_emails.required_mail' });
    expect((await put('booking_confirmed', false)).json()).toMatchObject({ is_on: false });
    const { id: project } = await room.wedding();
    await room.receipt(project, { template: 'booking_confirmed' });
    await room.sendWaiting();
    expect(await room.logs(`?project=${project}`)).toMatchObject([{ status: 'off', can_resend: false }]);
    await put('booking_confirmed', true);
  });
});

describe('the sandbox', () => {
  const rendered = async (subject: string, text: string) =>
    (await room.admin.post(`${BASE}/templates/receipt/preview/`, { language: 'en', subject, mjml: mjmlOf(text) })).json<{
      html: string;
      text: string;
      problems: { text: string }[];
    }>();

  it.each([
    ['a file', '{% include "/etc/passwd" %}'],
    ['another template', '{% render "other" %}'],
    ['a layout', '{% layout "base" %}'],
    ['raw text', '{{ client.name | raw }}'],
    ['objects', '{{ client | json }}'],
    ['MJML of a file', '</mj-text><mj-include path="/etc/hostname" /><mj-text>'],
    ['markup that is not looked at', '</mj-text><mj-raw><script>1</script></mj-raw><mj-text>'],
    ['a script', '<script>1</script>'],
    ['what runs', '<img src="x" onerror="1">'],
    ['an address that runs', '<a href="javascript:1">x</a>'],
  ])('lets no template use %s', async (_what, text) => {
    const { problems, html } = await rendered('Hello', text);
    expect(problems.length).toBeGreaterThan(0);
    expect(html).toBe('');
  });

  it.each(['client.constructor', 'client.__proto__', 'constructor.constructor', 'client.name.constructor', 'client.toString'])(
    'knows nothing of %s',
    async (name) => {
      const { problems, text } = await rendered('Hello', `[{{ ${name} }}]`);
      expect(problems).toEqual([expect.objectContaining({ text: expect.stringContaining('There is no variable') })]);
      expect(text).not.toMatch(/function|native|Object/);
    },
  );

  it('gives up what never ends, and goes on', async () => {
    const endless =
      '{% for a in (1..100000) %}{% for b in (1..100000) %}{% for c in (1..100000) %}{{ a }}{% endfor %}{% endfor %}{% endfor %}';
    expect((await rendered('Hello', endless)).problems.length).toBeGreaterThan(0);
    expect((await rendered('Hello', '{% for a in (1..2000000000) %}x{% endfor %}')).problems.length).toBeGreaterThan(0);
    expect(await rendered('Hello', 'fine')).toMatchObject({ problems: [], text: 'fine' });
  });
});

describe('what somebody is called', () => {
  it('is text wherever it stands: no tag, no Liquid, no header', async () => {
    const first = '<b>Eve</b> {{ business.name }} {% if 1 %}';
    const { id: project } = await room.wedding({ first });
    await room.save('booking_confirmed', {
      subject: 'For {{ client.first_name }} {{ payment.receipt }}',
      mjml: mjmlOf('Dear {{ client.first_name }}'),
    });
    await room.receipt(project, { template: 'booking_confirmed', values: { 'payment.receipt': 'R\r\nBcc: x' } });
    await room.inBusiness<void>((db) =>
      room.test.platform.mail.sendBusiness(db, { to: 'plain@client.example', subject: 'One\r\nBcc: eve@evil.example', text: 'x' }),
    );
    await room.sendWaiting();
    const [plain] = await room.logs();
    expect(plain?.subject).toBe('One Bcc: eve@evil.example');
    const copy = await room.copyOf((await room.logs(`?project=${project}`))[0]?.id);
    expect(copy.subject).toBe(`For ${first} R Bcc: x`);
    expect(copy.html).toContain('&lt;b&gt;Eve&lt;/b&gt; {{ business.name }} {% if 1 %}');
    expect(copy.text).toContain(first);
    await room.admin.post(`${BASE}/templates/booking_confirmed/restore/`, { language: 'en', version: 0 });
  });
});
