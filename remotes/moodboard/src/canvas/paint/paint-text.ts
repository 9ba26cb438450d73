import { readableOn } from '../../model/describe-item';
import { colorProp, textProp } from '../../model/item-traits';
import { element } from './element';
import type { Paint } from './paint-item';
import { NOTE_PAPER, setText, textStyle } from './text-style';

export const paintColor: Paint = (body, item) => {
  const hex = colorProp(item, 'hex', '#cccccc');
  const caption = element('span', 'mb-caption', textProp(item, 'name'));
  caption.append(element('small', '', hex));
  body.style.background = hex;
  body.style.color = readableOn(hex.length === 7 ? hex : '#ffffff');
  body.replaceChildren(caption);
};

export const paintNote: Paint = (body, item) => {
  const text = textProp(item, 'text');
  setText(body.style, textStyle(item));
  body.style.background = colorProp(item, 'fill', NOTE_PAPER);
  body.replaceChildren(text ? element('p', '', text) : element('em', '', 'Double-click to write'));
};

export const paintText: Paint = (body, item) => {
  setText(body.style, textStyle(item));
  body.replaceChildren(element('p', '', textProp(item, 'text')));
};

export const paintUnknown: Paint = (body, item) => body.replaceChildren(element('p', '', item.type));
