/** What a phrase of another language is in the English of the grammar. A pattern is a piece of a regular expression without its borders. */
export type Phrases = readonly (readonly [phrase: string, english: string])[];

/**
 * A whole sentence whose words in between are the person's own: `body` is kept as it was said and never translated, all other
 * groups are. In the English `{name}` stands for a group.
 */
export type Frames = readonly (readonly [sentence: RegExp, english: string])[];

export interface Language {
  readonly code: 'de' | 'es';
  readonly frames: Frames;
  readonly phrases: Phrases;
  /** Words that say when, as a piece of a regular expression; they are no part of a task's title. */
  readonly when: string;
  /** Words of this language that English has too, so that they tell nothing. */
  readonly shared: ReadonlySet<string>;
}
