interface OfBusiness {
  readonly business: string;
  readonly link: string;
}

/** A sentence for letters and posts. */
export const sentenceFor = ({ business, link }: OfBusiness): string =>
  `For flowers we like to work with ${business}. Whether your day is still free you see at once: ${link}`;

/** A link that looks like a button, for a page of somebody else: its style stands in it, and no script is needed. */
export const buttonMarkup = ({ business, link, color, ink }: OfBusiness & { readonly color: string; readonly ink: string }): string =>
  `<a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${color};color:${ink};text-decoration:none;font-weight:600">Flowers by ${escaped(business)}</a>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
