import * as z from 'zod';
import { id } from '../core';

const short = (max = 160) => z.string().trim().max(max);
const long = (max = 2_000) => z.string().trim().max(max);
const key = { id: z.string().min(1).max(80) };
const picture = id.nullable();

/** Where a button of a page may lead: a place on it, a path of this host, a page of the web, a mail or a telephone. */
export const safeHref = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(?:#[\w-]{0,60}|\/(?![/\\])[^\s\\]{0,490}|https:\/\/[^\s\\]{3,490}|mailto:[^\s]{3,250}|tel:[+\d][\d ()-]{2,30})$/,
    'must be a link such as https://…',
  );

const hero = z.object({
  ...key,
  eyebrow: short(),
  title: short(),
  text: long(600),
  button: short(60),
  look: z.enum(['arch', 'meadow', 'plain', 'table', 'vase']),
  picture,
});
const text = z.object({ ...key, title: short(), text: long(6_000), align: z.enum(['left', 'center']) });
const gallery = z.object({
  ...key,
  title: short(),
  pictures: z.array(z.object({ picture, caption: short(120) })).max(24),
});
const packages = z.object({
  ...key,
  title: short(),
  text: long(400),
  packages: z.array(z.object({ name: short(60), from: short(80), text: long(400) })).max(6),
});
const steps = z.object({ ...key, title: short(), text: long(400), steps: z.array(z.object({ name: short(80), text: long(400) })).max(6) });
const promises = z.object({ ...key, promises: z.array(z.object({ name: short(80), text: long(200) })).max(4) });
const testimonials = z.object({
  ...key,
  title: short(),
  quotes: z.array(z.object({ quote: long(600), name: short(80), about: short(80) })).max(12),
});
const faq = z.object({ ...key, title: short(), questions: z.array(z.object({ question: short(200), answer: long(1_500) })).max(30) });
const form = z.object({ ...key, title: short(), text: long(400), button: short(60) });
const booking = z.object({ ...key, title: short(), text: long(400), button: short(60) });
const map = z.object({ ...key, title: short(), address: short(200), text: long(400) });
const video = z.object({ ...key, title: short(), address: z.union([z.literal(''), safeHref]), text: short(200) });

/** What a block of each kind is told; the words are those of the editor. */
export const blockProps = { hero, text, gallery, packages, steps, promises, testimonials, faq, form, booking, map, video } as const;
export type PlainBlockType = keyof typeof blockProps;
export type PropsOf<T extends PlainBlockType> = z.output<(typeof blockProps)[T]>;

const block = <T extends PlainBlockType>(type: T) => z.object({ type: z.literal(type), props: blockProps[type] });
const plainBlock = z.discriminatedUnion('type', [
  block('hero'),
  block('text'),
  block('gallery'),
  block('packages'),
  block('steps'),
  block('promises'),
  block('testimonials'),
  block('faq'),
  block('form'),
  block('booking'),
  block('map'),
  block('video'),
]);
const columns = z.object({
  type: z.literal('columns'),
  props: z.object({ ...key, left: z.array(plainBlock).max(12), right: z.array(plainBlock).max(12) }),
});

/** A block as the editor keeps it: its kind, and what it was told. */
export const anyBlock = z.union([plainBlock, columns]);
export type PlainBlock = z.output<typeof plainBlock>;
export type Block = z.output<typeof anyBlock>;

/** A page as the editor keeps it. */
export const pageData = z.object({
  root: z.object({ props: z.object({}).default({}) }).default({ props: {} }),
  content: z.array(anyBlock).max(60),
});
export type PageData = z.output<typeof pageData>;
