import { isList, type Tree } from '@butterfly/contracts/public-pages';
import { createElement, Fragment, type ReactNode } from 'react';

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  enctype: 'encType',
  novalidate: 'noValidate',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const KEPT_VALUES = new Set(['button', 'option']);

/** The same tree that the server writes as HTML, as React draws it: what stands in the editor is what visitors see. */
export function draw(tree: Tree): ReactNode {
  if (tree === null || typeof tree === 'string') return tree;
  if (isList(tree)) return tree.map((part, at) => <Fragment key={at}>{draw(part)}</Fragment>);
  const { tag, attrs, children } = tree;
  const props = Object.fromEntries(
    Object.entries(attrs)
      .filter(([name]) => name !== 'selected')
      .map(([name, value]) => [name === 'value' && KEPT_VALUES.has(tag) ? name : (NAMES[name] ?? name), value]),
  );
  return createElement(tag, props, ...children.map(draw));
}
