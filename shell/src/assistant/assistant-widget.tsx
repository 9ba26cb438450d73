import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../app-services';
import type { RouteMatch } from '../routes/route-table';
import { agentsClient } from './agents.client';
import { createAssistant, type Assistant } from './assistant';
import './assistant.css';
import { AssistantPanel } from './panel/assistant-panel';
import { AssistantContext } from './panel/use-assistant';
import { projectContext } from './project-context';
import { createAssistantTabs } from './storage/assistant-tabs';
import { createPlayback } from './voice/playback';

interface WidgetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly match: RouteMatch | null;
  readonly projectId?: number | null;
}

/** The assistant itself. It lives as long as the staff app is shown; its panel comes and goes. */
export function AssistantWidget({ isOpen, onClose, match, projectId }: WidgetProps) {
  const place = usePlace(match, projectId);
  const assistant = useOneAssistant(place);
  useEffect(() => {
    if (!isOpen) assistant?.hidden();
  }, [assistant, isOpen]);
  if (!assistant || !isOpen) return null;
  return (
    <AssistantContext value={assistant}>
      <AssistantPanel onClose={onClose} />
    </AssistantContext>
  );
}

interface Place {
  readonly projectId: number | null;
  readonly url: string;
}

function usePlace(match: RouteMatch | null, own: number | null | undefined): () => Place {
  const { page } = useServices();
  const { pathname, search } = useLocation();
  const now = useRef<Place>({ projectId: null, url: '' });
  now.current = {
    projectId: projectContext(own, match?.projectId ?? page.getState().projectId),
    url: window.location.origin + pathname + search,
  };
  return useRef(() => now.current).current;
}

function useOneAssistant(place: () => Place): Assistant | null {
  const { draftTools } = useServices();
  const go = useRef(useNavigate());
  const [assistant, setAssistant] = useState<Assistant | null>(null);
  useEffect(() => {
    const created = createAssistant({
      api: agentsClient,
      drafts: draftTools,
      tabs: createAssistantTabs(),
      playback: createPlayback(),
      place,
      go: (path) => void go.current(path),
    });
    created.session.restore();
    void created.preferences.load();
    void created.loadAgentTypes();
    void created.voice.checkMicrophone();
    setAssistant(created);
    return created.dispose;
  }, [draftTools, place]);
  return assistant;
}
