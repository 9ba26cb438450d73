import { colorProp, numberProp, textProp } from '../../model/item-traits';
import { element, svgElement } from './element';
import { bloomPaths } from './bloom';
import type { Paint } from './paint-item';

/** A card for an ingredient: a bloom in its colour, its name, how many stems. */
export const paintFlower: Paint = (body, item) => {
  const drawing = svgElement('svg', { viewBox: '0 0 100 100', class: 'mb-bloom', 'aria-hidden': 'true', focusable: 'false' });
  for (const { d, fill, opacity, stroke } of bloomPaths(colorProp(item, 'hex', '#f0a9b5'), textProp(item, 'form')))
    drawing.append(svgElement('path', { d, fill, opacity, ...(stroke !== undefined && { stroke, 'stroke-width': 0.7 }) }));
  const count = numberProp(item, 'count', 0);
  const words = element('span', 'mb-flower-words', textProp(item, 'name') || 'Flower');
  words.append(element('small', '', count > 0 ? `${count} ${count === 1 ? 'stem' : 'stems'}` : textProp(item, 'color_name')));
  body.replaceChildren(drawing, words);
};
