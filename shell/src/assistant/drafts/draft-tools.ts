import type { DraftEnvelope } from '@butterfly/contracts/agents';
import { STORAGE_KEYS } from '../storage/storage-keys';
import type { EventBus } from '../../plugins/event-bus';

export type DraftKind = DraftEnvelope['kind'];

/** Events by which a plugin's tool takes drafts of the assistant. `take` shows the draft for review; it is called once per draft. */
export const TOOL_OPENED = 'assistant.draft_tool_opened';
export const TOOL_CLOSED = 'assistant.draft_tool_closed';
/** Announced when a draft waits in the storage because no tool was open. */
export const AVAILABLE: Readonly<Record<DraftKind, string>> = { proposal: 'proposal_data_available', recipe: 'recipe_data_available' };

export interface OpenTool {
  readonly kind: DraftKind;
  readonly project_id: number;
  readonly take: (draft: DraftEnvelope) => void;
}

/** Where a draft went. */
export type Delivery = 'tool' | 'stored';

export interface DraftTools {
  /** To the open tool of the draft's project; otherwise stored and announced. */
  deliver(draft: DraftEnvelope): Delivery;
  /** To the open tool only; the fallback is consumed either way. */
  hand(draft: DraftEnvelope): boolean;
  forget(draft: DraftEnvelope): void;
}

export function createDraftTools(events: EventBus, storage: Storage = window.localStorage): DraftTools {
  const open = new Set<OpenTool>();

  /** Removed before it is handed over: whatever happens then, it is not applied twice (trap 16). */
  function takeStored(kind: DraftKind, projectId: number): DraftEnvelope | null {
    const stored = storedDraft(storage, kind);
    if (!stored || stored.project_id !== projectId) return null;
    storage.removeItem(STORAGE_KEYS[kind]);
    return stored;
  }

  function forget({ kind, id }: DraftEnvelope): void {
    if (storedDraft(storage, kind)?.id === id) storage.removeItem(STORAGE_KEYS[kind]);
  }

  function hand(draft: DraftEnvelope): boolean {
    const tool = [...open].findLast(({ kind, project_id }) => kind === draft.kind && project_id === draft.project_id);
    forget(draft);
    tool?.take(draft);
    return tool !== undefined;
  }

  events.on(TOOL_OPENED, (payload) => {
    const tool = payload as OpenTool;
    open.add(tool);
    const waiting = takeStored(tool.kind, tool.project_id);
    if (waiting) tool.take(waiting);
  });
  events.on(TOOL_CLOSED, (payload) => void open.delete(payload as OpenTool));

  return {
    forget,
    hand,
    deliver: (draft) => {
      if (hand(draft)) return 'tool';
      storage.setItem(STORAGE_KEYS[draft.kind], JSON.stringify(draft));
      const { id, project_id } = draft;
      events.publish(AVAILABLE[draft.kind], { id, project_id });
      window.dispatchEvent(new CustomEvent(AVAILABLE[draft.kind], { detail: { id, project_id } }));
      return 'stored';
    },
  };
}

export function storedDraft(storage: Storage, kind: DraftKind): DraftEnvelope | null {
  try {
    const value = JSON.parse(storage.getItem(STORAGE_KEYS[kind]) ?? 'null') as DraftEnvelope | null;
    return value?.v === 1 ? value : null;
  } catch {
    return null;
  }
}
