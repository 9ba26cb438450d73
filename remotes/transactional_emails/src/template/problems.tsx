import type { TemplateProblem } from '@butterfly/contracts/transactional_emails';

/** What is wrong with a template, with its place. */
export function Problems({ problems }: { problems: readonly TemplateProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="mail-problems" aria-label="What is wrong">
      {problems.map(({ field, line, column, text }, at) => (
        <li key={`${field}${line}${column}${at}`}>
          <span className="bf-soft">{field === 'subject' ? 'Subject' : `Line ${line}`}</span> {text}
        </li>
      ))}
    </ul>
  );
}
