import { addMessage, appendTo, endTurn, interruptTurn, type ConsoleMessage, type MessageType } from './message-log';

export type Mode = 'TEXT' | 'AUDIO';
export type Connection = 'disconnected' | 'connecting' | 'connected';

export interface ConsoleState {
  readonly connection: Connection;
  /** Why a connection is about to be made by itself; null: it is not. */
  readonly waiting: 'change' | 'lost' | null;
  readonly mode: Mode;
  readonly voice: string;
  readonly messages: readonly ConsoleMessage[];
  readonly isMicOn: boolean;
  readonly isCameraOn: boolean;
  readonly isScreenOn: boolean;
}

export type MediaChange = Partial<Pick<ConsoleState, 'isMicOn' | 'isCameraOn' | 'isScreenOn'>>;

export type ConsoleEvent =
  | { readonly kind: 'connection'; readonly connection: Connection; readonly waiting?: ConsoleState['waiting'] }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'voice'; readonly voice: string }
  | { readonly kind: 'media'; readonly media: MediaChange }
  | { readonly kind: 'said'; readonly type: MessageType; readonly text: string; readonly at: string }
  | { readonly kind: 'part'; readonly type: 'user' | 'assistant'; readonly text: string; readonly at: string }
  | { readonly kind: 'turnEnded' }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'cleared' };

export function initialState({ voice, mode = 'TEXT' }: { voice: string; mode?: Mode }): ConsoleState {
  return { connection: 'disconnected', waiting: null, mode, voice, messages: [], isMicOn: false, isCameraOn: false, isScreenOn: false };
}

export function reduceConsole(state: ConsoleState, event: ConsoleEvent): ConsoleState {
  switch (event.kind) {
    case 'connection':
      return { ...state, connection: event.connection, waiting: event.waiting ?? null };
    case 'mode':
      return { ...state, mode: event.mode };
    case 'voice':
      return { ...state, voice: event.voice };
    case 'media':
      return { ...state, ...event.media };
    case 'said':
      return { ...state, messages: addMessage(state.messages, event) };
    case 'part':
      return { ...state, messages: appendTo(state.messages, event) };
    case 'turnEnded':
      return { ...state, messages: endTurn(state.messages) };
    case 'interrupted':
      return { ...state, messages: interruptTurn(state.messages) };
    case 'cleared':
      return { ...state, messages: [] };
  }
}
