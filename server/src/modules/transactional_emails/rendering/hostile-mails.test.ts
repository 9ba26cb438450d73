import { hostileAddresses, hostileMarkup } from '@butterfly/testing/xss/corpus';
import { mjmlOf } from '../testing/mail-room';
import { renderMail } from './render';
import { whatRuns } from './runs';

const values = (name: string) => ({ client: { name } });
const mail = (text: string, name = 'Ada') =>
  renderMail({ subject: 'Hello {{ client.name }}', mjml: mjmlOf(text), values: values(name), known: null });

describe('a template of a mail', () => {
  it.each(hostileMarkup)('with %p is refused, or what is made of it runs nothing', async (vector) => {
    const { html, problems } = await mail(vector);
    if (problems.length === 0) expect(whatRuns(html)).toEqual([]);
    // What stands as text in a mail is no markup in it.
    if (problems.length === 0) expect(html).not.toMatch(/<(?:script|iframe|svg|img|form)\b/i);
  });

  it.each(hostileAddresses)('that leads to %p is refused', async (address) => {
    const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    expect((await mail(`<a href="${quoted}">here</a>`)).problems).not.toEqual([]);
  });

  it('that puts an address together only when it is filled is refused then', async () => {
    const pieces = '{% assign at = "java" | append: "script" | append: ":" | append: client.name %}<a href="{{ at }}">here</a>';
    expect((await mail(pieces)).problems).not.toEqual([]);
  });

  it('may still lead to pages, mailboxes, telephones and places in it', async () => {
    for (const address of ['https://example.com/a?b=1:2', 'mailto:a@example.com', 'tel:+15550100', '/portal/x', '#top'])
      expect([address, (await mail(`<a href="${address}">here</a>`)).problems]).toEqual([address, []]);
  });
});

describe('words of people in a mail', () => {
  it.each([...hostileMarkup, ...hostileAddresses])('%p stays text', async (vector) => {
    const { html, problems } = await mail('Dear {{ client.name }}', vector);
    expect(problems).toEqual([]);
    expect(whatRuns(html)).toEqual([]);
    expect(html).not.toContain('<script');
  });
});
