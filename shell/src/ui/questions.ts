import { createStore } from 'zustand/vanilla';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly ok: string;
}

export interface Asked extends Question {
  answer(agreed: boolean): void;
}

export interface Questions {
  readonly store: { getState(): Asked | null; subscribe(listener: () => void): () => void };
  /** Resolves to true when the person agreed. A second question waits for the first. */
  ask(question: Question): Promise<boolean>;
}

export function createQuestions(): Questions {
  const store = createStore<{ asked: Asked | null }>(() => ({ asked: null }));
  let queue: Promise<unknown> = Promise.resolve();
  const put = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        store.setState({ asked: null });
        resolve(agreed);
      };
      store.setState({ asked: { ...question, answer } });
    });
  return {
    store: { getState: () => store.getState().asked, subscribe: store.subscribe },
    ask: (question) => {
      const answered = queue.then(() => put(question));
      queue = answered;
      return answered;
    },
  };
}
