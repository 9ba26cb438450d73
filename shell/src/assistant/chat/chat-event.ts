import type { Confirmation, DraftEnvelope } from '@butterfly/contracts/agents';
import type { AnalysisData, DraftData, ImageData } from './agent-response';

export const EVENT_TYPES = [
  'user',
  'assistant',
  'system',
  'error',
  'proposal_draft',
  'recipe_draft',
  'image_generated',
  'navigation',
  'analysis_result',
  'confirmation',
] as const;
export type ChatEventType = (typeof EVENT_TYPES)[number];

/** One row of the chat. */
export interface ChatEvent {
  readonly id: string;
  readonly type: ChatEventType;
  readonly content: string;
  readonly message?: string;
  readonly transcript?: string;
  readonly timestamp: number;
  readonly isStreaming?: boolean;
  readonly isHandoff?: boolean;
  /** The message this row belongs to: what was sent and all that came of it bear the same. */
  readonly turnId?: string;
  /** The types of a handoff line; its text has the names. */
  readonly handoff?: { readonly from: string; readonly to: string };
  /** An error the person may answer with "Try again". */
  readonly canRetry?: boolean;
  readonly draft?: DraftEnvelope;
  /** Rows the answer is about. */
  readonly data?: unknown;
  /** The person stopped this answer here. */
  readonly cancelled?: boolean;
  readonly proposalData?: DraftData;
  readonly recipeData?: DraftData;
  readonly imageData?: ImageData;
  readonly navigationUrl?: string;
  readonly analysisData?: AnalysisData;
  readonly confirmation?: Confirmation;
  /** What the same message ordered beside it. */
  readonly moreConfirmations?: readonly Confirmation[];
}

const NO_SPEECH = 'no speech detected';

/** Whether a text says something: not empty, not only dots and spaces, not the note of a recording without words. */
export function isMeaningful(content: string): boolean {
  return isTyped(content) && !content.toLowerCase().includes(NO_SPEECH);
}

/** The rule for what a person typed: they may write about "no speech detected" without their words vanishing. */
export function isTyped(content: string): boolean {
  return !/^[.…\s]*$/.test(content);
}

export function textOf({ content, message, transcript }: ChatEvent): string {
  return content || message || transcript || '';
}

/** Whether a row is drawn at all. */
export function isShown(event: ChatEvent): boolean {
  if (event.isStreaming || hasData(event)) return true;
  return event.type === 'user' ? isTyped(textOf(event)) && isMeaningfulTranscript(event) : isMeaningful(textOf(event));
}

/** Spoken words are the server's, not the person's: there the phrase means that nobody spoke. */
function isMeaningfulTranscript({ transcript }: ChatEvent): boolean {
  return transcript === undefined || isMeaningful(transcript);
}

/** All that waits for a click in a row, in the order it was said. */
export const confirmationsOf = ({ confirmation, moreConfirmations = [] }: ChatEvent): readonly Confirmation[] =>
  confirmation ? [confirmation, ...moreConfirmations] : [];

/** A row in which one of the things that waited is settled. */
export const withSettled = (event: ChatEvent, { token }: Confirmation, status: Confirmation['status']): ChatEvent => {
  const settled = (one: Confirmation): Confirmation => (one.token === token ? { ...one, status } : one);
  return {
    ...event,
    ...(event.confirmation && { confirmation: settled(event.confirmation) }),
    ...(event.moreConfirmations && { moreConfirmations: event.moreConfirmations.map(settled) }),
  };
};

function hasData({ proposalData, recipeData, imageData, navigationUrl, analysisData, confirmation }: ChatEvent): boolean {
  return [proposalData, recipeData, imageData, navigationUrl, analysisData, confirmation].some(Boolean);
}
