import type { AnswerValue, PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../questionnaire.client';
import { AnswerSender } from './answer-sender';
import { findUnsent, keepUnsent } from './unsent';

const newId = (): string => crypto.randomUUID();

/** What is answered on this page: shown at once, kept on the device, and brought to the server. */
export function useAnswers(link: string, page: PublicQuestionnaire) {
  const { life, nav } = usePlugin();
  const [unsent] = useState(() => findUnsent(link));
  const [given, setGiven] = useState<Readonly<Record<string, AnswerValue | undefined>>>(() => ({
    ...page.answers,
    ...Object.fromEntries(unsent.map(({ question_key, value }) => [question_key, value])),
  }));
  const [sender] = useState(
    () =>
      new AnswerSender({
        newId,
        waiting: unsent,
        later: (ms, work) => life.after(ms, work),
        send: async (answers) => (await api.saveAnswers({ params: { uniqueLink: link }, body: { answers: [...answers] } })).data,
      }),
  );
  const state = useSyncExternalStore(sender.subscribe, () => sender.state);
  const { waiting } = state;
  useEffect(() => sender.subscribe(() => keepUnsent(link, sender.state)), [sender, link]);
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
