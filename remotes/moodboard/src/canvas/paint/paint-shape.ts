import { svgElement } from './element';
import type { Paint } from './paint-item';
import { shapeLook } from './shape-path';

export const paintShape: Paint = (body, item) => {
  const { path, fill, stroke, width } = shapeLook(item);
  const svg = svgElement('svg', {
    width: item.w,
    height: item.h,
    viewBox: `0 0 ${item.w} ${item.h}`,
    'aria-hidden': 'true',
    focusable: 'false',
  });
  svg.append(svgElement('path', { d: path, fill, stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
  body.replaceChildren(svg);
};
