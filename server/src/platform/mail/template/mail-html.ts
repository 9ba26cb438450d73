import { isColor, readableOn } from '@butterfly/contracts/colors';
import type { MailBlock, MailBrand, MailContent } from './mail-content';

/** Gmail cuts off what is longer, and with it the end of the mail. */
export const LONGEST_HTML = 102 * 1_024;

const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i;
const OWN_COLOR = '#2f4a3a';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.5;color:#1f1f1f;margin:0 0 16px`;
/** For programs that turn to dark by themselves: they are told which colours to take, instead of guessing. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#161616!important}.card{background:#222222!important}.text{color:#ededed!important}.soft{color:#b5b5b5!important}.line{border-color:#4a4a4a!important}}
@media (max-width:480px){.card{padding:20px!important}}`;

/**
 * A mail as HTML: tables and inline styles, since that is what mail programs read; no script, no form, nothing loaded but the logo.
 *
 * @throws Error for an address that is none, and for a mail beyond `LONGEST_HTML`
 */
export function mailHtml({ brand, blocks }: MailContent, subject: string): string {
  const color = isColor(brand.color) ? brand.color : OWN_COLOR;
  const html = [
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${STYLE}</style></head>`,
    '<body class="page" style="margin:0;background:#f4f2ee"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>',
    '<td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">',
    `<tr><td class="card" style="background:#ffffff;padding:32px;border-top:4px solid ${color};border-radius:4px">`,
    heading(brand),
    ...blocks.map((block) => blockHtml(block, color)),
    '</td></tr></table></td></tr></table></body></html>\n',
  ].join('\n');
  if (Buffer.byteLength(html) > LONGEST_HTML)
    throw new Error(`A mail of ${Buffer.byteLength(html)} bytes would be cut off; ${LONGEST_HTML} are read.`);
  return html;
}

function heading({ name, logo }: MailBrand): string {
  const style = `${FONT};font-size:14px;color:#5c5c5c;margin:0 0 24px`;
  if (logo === undefined || !/^https:/i.test(logo)) return `<p class="soft" style="${style}">${escaped(name)}</p>`;
  return `<p class="soft" style="${style}"><img src="${address(logo)}" alt="${escaped(name)}" height="40" style="display:block;border:0;max-width:240px"></p>`;
}

function blockHtml(block: MailBlock, color: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="text" style="${FONT};font-size:22px;line-height:1.3;color:#1f1f1f;margin:0 0 16px">${escaped(block.text)}</h1>`;
    case 'paragraph':
      return `<p class="text" style="${TEXT}">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'note':
      return `<p class="soft" style="${FONT};font-size:13px;line-height:1.5;color:#5c5c5c;margin:24px 0 0">${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'button':
      return button(block, color);
    case 'figures':
      return figures(block);
  }
}

/** The address is written out below: some programs show no buttons, and people like to see where one leads. */
function button({ label, href }: { label: string; href: string }, color: string): string {
  const where = address(href);
  const style = `${FONT};display:inline-block;padding:12px 20px;font-size:16px;font-weight:600;text-decoration:none;color:${readableOn(color)}`;
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr>',
    `<td bgcolor="${color}" style="background:${color};border-radius:4px"><a href="${where}" style="${style}">${escaped(label)}</a></td></tr></table>`,
    `<p class="soft" style="${FONT};font-size:13px;line-height:1.5;color:#5c5c5c;margin:0 0 16px;word-break:break-all">${where}</p>`,
  ].join('\n');
}

function figures({ rows, total }: Extract<MailBlock, { kind: 'figures' }>): string {
  const row = ([label, figure]: readonly [string, string], strong = false) => {
    const style = `${FONT};font-size:15px;color:#1f1f1f;padding:8px 0;border-bottom:1px solid #dedad2${strong ? ';font-weight:600' : ''}`;
    return `<tr><td class="text line" style="${style}">${escaped(label)}</td><td class="text line" align="right" style="${style};white-space:nowrap">${escaped(figure)}</td></tr>`;
  };
  const lines = [...rows.map((line) => row(line)), ...(total ? [row(total, true)] : [])];
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${lines.join('\n')}</table>`;
}

function address(href: string): string {
  if (!ADDRESS.test(href)) throw new Error('A mail links to web addresses and mailboxes only.');
  return escaped(href);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Also where it stands in an attribute. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
