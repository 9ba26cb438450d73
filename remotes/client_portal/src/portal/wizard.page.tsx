import { Link } from 'react-router-dom';
import { CodeForm } from './code-form';
import { DocumentLine } from './document-line';
import { Gate, type Shown } from './gate';
import { StepList } from './step-list';
import { useOpen } from './use-open';

/** One step after the other: accept, sign, pay, answer. Where somebody left it, it goes on. */
export function Page() {
  return <Gate>{(shown) => <Wizard {...shown} />}</Gate>;
}

function Wizard({ token, portal, words }: Shown) {
  const { isBusy, said, waiting, open } = useOpen(token, words);
  const current = portal.steps.find(({ state }) => state === 'now');
  const own = portal.documents.filter((one) => one.section === current?.section && one.state === 'todo');
  if (waiting) return <CodeForm token={token} words={words} onProven={() => open(waiting)} />;
  return (
    <>
      <p>
        <Link to={`/portal/${token}`}>{words.portal}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {current ? words.steps[current.does] : words.stepByStep}
      </h1>
      <ul>
        {own.map((one) => (
          <DocumentLine
            key={one.key}
            document={one}
            words={words}
            language={portal.me.language}
            isBusy={isBusy}
            onOpen={(what) => void open(what)}
          />
        ))}
      </ul>
      {!current && <p>{words.nothingNext}</p>}
      <p role="status">{said}</p>
      <StepList steps={portal.steps} words={words} />
    </>
  );
}
