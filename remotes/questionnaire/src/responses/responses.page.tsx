import { minorDigits } from '@butterfly/contracts/money';
import { answerText, isEmpty, shownForm, type AnswerValue, type Question, type Responses } from '@butterfly/contracts/questionnaire';
import { useAction, useFeature, usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { EmptyState, Icon, PageHeader, StatusTag } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ProgressBar } from '../list/progress-bar';
import { stateOf, todayIn } from '../model/words';
import { api, keys } from '../questionnaire.client';
import { AnswerCell } from './answer-cell';
import { TakeOver } from './take-over';

/** What everybody has answered, side by side, and what that would change. */
export function Page() {
  const { questionnaireId = '' } = useParams();
  const found = useQuery({
    queryKey: keys.responses(questionnaireId),
    queryFn: async ({ signal }) => (await api.getResponses({ params: { id: questionnaireId }, signal })).data,
  });
  useReady(!found.isPending);
  return (
    <Loaded query={found} what="the answers" kind="table">
      {(responses) => <Answers responses={responses} />}
    </Loaded>
  );
}

function Answers({ responses }: { readonly responses: Responses }) {
  const { tenant, ui } = usePlugin();
  const { questionnaire: one, people } = responses;
  useEffect(() => {
    ui.setProject(one.project_id);
  }, [ui, one.project_id]);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { tone, words } = stateOf(one, todayIn(tenant.tz));
  const hasAny = people.some(({ answers }) => answers.length > 0);
  return (
    <article className="bf-page">
      <PageHeader
        eyebrow={<ProjectLink id={one.project_id}>{one.project_name}</ProjectLink>}
        title={one.title}
        meta={<StatusTag tone={tone}>{words}</StatusTag>}
        actions={<Steps responses={responses} />}
      />
      <section className="q-people" aria-label="Who is asked">
        {one.recipients.map((person) => (
          <ProgressBar key={person.id} label={person.name} bps={person.progress_bps} />
        ))}
      </section>
      {hasAny ? (
        <>
          <TakeOver responses={responses} />
          {people.length > 1 && (
            <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
              Only where they differ
            </Checkbox>
          )}
          <Comparison responses={responses} onlyDifferent={onlyDifferent} />
        </>
      ) : (
        <EmptyState
          drawing="vase"
          title="Nobody has answered yet"
          text="Answers stand here the moment they are given, also half of them."
        />
      )}
    </article>
  );
}

function Steps({ responses: { questionnaire: one } }: { readonly responses: Responses }) {
  const mayExport = useFeature('export_data');
  const params = { id: String(one.id) };
  const step = (run: () => Promise<unknown>) => ({ run, invalidates: [keys.questionnaires] });
  const review = useAction<undefined, unknown>(step(() => api.reviewQuestionnaire({ params })));
  const reopen = useAction<undefined, unknown>(step(() => api.reopenQuestionnaire({ params })));
  return (
    <>
      {mayExport && (
        <>
          <Button icon={<Icon name="note" size={16} />} href={`/api/questionnaire/questionnaires/${one.id}/export.pdf/`} target="_blank">
            On paper
          </Button>
          <Button icon={<Icon name="download" size={16} />} href={`/api/questionnaire/questionnaires/${one.id}/export.csv/`} download>
            As a table
          </Button>
        </>
      )}
      {(one.state === 'submitted' || one.state === 'reviewed') && (
        <Button loading={reopen.busy} onClick={() => reopen.go(undefined)}>
          Open again
        </Button>
      )}
      {one.state === 'submitted' && (
        <Button type="primary" loading={review.busy} onClick={() => review.go(undefined)}>
          We have read it
        </Button>
      )}
    </>
  );
}

interface ComparisonProps {
  readonly responses: Responses;
  readonly onlyDifferent: boolean;
}

function Comparison({ responses: { questionnaire, people }, onlyDifferent }: ComparisonProps) {
  const { tenant } = usePlugin();
  const format = new Intl.NumberFormat(tenant.locale, { style: 'currency', currency: tenant.currency });
  const money = (cents: number) => format.format(cents / 10 ** minorDigits(tenant.currency));
  const given = people.map(
    (person) => new Map<string, AnswerValue>(person.answers.map(({ question_key, value }) => [question_key, value])),
  );
  const shown = given.map((answers) => shownForm(questionnaire.form, Object.fromEntries(answers)));
  const said = (question: Question) => shown.map(({ values }) => answerText(question, values[question.key], money));
  return (
    <>
      {questionnaire.form.pages.map((page) => {
        const rows = page.questions.filter(
          (question) =>
            question.type !== 'heading' &&
            shown.some(({ visible }) => visible.has(question.key)) &&
            (!onlyDifferent || isDifferent(said(question), given, question)),
        );
        if (rows.length === 0) return null;
        return (
          <section key={page.key} className="q-answers" aria-label={page.title}>
            <h2>{page.title}</h2>
            <div className="q-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Question</th>
                    {people.map(({ recipient_id, name }) => (
                      <th key={recipient_id} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((question) => {
                    const words = said(question);
                    return (
                      <tr key={question.key} data-different={isDifferent(words, given, question)}>
                        <th scope="row">
                          {question.label}
                          {isDifferent(words, given, question) && <StatusTag tone="marigold">They differ</StatusTag>}
                        </th>
                        {words.map((text, at) => (
                          <td key={people[at]?.recipient_id}>
                            <AnswerCell
                              questionnaireId={questionnaire.id}
                              question={question}
                              value={given[at]?.get(question.key)}
                              text={text}
                            />
                          </td>
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          </section>
        );
      })}
    </>
  );
}

/** Both have said something, and not the same. */
function isDifferent(words: readonly string[], given: readonly ReadonlyMap<string, AnswerValue>[], { key }: Question): boolean {
  const answered = words.filter((_, at) => !isEmpty(given[at]?.get(key)));
  return new Set(answered).size > 1;
}
