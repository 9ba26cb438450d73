import type { PageData, PlainBlock } from './blocks';

/** Every block of a page, those in columns as well. */
export const flatBlocks = ({ content }: PageData): PlainBlock[] =>
  content.flatMap((one) => (one.type === 'columns' ? [...one.props.left, ...one.props.right] : [one]));
