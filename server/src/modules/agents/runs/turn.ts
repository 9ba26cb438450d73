import type { AgentTypeId, Cards, ToolEffect } from '@butterfly/contracts/agents';
import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Session } from '../../../platform/define-module';

/** Who asks: everything a turn does, it does as this member. */
export interface Asker {
  readonly session: Session;
  readonly permissions: PermissionRecord;
  /** Cookie, CSRF token and origin of the person's request; handed on to the operations the tools call. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Something said before; of an agent with what it showed. */
export interface Said {
  readonly role: string;
  readonly content: string;
  readonly cards?: Cards | undefined;
}

/** One message on its way to its answer. */
export interface Turn {
  readonly asker: Asker;
  readonly sessionId: number;
  readonly sessionKey: string;
  readonly messageId: string;
  readonly message: string;
  readonly agentType: AgentTypeId;
  readonly projectId: number | null;
  readonly pageUrl: string;
  /** What was said before, oldest first. */
  readonly history: readonly Said[];
}

export interface HandoffStep {
  readonly to: AgentTypeId;
  readonly reason: string;
}

/** What an agent makes of a turn. Nothing of it is stored before the run ends, so a stopped run leaves nothing behind. */
export interface Outcome {
  readonly message: string;
  /** Words of the question that named whom or what it is about, though the answer says them otherwise. */
  readonly heeded?: readonly string[] | undefined;
  readonly handoff?: HandoffStep | undefined;
  readonly cards: Cards;
  /** A draft that gets its id when the run ends. */
  readonly draft?:
    | { readonly kind: 'proposal'; readonly data: NonNullable<Cards['proposalData']> }
    | { readonly kind: 'recipe'; readonly data: NonNullable<Cards['recipeData']> }
    | undefined;
  /** The days of which everything was told. */
  readonly agenda?: { readonly from: string; readonly to: string } | undefined;
  /** A message that was written to be looked at; it is shown in the answer itself and sent by nobody. */
  readonly letter?: { readonly to: string; readonly body: string } | undefined;
  /** An action that gets its token when the run ends and waits for a click. */
  readonly action?: PlannedAction | undefined;
  /** What was ordered in the same message, each with a click of its own. */
  readonly moreActions?: readonly PlannedAction[] | undefined;
  /** The project the conversation is about from now on. */
  readonly projectId?: number | undefined;
  readonly steps?: readonly Step[] | undefined;
  /** What was said has not been understood. */
  readonly notUnderstood?: true;
}

export interface PlannedAction {
  readonly tool: string;
  /** What the declaration of the tool says, never what an agent says. */
  readonly effect: ToolEffect;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly description: string;
  readonly details: readonly { readonly label: string; readonly value: string }[];
}

/** One step of a turn, for the evaluation: which tool, with what, and what it may change. */
export interface Step {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly effect: ToolEffect;
}

/** Hands on text as it comes. */
export type Say = (text: string) => void;

export interface Answerer {
  answer(turn: Turn, run: { say: Say; signal: AbortSignal }): Promise<Outcome>;
}
