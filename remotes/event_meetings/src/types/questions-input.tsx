import { answerKinds, leadFields, type Question } from '@butterfly/contracts/event_meetings';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { Button, Checkbox, Input, Select } from 'antd';

interface QuestionsInputProps {
  readonly value?: readonly Question[];
  readonly onChange?: (value: readonly Question[]) => void;
}

/** What visitors are asked; an answer may become a field of the lead. */
export function QuestionsInput({ value = [], onChange }: QuestionsInputProps) {
  const change = (at: number, part: Partial<Question>) =>
    onChange?.(value.map((question, index) => (index === at ? { ...question, ...part } : question)));
  return (
    <ul className="event_meetings-list">
      {value.map((question, at) => (
        <li key={question.key} className="event_meetings-question">
          <Input
            aria-label="Question"
            maxLength={200}
            value={question.label}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <Select
            aria-label="Kind of answer"
            value={question.kind}
            options={optionsOf(answerKinds)}
            onChange={(kind) => change(at, { kind: kind as Question['kind'] })}
          />
          <Select
            aria-label="Field of the lead"
            allowClear
            placeholder="No field of the lead"
            value={question.lead_field}
            options={optionsOf(leadFields)}
            onChange={(field?: string | null) => change(at, { lead_field: (field ?? null) as Question['lead_field'] })}
          />
          {question.kind === 'choice' && (
            <Input
              aria-label="Choices, with commas between"
              placeholder="Choices, with commas between"
              defaultValue={question.options.join(', ')}
              onBlur={({ target }) =>
                change(at, {
                  options: target.value
                    .split(',')
                    .map((word) => word.trim())
                    .filter(Boolean),
                })
              }
            />
          )}
          <Checkbox checked={question.required} onChange={({ target }) => change(at, { required: target.checked })}>
            Needed
          </Checkbox>
          <Button
            aria-label={`Remove ${question.label || 'the question'}`}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </li>
      ))}
      <li>
        <Button
          onClick={() =>
            onChange?.([...value, { key: freeKey(value), label: '', kind: 'short', required: false, options: [], lead_field: null }])
          }
        >
          Add a question
        </Button>
      </li>
    </ul>
  );
}

function freeKey(questions: readonly Question[]): string {
  let number = questions.length + 1;
  while (questions.some(({ key }) => key === `q${number}`)) number += 1;
  return `q${number}`;
}
