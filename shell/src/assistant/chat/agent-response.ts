import { isJsonRecord } from '@butterfly/contracts/json';
import type { Confirmation, DraftEnvelope } from '@butterfly/contracts/agents';

/** What an agent answers. Every field but the message may be missing; what has a wrong form is taken as missing. */
export interface AgentResponse {
  readonly session_id?: string;
  readonly message_id?: string;
  readonly agent_type?: string;
  readonly message: string;
  readonly type: ResponseType;
  readonly handoff_occurred?: boolean;
  readonly new_agent_type?: string;
  readonly structured_data?: StructuredData;
  /** Base64 of an mp3. */
  readonly audio?: string;
  readonly transcript?: string;
  readonly proposalData?: DraftData;
  readonly recipeData?: DraftData;
  readonly imageData?: ImageData;
  readonly analysisData?: AnalysisData;
  readonly navigationUrl?: string;
  readonly url?: string;
  readonly data?: unknown;
  readonly error?: string;
  readonly tts_error?: string;
  readonly optimized_recipe?: unknown;
  readonly direct_recipe_flow?: boolean;
  /** The draft as the server keeps it; its data is also in `proposalData` or `recipeData`. */
  readonly draft?: DraftEnvelope;
  readonly confirmation?: Confirmation;
  readonly moreConfirmations?: readonly Confirmation[];
  /** The person stopped the answer: it ends where they stopped it. */
  readonly cancelled?: boolean;
}

export interface StructuredData {
  readonly type?: string;
  readonly url?: string;
  readonly destination?: string;
}

/** A proposal or a recipe (with its pages), as the tool that takes it understands it. */
export type DraftData = Readonly<Record<string, unknown>>;

export interface ImageData {
  readonly url: string;
  readonly alt?: string;
}

export interface AnalysisData {
  readonly downloadUrl?: string;
  readonly filename?: string;
  readonly description?: string;
  readonly plotImageUrl?: string | null;
  /** The same plot for the dark theme. */
  readonly plotImageDarkUrl?: string | null;
  /** `jsonSummary` as a file. */
  readonly summaryUrl?: string | null;
  readonly jsonSummary?: unknown;
}

export const RESPONSE_TYPES = [
  'text',
  'proposal_draft_generated',
  'recipe_draft_generated',
  'navigation_request',
  'image_generated',
  'analysis_result',
] as const;
export type ResponseType = (typeof RESPONSE_TYPES)[number];

const TEXTS = [
  'session_id',
  'message_id',
  'agent_type',
  'new_agent_type',
  'audio',
  'transcript',
  'navigationUrl',
  'url',
  'error',
  'tts_error',
] as const;
const OBJECTS = ['structured_data', 'proposalData', 'recipeData', 'analysisData', 'draft', 'confirmation'] as const;

/** Reads an answer of the server; null for what is no object at all. */
export function readAgentResponse(value: unknown): AgentResponse | null {
  if (!isJsonRecord(value)) return null;
  const texts = TEXTS.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []));
  const objects = OBJECTS.flatMap((name) => (isJsonRecord(value[name]) ? [[name, value[name]]] : []));
  const image = value['imageData'];
  return {
    ...Object.fromEntries([...texts, ...objects]),
    message: typeof value['message'] === 'string' ? value['message'] : '',
    type: RESPONSE_TYPES.find((type) => type === value['type']) ?? 'text',
    handoff_occurred: value['handoff_occurred'] === true,
    direct_recipe_flow: value['direct_recipe_flow'] === true,
    ...(value['cancelled'] === true && { cancelled: true }),
    ...(isJsonRecord(image) &&
      typeof image['url'] === 'string' && { imageData: { url: image['url'], alt: typeof image['alt'] === 'string' ? image['alt'] : '' } }),
    ...(Array.isArray(value['moreConfirmations']) && {
      moreConfirmations: value['moreConfirmations'].filter(isJsonRecord) as unknown as readonly Confirmation[],
    }),
    ...('data' in value && { data: value['data'] }),
    ...('optimized_recipe' in value && { optimized_recipe: value['optimized_recipe'] }),
  };
}

/** Where an answer leads (T-133): either field, or the structured data of a navigation. */
export function targetOf({ navigationUrl, url, structured_data: structured }: AgentResponse): string | null {
  return navigationUrl || url || structured?.url || null;
}
