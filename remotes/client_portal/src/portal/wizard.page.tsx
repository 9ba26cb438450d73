import { Link } from 'react-router-dom';
import { CodeForm } from './code-form';
import { DocumentList } from './document-list';
import { Gate, type Shown } from './gate';
import { StepList } from './step-list';
import { useOpen } from './use-open';

/** One step after the other: accept, sign, pay, answer. Where somebody left it, it goes on. */
export function Page() {
  return <Gate>{(shown) => <Wizard {...shown} />}</Gate>;
}

function Wizard({ token, portal, words }: Shown) {
  const opening = useOpen(token, words);
  const current = portal.steps.find(({ state }) => state === 'now');
  const own = portal.documents.filter((one) => one.section === current?.section && one.state === 'todo');
  const { waiting } = opening;
  if (waiting) return <CodeForm token={token} words={words} onProven={() => opening.open(waiting)} />;
  return (
    <>
      <p>
        <Link to={`/portal/${token}`}>{words.portal}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {current ? words.steps[current.does] : words.stepByStep}
      </h1>
      <DocumentList documents={own} portal={portal} words={words} opening={opening} />
      {!current && <p>{words.nothingNext}</p>}
      <StepList steps={portal.steps} words={words} />
    </>
  );
}
