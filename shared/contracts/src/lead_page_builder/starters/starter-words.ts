/** A name, and what it means. */
export type Pair = readonly [name: string, text: string];

/** What a designed page says that a studio begins with. */
export interface StarterWords {
  readonly title: string;
  readonly hero: { readonly eyebrow: string; readonly title: string; readonly text: string; readonly button: string };
  readonly promises: readonly Pair[];
  readonly gallery: { readonly title: string; readonly captions: readonly string[] };
  readonly steps?: { readonly title: string; readonly text: string; readonly steps: readonly Pair[] };
  readonly packages?: {
    readonly title: string;
    readonly text: string;
    readonly packages: readonly (readonly [name: string, from: string, text: string])[];
  };
  readonly form: { readonly title: string; readonly text: string; readonly button: string };
  readonly faq: { readonly title: string; readonly questions: readonly (readonly [question: string, answer: string])[] };
  readonly booking: { readonly title: string; readonly text: string; readonly button: string };
}

/** The three pages that come with the suite, in one language. */
export interface Starters {
  readonly wedding: StarterWords;
  readonly event: StarterWords;
  readonly custom: StarterWords;
}
