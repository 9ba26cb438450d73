import { DEFAULT_AGENT_TYPE, type StoredSession } from '../storage/stored-session';

/** The session of the widget. `restoring` waits for the server's history after a reload. */
export type SessionState =
  | { readonly kind: 'inactive'; readonly error: string | null }
  | { readonly kind: 'starting'; readonly attempt: number }
  | ({ readonly kind: 'restoring'; readonly failed: boolean } & StoredSession)
  | ({ readonly kind: 'active' } & StoredSession);

export type SessionEvent =
  | { readonly type: 'start'; readonly attempt: number }
  | { readonly type: 'started'; readonly attempt: number; readonly session: StoredSession }
  | { readonly type: 'start-failed'; readonly attempt: number; readonly error: string }
  | { readonly type: 'restore'; readonly session: StoredSession }
  | { readonly type: 'restored'; readonly sessionId: string; readonly agentType: string | null }
  | { readonly type: 'restore-failed'; readonly sessionId: string }
  | { readonly type: 'handed-over'; readonly to: string }
  | { readonly type: 'ended'; readonly error?: string };

export const INACTIVE: SessionState = { kind: 'inactive', error: null };

export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'start':
      return { kind: 'starting', attempt: event.attempt };
    case 'started':
      return isAttempt(state, event.attempt) ? { kind: 'active', ...event.session } : state;
    case 'start-failed':
      return isAttempt(state, event.attempt) ? { kind: 'inactive', error: event.error } : state;
    case 'restore':
      return state.kind === 'inactive' || state.kind === 'restoring' ? { kind: 'restoring', failed: false, ...event.session } : state;
    case 'restored':
      return isRestoring(state, event.sessionId)
        ? { kind: 'active', sessionId: state.sessionId, agentType: event.agentType ?? state.agentType }
        : state;
    case 'restore-failed':
      return isRestoring(state, event.sessionId) ? { ...state, failed: true } : state;
    case 'handed-over':
      return state.kind === 'active' ? { ...state, agentType: event.to } : state;
    case 'ended':
      return { kind: 'inactive', error: event.error ?? null };
  }
}

function isAttempt(state: SessionState, attempt: number): boolean {
  return state.kind === 'starting' && state.attempt === attempt;
}

function isRestoring(state: SessionState, sessionId: string): state is Extract<SessionState, { kind: 'restoring' }> {
  return state.kind === 'restoring' && state.sessionId === sessionId;
}

export function agentTypeOf(state: SessionState): string {
  return 'agentType' in state ? state.agentType : DEFAULT_AGENT_TYPE;
}
