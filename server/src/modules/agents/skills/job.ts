import type { Toolbox } from '../tools/toolbox';
import type { NamedPage } from '../../plugins/api';
import type { Outcome, Turn } from '../runs/turn';
import type { Plan } from '../planner/plan';
import type { MediaStore } from '../media/media-store';

/** One plan to be carried out, with all it may use. */
export interface Job {
  readonly plan: Plan;
  readonly turn: Turn;
  readonly tools: Toolbox;
  readonly media: Pick<MediaStore, 'keep'>;
  readonly business: { readonly today: string; readonly tz: string; readonly currency: string; readonly locale: string };
  readonly signal: AbortSignal;
  /** Pages of the suite by their titles, whoever may open them. */
  pages(): Promise<readonly NamedPage[]>;
  /** Is this plugin released, on for the business, and permitted to the member? */
  mayOpen(plugin: string): Promise<'yes' | 'no_permission' | 'not_there'>;
}

export type Skill = (job: Job) => Promise<Outcome>;

/** An answer that is only text. */
export function text(message: string, more: Partial<Outcome> = {}): Outcome {
  return { message, cards: {}, ...more };
}

export function money(cents: number, { currency, locale }: { currency: string; locale: string }): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

export const NO_PROJECTS =
  'You do not have the project pipeline, so I cannot look at projects for you. An administrator of your business can give it to you.';
