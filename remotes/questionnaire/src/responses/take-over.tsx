import { isEmpty, type MappingInput, type MappingResult, type Question, type Responses } from '@butterfly/contracts/questionnaire';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../questionnaire.client';

interface Offer {
  readonly question: Question;
  /** Who has said something to it. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** Whose answer is taken over; 0: nobody's. */
type Chosen = Readonly<Record<string, number>>;

/** “These answers change the project”: before and after, each to be taken or left. Nothing is changed before somebody says so. */
export function TakeOver({ responses }: { readonly responses: Responses }) {
  const id = String(responses.questionnaire.id);
  const offers = offersOf(responses);
  const [chosen, setChosen] = useState<Chosen>({});
  const of = ({ question, people }: Offer) => chosen[question.key] ?? people[0]?.id ?? 0;
  const answers = offers.flatMap((offer) => (of(offer) === 0 ? [] : [{ question_key: offer.question.key, recipient_id: of(offer) }]));
  const dry = useQuery({
    queryKey: [...keys.responses(id), 'dry', answers],
    queryFn: async ({ signal }) => (await api.applyMapping({ params: { id }, body: { answers, dry_run: true }, signal })).data,
    enabled: answers.length > 0,
    retry: false,
    placeholderData: (before) => before,
  });
  if (offers.length === 0) return null;
  const changes = new Map((answers.length === 0 ? [] : (dry.data?.changes ?? [])).map((change) => [change.question_key, change]));
  return (
    <section className="q-take" aria-label="What the answers change">
      <h2>{headline(changes.size)}</h2>
      {dry.error !== null && <Alert type="warning" showIcon title={errorMessage(dry.error)} />}
      <ul>
        {offers.map((offer) => {
          const change = changes.get(offer.question.key);
          return (
            <li key={offer.question.key} data-changes={change !== undefined}>
              <span className="q-take-what">
                <strong>{change?.what ?? offer.question.label}</strong>
                {change ? (
                  <span className="bf-figures">
                    <del>{change.before || 'nothing yet'}</del> <ins>{change.after}</ins>
                  </span>
                ) : (
                  <span className="bf-soft">{of(offer) === 0 ? 'left as it is' : 'is so already'}</span>
                )}
              </span>
              <Select<number>
                aria-label={`Whose answer: ${offer.question.label}`}
                value={of(offer)}
                options={[
                  ...offer.people.map((person) => ({ value: person.id, label: `as ${person.name} says` })),
                  { value: 0, label: 'leave it' },
                ]}
                onChange={(who) => setChosen({ ...chosen, [offer.question.key]: who })}
              />
            </li>
          );
        })}
      </ul>
      {answers.length > 0 && dry.data && <Apply id={id} answers={answers} dry={dry.data} />}
    </section>
  );
}

function headline(count: number): string {
  if (count === 0) return 'Nothing changes the project';
  return count === 1 ? 'This answer changes the project' : `These ${count} answers change the project`;
}

function Apply({ id, answers, dry }: { readonly id: string; readonly answers: MappingInput['answers']; readonly dry: MappingResult }) {
  const { nav, tenant } = usePlugin();
  const [made, setMade] = useState<number | null>(null);
  const apply = useAction<undefined, { data: MappingResult }>({
    run: () => api.applyMapping({ params: { id }, body: { answers, dry_run: false } }),
    invalidates: [keys.questionnaires],
    successMessage: () => 'The answers are taken over',
    onSuccess: ({ data }) => setMade(data.change_order?.proposal_id ?? null),
  });
  const order = dry.change_order;
  const by = order ? order.after_cents - order.before_cents : 0;
  return (
    <div className="q-apply">
      {order && (
        <p className="bf-figures">
          The proposal goes from <Money minor={order.before_cents} currency={tenant.currency} /> to{' '}
          <Money minor={order.after_cents} currency={tenant.currency} />: <Money minor={Math.abs(by)} currency={tenant.currency} />{' '}
          {by < 0 ? 'less' : 'more'}. It becomes a draft of a new version: clients see nothing before you send it.
        </p>
      )}
      {order && (
        <dl className="q-parts" aria-label="What the difference is made of">
          {order.parts.map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="bf-figures">
                {cents < 0 ? '−' : '+'}
                <Money minor={Math.abs(cents)} currency={tenant.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {made !== null && (
        <p role="status">
          <a
            href={`/proposal_and_invoice/version/${made}`}
            onClick={(event) => (event.preventDefault(), nav.go(`/proposal_and_invoice/version/${made}`))}
          >
            Open the new version of the proposal
          </a>
        </p>
      )}
      {dry.changes.length > 0 && (
        <Button type="primary" loading={apply.busy} onClick={() => apply.go(undefined)}>
          Take over {dry.changes.length === 1 ? 'this answer' : `these ${dry.changes.length} answers`}
        </Button>
      )}
    </div>
  );
}

function offersOf({ questionnaire, people }: Responses): Offer[] {
  const questions = questionnaire.form.pages.flatMap((page) => page.questions).filter(({ target }) => target !== null);
  return questions
    .map((question) => ({
      question,
      people: people
        .filter(({ answers }) => answers.some(({ question_key, value }) => question_key === question.key && !isEmpty(value)))
        .map(({ recipient_id, name }) => ({ id: recipient_id, name })),
    }))
    .filter(({ people: said }) => said.length > 0);
}
