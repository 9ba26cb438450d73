import { Butterfly, Icon } from '@butterfly/ui-kit';
import { useAssistant, useAssistantState } from './use-assistant';

/** Before a session: what to press, or that it is on its way. */
export function StartOverlay() {
  const session = useAssistantState((state) => state.session);
  const hasRows = useAssistantState((state) => state.events.length > 0);
  const { session: actions } = useAssistant();
  if (session.kind === 'active') return null;
  if (session.kind === 'restoring' && session.failed) return <HistoryFailed />;
  if (session.kind === 'starting' || session.kind === 'restoring') return <Connecting isOverRows={hasRows} />;
  if (hasRows) return <ReadOnlyNote error={session.error} />;
  return (
    <div className="assistant-overlay">
      <Butterfly size={56} />
      <h3>Start a Conversation</h3>
      <p>Click "Start" to begin interacting with the AI assistant.</p>
      {session.error && (
        <p className="assistant-failure" role="alert">
          <Icon name="error" size={16} /> {session.error}
        </p>
      )}
      <button type="button" className="bf-button bf-button-primary" onClick={() => void actions.start()}>
        Start Session
      </button>
    </div>
  );
}

function Connecting({ isOverRows }: { isOverRows: boolean }) {
  return (
    <div className={isOverRows ? 'assistant-pill' : 'assistant-overlay'} role="status">
      <span className="bf-ring" />
      <span>Connecting...</span>
    </div>
  );
}

function HistoryFailed() {
  const { session } = useAssistant();
  return (
    <div className="assistant-strip" role="alert">
      <span>The conversation could not be loaded. What you see is what this browser has kept.</span>
      <button type="button" className="bf-link" onClick={session.retryRestore}>
        Try again
      </button>
    </div>
  );
}

function ReadOnlyNote({ error }: { error: string | null }) {
  const { session } = useAssistant();
  return (
    <div className="assistant-strip" role="status">
      <span>{error ?? 'This conversation has ended.'}</span>
      <button type="button" className="bf-link" onClick={() => void session.start()}>
        Start a new one
      </button>
    </div>
  );
}

/** Until the first word is there; behind it, what streams is to be seen (trap 7). */
export function WaitingOverlay() {
  const isWaiting = useAssistantState((state) => state.activity === 'waiting' || state.activity === 'voice');
  if (!isWaiting) return null;
  return (
    <div className="assistant-pill" data-testid="assistant-waiting">
      <Butterfly size={22} flying />
      <span>AI is responding...</span>
    </div>
  );
}

const SUGGESTIONS = [
  'Show my projects',
  'Draft a recipe for 12 centerpieces with peonies and eucalyptus, budget 1,800',
  'Analyse leads by source',
  'What can you do?',
] as const;

export function EmptyChat() {
  const { messages } = useAssistant();
  return (
    <div className="assistant-empty">
      <h3>Start the Conversation</h3>
      <p>Press "Start" and then type or speak!</p>
      <ul className="assistant-suggestions" aria-label="Suggestions">
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <button type="button" className="assistant-suggestion" onClick={() => messages.send(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
