import { reopenAfter } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../twilio.client';

const AGAIN_MS = 4_000;

interface ChangedFrame {
  readonly type: string;
  readonly conversation?: number;
}

/** Texts show as they come. A socket that breaks is opened again, and what was missed is asked for. */
export function useLiveTexts(): void {
  const { life } = usePlugin();
  const cache = useQueryClient();
  useEffect(() => {
    let [ended, socket] = [false, null as WebSocket | null];
    const refresh = (conversation?: number) => {
      void cache.invalidateQueries({ queryKey: keys.conversations });
      void cache.invalidateQueries({ queryKey: conversation === undefined ? ['messages'] : keys.messages(conversation) });
      void cache.invalidateQueries({ queryKey: conversation === undefined ? ['planned'] : keys.planned(conversation) });
    };
    const open = () => {
      if (ended) return;
      socket = life.socket('/ws/twilio_communications/');
      socket.onopen = () => socket?.send(JSON.stringify({ type: 'listen' }));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(String(data)) as ChangedFrame;
        if (frame.type === 'listening') refresh();
        if (frame.type === 'twilio_communications.changed') refresh(frame.conversation);
      };
      socket.onclose = ({ code }) => {
        if (!ended) life.after(reopenAfter(code, AGAIN_MS), open);
      };
    };
    open();
    return () => {
      ended = true;
      socket?.close();
    };
  }, [life, cache]);
}
