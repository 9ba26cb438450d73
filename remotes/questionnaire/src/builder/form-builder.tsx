import { answerText, shownForm, type AnswerValue, type Question, type QuestionForm } from '@butterfly/contracts/questionnaire';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { QuestionField } from '../answer/question-field';
import { TYPES } from '../model/words';
import { moveQuestion, newKey, newQuestion, withoutQuestion, withPage, withQuestion } from './edit-form';
import { QuestionEditor } from './question-editor';

interface FormBuilderProps {
  readonly form: QuestionForm;
  readonly disabled: boolean;
  readonly onChange: (form: QuestionForm) => void;
}

/** The questions on the left, and beside them what a client sees, to be tried. */
export function FormBuilder({ form, disabled, onChange }: FormBuilderProps) {
  const [open, setOpen] = useState<string | null>(null);
  const addQuestion = (page: string) => {
    const question = newQuestion(form, 'short');
    onChange(withPage(form, page, (one) => ({ ...one, questions: [...one.questions, question] })));
    setOpen(question.key);
  };
  return (
    <div className="q-builder">
      <div className="q-build">
        {form.pages.map((page, at) => (
          <section key={page.key} className="q-build-page" aria-label={page.title}>
            <div className="q-build-head">
              <Input
                aria-label={`Title of page ${at + 1}`}
                maxLength={120}
                disabled={disabled}
                value={page.title}
                onChange={({ target }) => onChange(withPage(form, page.key, (one) => ({ ...one, title: target.value })))}
              />
              {!disabled && form.pages.length > 1 && (
                <Button
                  type="text"
                  aria-label={`Take the page ${page.title} away`}
                  disabled={page.questions.length > 0}
                  onClick={() => onChange({ pages: form.pages.filter(({ key }) => key !== page.key) })}
                >
                  <Icon name="trash" size={16} />
                </Button>
              )}
            </div>
            <Input
              aria-label={`Words at the top of page ${at + 1}`}
              placeholder="A sentence at the top of the page"
              maxLength={2_000}
              disabled={disabled}
              value={page.help}
              onChange={({ target }) => onChange(withPage(form, page.key, (one) => ({ ...one, help: target.value })))}
            />
            <ol className="q-build-list">
              {page.questions.map((question) => (
                <li key={question.key}>
                  <BuildLine
                    form={form}
                    question={question}
                    disabled={disabled}
                    isOpen={open === question.key}
                    onToggle={() => setOpen(open === question.key ? null : question.key)}
                    onChange={onChange}
                  />
                </li>
              ))}
            </ol>
            {!disabled && (
              <Button className="bf-wraps" icon={<Icon name="plus" size={16} />} onClick={() => addQuestion(page.key)}>
                Add a question to {page.title}
              </Button>
            )}
          </section>
        ))}
        {!disabled && form.pages.length < 12 && (
          <Button
            type="dashed"
            onClick={() => onChange({ pages: [...form.pages, { key: newKey(form, 'page'), title: 'New page', help: '', questions: [] }] })}
          >
            Add a page
          </Button>
        )}
      </div>
      <Preview form={form} />
    </div>
  );
}

interface BuildLineProps extends FormBuilderProps {
  readonly question: Question;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function BuildLine({ form, question, disabled, isOpen, onToggle, onChange }: BuildLineProps) {
  const { key, label, type, required, show_if, target } = question;
  return (
    <>
      <div className="q-build-line">
        <button type="button" className="q-build-open" aria-expanded={isOpen} disabled={disabled} onClick={onToggle}>
          <span>
            {label}
            {required && <span className="q-needed"> (needed)</span>}
          </span>
          <span className="bf-soft">
            {TYPES[type]}
            {show_if && ' · only sometimes'}
            {target && ' · goes into the project'}
          </span>
        </button>
        {!disabled && (
          <>
            <Button type="text" aria-label={`${label}: up`} onClick={() => onChange(moveQuestion(form, key, -1))}>
              <Icon name="chevron-up" size={16} />
            </Button>
            <Button type="text" aria-label={`${label}: down`} onClick={() => onChange(moveQuestion(form, key, 1))}>
              <Icon name="chevron-down" size={16} />
            </Button>
            <Button type="text" aria-label={`Take “${label}” away`} onClick={() => onChange(withoutQuestion(form, key))}>
              <Icon name="trash" size={16} />
            </Button>
          </>
        )}
      </div>
      {isOpen && !disabled && (
        <QuestionEditor form={form} question={question} onChange={(next) => onChange(withQuestion(form, key, () => next))} />
      )}
    </>
  );
}

/** What a client sees; answers given here are kept nowhere. */
function Preview({ form }: { readonly form: QuestionForm }) {
  const { tenant } = usePlugin();
  const [given, setGiven] = useState<Readonly<Record<string, AnswerValue>>>({});
  const { visible, values } = shownForm(form, given);
  return (
    <section className="q-preview" aria-label="What clients see">
      <p className="bf-eyebrow">What clients see – try it</p>
      {form.pages.map((page) => (
        <div key={page.key} className="q-page">
          <h2>{page.title}</h2>
          {page.help && <p className="q-help">{page.help}</p>}
          {page.questions
            .filter(({ key }) => visible.has(key))
            .map((question) => (
              <QuestionField
                key={`${question.key} ${question.type}`}
                question={question}
                value={values[question.key]}
                currency={tenant.currency}
                disabled={false}
                refusal={undefined}
                onChange={(value) => setGiven((now) => ({ ...now, [question.key]: value }))}
              />
            ))}
        </div>
      ))}
      {Object.keys(given).length > 0 && (
        <Button type="link" onClick={() => setGiven({})}>
          Forget what was tried ({Object.entries(given).filter(([key, value]) => answerOf(form, key, value) !== '').length})
        </Button>
      )}
    </section>
  );
}

function answerOf(form: QuestionForm, key: string, value: AnswerValue): string {
  const question = form.pages.flatMap(({ questions }) => questions).find((one) => one.key === key);
  return question ? answerText(question, value, String) : '';
}
