import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Announcer } from './announcer';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { Notes } from './notes';
import { StartOverlay, WaitingOverlay } from './overlays';
import { PanelHeader } from './panel-header';
import { RecordingBanner } from './recording-banner';
import { SettingsDrawer } from './settings-drawer';
import { useAssistant, useAssistantState } from './use-assistant';

export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { voice } = useAssistant();
  const isActive = useAssistantState((state) => state.session.kind === 'active');
  useEffect(() => {
    if (field.current && !field.current.disabled) field.current.focus();
    else panel.current?.focus();
  }, [isActive]);
  // Escape closes what is on top: the settings, the recording, the panel.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (isSettingsOpen) setSettingsOpen(false);
    else if (voice.input.getState().recorder.phase !== 'idle') voice.discard();
    else onClose();
  };
  return (
    <section ref={panel} className="assistant-panel" role="dialog" aria-labelledby="assistant-title" tabIndex={-1} onKeyDown={handleKey}>
      <PanelHeader onSettings={() => setSettingsOpen(!isSettingsOpen)} isSettingsOpen={isSettingsOpen} onClose={onClose} />
      <div className="assistant-body">
        <MessageList />
        <StartOverlay />
        <WaitingOverlay />
      </div>
      <RecordingBanner />
      <Notes />
      <Composer field={field} />
      <Announcer />
      {isSettingsOpen && <SettingsDrawer onClose={() => setSettingsOpen(false)} />}
    </section>
  );
}
