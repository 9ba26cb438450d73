import { missingKeys, progressBps, shownForm, type PublicQuestionnaire } from '@butterfly/contracts/questionnaire';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, keys } from '../questionnaire.client';
import type { SendingState } from './answer-sender';
import { QuestionField } from './question-field';
import { useAnswers } from './use-answers';
import { useWords, type AnswerWords } from './words/words';

interface OpenFormProps {
  readonly link: string;
  readonly page: PublicQuestionnaire;
}

/** The questions, a page at a time. Every answer is kept as it is given. */
export function OpenForm({ link, page }: OpenFormProps) {
  const cache = useQueryClient();
  const words = useWords();
  const { given, state, answer, flush } = useAnswers(link, page);
  const [at, setAt] = useState(0);
  const [isMissingShown, setMissingShown] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const { visible, values } = shownForm(page.form, given);
  const missing = missingKeys(page.form, given);
  const { pages } = page.form;
  const shown = pages[at] ?? pages[0];
  const isLast = at >= pages.length - 1;
  const submit = useAction<undefined, { data: PublicQuestionnaire }>({
    run: () => api.submitAnswers({ params: { uniqueLink: link } }),
    invalidates: [],
    failure: 'inline',
    onSuccess: ({ data }) => cache.setQueryData(keys.open(link), data),
  });
  const go = (to: number) => {
    flush();
    setAt(to);
    top.current?.focus();
  };
  // With braces: newer browsers answer a promise, which React would take for what has to be undone.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [at]);
  useEffect(() => {
    if (wanted === null) return;
    document.querySelector<HTMLElement>(`[data-question="${wanted}"] :is(input, textarea, button):enabled`)?.focus();
    setWanted(null);
  }, [wanted]);
  const finish = () => {
    const [first] = missing;
    if (first === undefined) return submit.go(undefined);
    setMissingShown(true);
    setWanted(first);
    setAt(
      Math.max(
        0,
        pages.findIndex(({ questions }) => questions.some(({ key }) => key === first)),
      ),
    );
  };
  const refusalOf = (key: string): string | undefined => {
    if (state.refusals[key] !== undefined) return words.doesNotFit;
    return isMissingShown && missing.includes(key) ? words.isNeeded : undefined;
  };
  if (!shown) return null;
  return (
    <>
      <header className="q-head">
        <p className="bf-eyebrow">{page.business}</p>
        <h1 tabIndex={-1} data-page-heading="">
          {page.title}
        </h1>
        <p>
          {[page.project_name, words.forPerson(page.me), page.due_on && words.dueBy(dayText(page.due_on, page.language))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Progress bps={progressBps(page.form, given)} />
        {pages.length > 1 && (
          <ol className="q-steps" aria-label={words.pages}>
            {pages.map(({ key, title }, nth) => (
              <li key={key}>
                <button type="button" aria-current={nth === at ? 'step' : undefined} onClick={() => go(nth)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        )}
      </header>
      <section className="q-page" aria-labelledby="q-page-title">
        <h2 id="q-page-title" ref={top} tabIndex={-1}>
          {shown.title}
        </h2>
        {shown.help && <p className="q-help">{shown.help}</p>}
        {shown.questions
          .filter(({ key }) => visible.has(key))
          .map((question) => (
            <QuestionField
              key={question.key}
              question={question}
              value={values[question.key]}
              currency={page.currency}
              disabled={state.status === 'closed'}
              refusal={refusalOf(question.key)}
              onChange={(value) => answer(question.key, value)}
            />
          ))}
      </section>
      <footer className="q-foot">
        <SavedWords state={state} />
        {submit.error !== null && (
          <p className="q-error" role="alert">
            {words.notSent}
          </p>
        )}
        <div className="q-buttons">
          {at > 0 && (
            <button type="button" onClick={() => go(at - 1)}>
              {words.back}
            </button>
          )}
          {!isLast && (
            <button type="button" className="q-primary" onClick={() => go(at + 1)}>
              {words.next}
            </button>
          )}
          {isLast && (
            <button
              type="button"
              className="q-primary"
              disabled={submit.busy || state.status === 'closed' || state.waiting.length > 0}
              onClick={finish}
            >
              {submit.busy ? words.sending : words.send}
            </button>
          )}
        </div>
      </footer>
    </>
  );
}

function Progress({ bps }: { readonly bps: number }) {
  const { progress } = useWords();
  const percent = Math.floor(bps / 100);
  return (
    <p className="q-progress">
      <progress max={100} value={percent} aria-label={progress} />
      <span className="bf-figures">{percent} %</span>
    </p>
  );
}

const SAID: Readonly<Record<SendingState['status'], keyof AnswerWords & ('closed' | 'offline' | 'saved' | 'saving')>> = {
  saved: 'saved',
  typing: 'saving',
  saving: 'saving',
  offline: 'offline',
  closed: 'closed',
};

function SavedWords({ state: { status } }: { readonly state: SendingState }) {
  const words = useWords();
  return (
    <p className="q-saved" role="status" data-status={status}>
      {words[SAID[status]]}
    </p>
  );
}

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );
