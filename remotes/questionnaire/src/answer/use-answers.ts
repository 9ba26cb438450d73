import type { AnswerValue, PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../questionnaire.client';
import { AnswerSender, type WaitingAnswer } from './answer-sender';

interface Kept {
  readonly waiting: readonly WaitingAnswer[];
}

/** The token itself is a key: its end alone names the draft. */
const NAMED_BY = 12;
const newId = (): string => crypto.randomUUID();

/** What is answered on this page: shown at once, kept on the device, and brought to the server. */
export function useAnswers(link: string, page: PublicQuestionnaire) {
  const { life, nav } = usePlugin();
  const draft = useDraft<Kept>(`answers:${link.slice(-NAMED_BY)}`, { waiting: [] });
  const [given, setGiven] = useState<Readonly<Record<string, AnswerValue | undefined>>>(() => ({
    ...page.answers,
    ...Object.fromEntries(draft.value.waiting.map(({ question_key, value }) => [question_key, value])),
  }));
  const [sender] = useState(
    () =>
      new AnswerSender({
        newId,
        waiting: draft.value.waiting,
        later: (ms, work) => life.after(ms, work),
        send: async (answers) => (await api.saveAnswers({ params: { uniqueLink: link }, body: { answers: [...answers] } })).data,
      }),
  );
  const state = useSyncExternalStore(sender.subscribe, () => sender.state);
  const { waiting } = state;
  const keep = draft.set;
  const [kept, setKept] = useState(waiting);
  useEffect(() => {
    if (kept === waiting) return;
    setKept(waiting);
    keep({ waiting });
  }, [kept, waiting, keep]);
  useEffect(() => {
    nav.setDirty(waiting.length > 0);
    return () => nav.setDirty(false);
  }, [nav, waiting.length]);
  useEffect(() => {
    const flush = () => sender.flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [sender]);
  const answer = (key: string, value: AnswerValue) => {
    setGiven((now) => ({ ...now, [key]: value }));
    sender.add(key, value);
  };
  return { given, state, answer, flush: () => sender.flush() };
}
