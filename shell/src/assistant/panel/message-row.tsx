import { Icon } from '@butterfly/ui-kit';
import { memo, useSyncExternalStore } from 'react';
import { confirmationsOf, textOf, type ChatEvent } from '../chat/chat-event';
import { AnalysisCard } from './cards/analysis-card';
import { ConfirmationCard } from './cards/confirmation-card';
import { DraftCard } from './cards/draft-card';
import { ImageCard } from './cards/image-card';
import { NavigationCard } from './cards/navigation-card';
import { RichText } from './rich-text';
import { useAssistant } from './use-assistant';

/** One row of the chat. Rows do not change: while one streams, the others are not drawn again. */
export const MessageRow = memo(function MessageRow({ event }: { event: ChatEvent }) {
  if (event.type === 'system') return <SystemRow event={event} />;
  if (event.type === 'error') return <ErrorRow event={event} />;
  const text = textOf(event);
  return (
    <div className={`assistant-row assistant-row-${event.type === 'user' ? 'user' : 'agent'}`} data-type={event.type}>
      {text && (
        <div className="assistant-bubble">
          <span className="bf-hidden">{event.type === 'user' ? 'You: ' : 'Assistant: '}</span>
          <RichText text={text} />
        </div>
      )}
      <Cards event={event} text={text} />
      {event.cancelled && <span className="assistant-note">Stopped here</span>}
    </div>
  );
});

function Cards({ event, text }: { event: ChatEvent; text: string }) {
  const { proposalData, recipeData, imageData, analysisData, navigationUrl } = event;
  const waiting = confirmationsOf(event);
  return (
    <>
      {(proposalData || recipeData) && <DraftCard event={event} />}
      {imageData && <ImageCard image={imageData} />}
      {analysisData && <AnalysisCard analysis={analysisData} text={text} />}
      {navigationUrl && <NavigationCard url={navigationUrl} />}
      {waiting.map((confirmation) => (
        <ConfirmationCard key={confirmation.token} event={event} confirmation={confirmation} />
      ))}
    </>
  );
}

function SystemRow({ event }: { event: ChatEvent }) {
  return (
    <div className="assistant-row assistant-row-system" data-type="system" data-handoff={event.isHandoff ?? false}>
      {event.isHandoff && <Icon name="arrow-right" size={14} />}
      <span>{event.content}</span>
    </div>
  );
}

function ErrorRow({ event }: { event: ChatEvent }) {
  const { messages } = useAssistant();
  const { turnId, canRetry } = event;
  return (
    <div className="assistant-row assistant-row-error" data-type="error">
      <strong>
        <Icon name="error" size={16} /> Error
      </strong>
      <span>{event.content}</span>
      {canRetry && turnId && (
        <button type="button" className="bf-link" onClick={() => messages.retry(turnId)}>
          Try again
        </button>
      )}
    </div>
  );
}

/** The answer on its way: it alone follows the text. */
export function StreamingRow() {
  const { live } = useAssistant().core;
  const text = useSyncExternalStore(live.subscribe, live.get);
  return (
    <div className="assistant-row assistant-row-agent" data-type="assistant" data-streaming="true">
      {text && (
        <div className="assistant-bubble">
          <RichText text={text} />
        </div>
      )}
      <span className="assistant-note">AI is typing...</span>
    </div>
  );
}
