import { filledText, isText, paragraphs } from '@butterfly/contracts/contract';
import { hostileAddresses, hostileMarkup } from '@butterfly/testing/xss/corpus';
import { renderPdf } from '../../../platform/documents/render-pdf';
import { pdfText } from '../../../platform/testing/pdf-text';
import { textContent } from './text-content';

const VECTORS = [...hostileMarkup, ...hostileAddresses].map((vector) => vector.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const leadsTo = (href: string) => ({ type: 'doc', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] });
const bare = (text: string) => text.replace(/\s+/g, '');

it.each(hostileAddresses)('no text of a contract leads to %p', (address) => expect(isText(leadsTo(address))).toBe(false));

it.each(['script', 'iframe', 'image', 'svg', 'html', 'htmlBlock'])('a text has no %p', (type) =>
  expect(isText({ type: 'doc', content: [{ type, content: [] }] })).toBe(false),
);

it('words that are markup are words on paper, also where they stand for a field, and nothing in the document runs', async () => {
  const [name = '', ...rest] = VECTORS;
  const text = filledText(paragraphs('For {{client_name}}.', ...rest), { client_name: name });
  const pdf = Buffer.from(await renderPdf({ content: textContent(text) }));
  const said = bare(pdfText(pdf));
  expect(VECTORS.filter((vector) => !said.includes(bare(vector)))).toEqual([]);
  expect(pdf.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|Launch|URI|SubmitForm|AA)\b/);
});
