import { filesIn, pickedIn, type AnswerValue, type Question } from '@butterfly/contracts/questionnaire';

interface AnswerCellProps {
  readonly questionnaireId: number;
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  readonly text: string;
}

/** An answer in its words; files can be opened, pictures are seen. */
export function AnswerCell({ questionnaireId, question, value, text }: AnswerCellProps) {
  if (text === '') return <span className="bf-soft">not answered</span>;
  const picked = pickedIn(question, value);
  if (picked.length > 0)
    return (
      <span className="q-brought">
        {picked.map((picture) => {
          const src = `/api/questionnaire/questionnaires/${questionnaireId}/board/${picture}/`;
          return <img key={picture} src={src} alt={`Picture ${picture} of the board`} loading="lazy" />;
        })}
      </span>
    );
  const files = filesIn(value);
  if (files.length === 0) return text;
  return (
    <span className="q-brought">
      {files.map(({ file, name }) => {
        const href = `/api/questionnaire/questionnaires/${questionnaireId}/files/${file}/`;
        return (
          <a key={file} href={href} target="_blank" rel="noreferrer">
            {name.endsWith('.webp') ? <img src={href} alt={name} loading="lazy" /> : name}
          </a>
        );
      })}
    </span>
  );
}
