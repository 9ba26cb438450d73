import { colorProp, textProp } from '../../model/item-traits';
import { element } from './element';
import type { Paint } from './paint-item';

/** A section of the board: a title and a place to put things. */
export const paintFrame: Paint = (body, item) => {
  body.style.background = colorProp(item, 'fill', '#f7f2ea');
  body.replaceChildren(element('span', 'mb-frame-title', textProp(item, 'title') || 'Section'));
};
