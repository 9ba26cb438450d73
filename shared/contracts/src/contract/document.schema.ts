import * as z from 'zod';
import { isText, type TextNode } from './document';

const LONGEST = 120_000;

export const text = z
  .unknown()
  .refine(
    (value) => isText(value) && value.type === 'doc' && JSON.stringify(value).length <= LONGEST,
    'must be a text',
  ) as unknown as z.ZodType<TextNode, TextNode>;
