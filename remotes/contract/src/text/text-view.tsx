import type { ClauseText, TextNode } from '@butterfly/contracts/contract';
import { Fragment, type ReactNode } from 'react';

/** The text of a contract as it is read; without the editor, so that a phone has it at once. */
export function ContractText({ body, clauses }: { readonly body: TextNode; readonly clauses: readonly ClauseText[] }) {
  return (
    <div className="contract-text">
      <Nodes of={body} />
      {clauses.map(({ title, body: text }, at) => (
        <section key={`${at} ${title}`}>
          <h3>
            {at + 1}. {title}
          </h3>
          <Nodes of={text} />
        </section>
      ))}
    </div>
  );
}

const Nodes = ({ of: { content = [] } }: { of: TextNode }) => content.map((node, at) => <Fragment key={at}>{drawn(node)}</Fragment>);

function drawn(node: TextNode): ReactNode {
  const inner = <Nodes of={node} />;
  switch (node.type) {
    case 'text':
      return marked(node);
    case 'heading':
      return <h3>{inner}</h3>;
    case 'bulletList':
      return <ul>{inner}</ul>;
    case 'orderedList':
      return <ol>{inner}</ol>;
    case 'listItem':
      return <li>{inner}</li>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    default:
      return <p>{inner}</p>;
  }
}

function marked({ text = '', marks = [] }: TextNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'bold') return <strong>{inner}</strong>;
    if (type === 'italic') return <em>{inner}</em>;
    if (type === 'underline') return <u>{inner}</u>;
    if (type === 'strike') return <s>{inner}</s>;
    if (type === 'link') {
      return (
        <a href={String(attrs?.['href'] ?? '')} target="_blank" rel="noopener noreferrer">
          {inner}
        </a>
      );
    }
    return inner;
  }, withFields(text));
}

/** Fields that have no value yet stand out; other words in braces are the words of the text. */
function withFields(text: string): ReactNode {
  return text
    .split(/(\{\{\s*[a-z_]+\s*\}\})/)
    .map((part, at) => (at % 2 === 1 ? <mark key={at}>{part.slice(2, -2).trim().replaceAll('_', ' ')}</mark> : part));
}
