import type { Section } from '@butterfly/contracts/client_portal';
import { Link, useLocation } from 'react-router-dom';
import { CodeForm } from './code-form';
import { DocumentList } from './document-list';
import { Gate, type Shown } from './gate';
import { useOpen } from './use-open';

/** All of one kind: proposals, the contract, payments, invoices, the board. */
export function Page() {
  const { pathname } = useLocation();
  const section = pathname.split('/').filter(Boolean).at(-1) as Section;
  return <Gate>{(shown) => <OneSection section={section} {...shown} />}</Gate>;
}

function OneSection({ section, token, portal, words }: Shown & { readonly section: Section }) {
  const opening = useOpen(token, words);
  const own = portal.documents.filter((one) => one.section === section);
  const { waiting } = opening;
  if (waiting) return <CodeForm token={token} words={words} onProven={() => opening.open(waiting)} />;
  return (
    <>
      <p>
        <Link to={`/portal/${token}`}>{words.portal}</Link>
      </p>
      <h1 tabIndex={-1} data-page-heading="">
        {words.section[section]}
      </h1>
      {own.length === 0 && <p className="bf-soft">{words.nothingHere}</p>}
      <DocumentList documents={own} portal={portal} words={words} opening={opening} />
    </>
  );
}
