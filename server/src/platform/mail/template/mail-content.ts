/** One part of a mail. Texts are plain: nothing in them is ever read as HTML. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** Line breaks are kept. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `href`: an address that begins with `https:`, `http:` or `mailto:`. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** Figures as they are shown, e.g. `['Flowers', '1,240.00 USD']`; `total` is set apart. */
  | {
      readonly kind: 'figures';
      readonly rows: readonly (readonly [label: string, figure: string])[];
      readonly total?: readonly [string, string];
    }
  /** In small print, at the end. */
  | { readonly kind: 'note'; readonly text: string };

/** Whose mail it is. */
export interface MailBrand {
  readonly name: string;
  /** `#RRGGBB`; anything else is left out. */
  readonly color?: string | undefined;
  /** Address of a picture that begins with `https:`. */
  readonly logo?: string | undefined;
}

/** A mail before it is written. Both forms are made of the same blocks. */
export interface MailContent {
  readonly brand: MailBrand;
  readonly blocks: readonly MailBlock[];
}
