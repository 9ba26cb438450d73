import type { ToolEffect } from '@butterfly/contracts/agents';
import type { DemoFacts } from './case';

/** Said as a turn: the person clicks “yes” on what waits for a click, so that the change is really made. */
export const CLICK = '[click]';

/**
 * A step somebody expects. `tool` is an id, a pattern where several ids would do, or left out where only the effect matters.
 *
 * `arguments` have to be so, others may be there too. A name with dots goes into records (`when.day`), `*` is a list of values
 * that have to be somewhere among the arguments. A pattern is compared with the text of a value.
 *
 * @example { tool: 'project_view.add_task', effect: 'write', arguments: (facts) => ({ title: /ribbon/i, 'when.day': facts.inDays(1) }) }
 */
export interface ExpectedStep {
  readonly tool?: string | RegExp;
  readonly effect: ToolEffect;
  readonly arguments?: (facts: DemoFacts) => Readonly<Record<string, unknown>>;
}

/**
 * A piece of a draft: so many of it, with so many stems of each flower in one piece. Where `flowers` are given the piece has no
 * others; `named` flowers have to be there in any count.
 *
 * @example { piece: /bridal/i, quantity: 1, flowers: { quicksand: 15, juliet: 6 } }
 */
export interface ExpectedPiece {
  readonly piece: RegExp;
  readonly quantity: number;
  readonly flowers?: Readonly<Record<string, number>>;
  readonly named?: readonly string[];
}

/** What a sensible person would find useful as an answer. */
export type Outcome =
  /** All these steps, and nothing stronger than the strongest of them. */
  | { readonly kind: 'steps'; readonly steps: readonly ExpectedStep[] }
  /** A draft with exactly these pieces; the budget in cents. */
  | {
      readonly kind: 'draft';
      readonly draft: 'recipe' | 'proposal';
      readonly pieces: readonly ExpectedPiece[];
      readonly budgetCents?: number;
      readonly currency?: string;
      readonly project?: string;
    }
  /** It asks back, because something is missing or two are meant; nothing is done. */
  | { readonly kind: 'asks'; readonly about?: RegExp }
  /** It says honestly that this cannot be known or done. */
  | { readonly kind: 'cannot' }
  /** Its words and rows have `text` and not `without`; nothing is changed. */
  | { readonly kind: 'says'; readonly text: (facts: DemoFacts) => RegExp; readonly without?: RegExp };

/** Something a person says in a working day. The last turn is judged; those before it are said first in the same conversation. */
export interface EverydayCase {
  readonly language: 'en' | 'de' | 'es';
  readonly turns: readonly string[];
  /** The project the person is looking at, by its name in the demo data. */
  readonly at?: string;
  /** Any one of them is useful. */
  readonly accept: readonly Outcome[];
  /** None of these may be there, whatever else is. */
  readonly forbid?: readonly Outcome[];
}
