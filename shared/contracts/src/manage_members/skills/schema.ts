import * as z from 'zod';
import { day, id, line } from '../../core';

export const categoryKind = z.enum(['skill', 'member', 'task', 'product']);
export type CategoryKind = z.output<typeof categoryKind>;
export const tone = z.enum(['neutral', 'iris', 'eucalyptus', 'blush', 'marigold', 'clay']);
export type Tone = z.output<typeof tone>;

/** A node of the tree of its kind; siblings stand in the order of `position`. */
export const category = z.object({
  id,
  kind: categoryKind,
  name: z.string(),
  parent_id: id.nullable(),
  position: z.int(),
  color: tone,
  used: z.int(),
});
export type Category = z.output<typeof category>;
export const newCategory = z.strictObject({
  kind: categoryKind,
  name: line(60),
  parent_id: id.nullable().default(null),
  color: tone.default('neutral'),
});
/** `position` counts the siblings before it, in the place where it will be. */
export const categoryPatch = z
  .strictObject({ name: line(60), parent_id: id.nullable(), position: z.int().min(0).max(500), color: tone })
  .partial();
export type CategoryPatch = z.output<typeof categoryPatch>;

export const skill = z.object({ id, name: z.string(), category_id: id.nullable(), certificate_required: z.boolean() });
export type Skill = z.output<typeof skill>;
export const newSkill = z.strictObject({
  name: line(60),
  category_id: id.nullable().default(null),
  certificate_required: z.boolean().default(false),
});
export const skillPatch = z.strictObject({ name: line(60), category_id: id.nullable(), certificate_required: z.boolean() }).partial();
export type SkillPatch = z.output<typeof skillPatch>;

export const memberSkill = z.object({ member_id: id, skill_id: id, level: z.int().min(1).max(5), certified_until: day.nullable() });
export type MemberSkill = z.output<typeof memberSkill>;
/** Level 0 takes the skill away. */
export const skillLevel = z.strictObject({ level: z.int().min(0).max(5), certified_until: day.nullable().default(null) });

/** Who can do what: rows, columns and cells of the heat map. */
export const skillMatrix = z.object({
  members: z.array(z.object({ id, name: z.string(), title: z.string() })),
  skills: z.array(skill),
  levels: z.array(memberSkill),
  today: day,
});
export type SkillMatrix = z.output<typeof skillMatrix>;

const minute = z.int().min(0).max(1440);
const when = {
  member_id: id,
  kind: z.enum(['weekly', 'exception']),
  /** 0 Sunday … 6 Saturday, of a weekly entry. */
  weekday: z.int().min(0).max(6).nullable(),
  /** Days of an exception, both included. */
  from_day: day.nullable(),
  to_day: day.nullable(),
  from_minute: minute,
  to_minute: minute,
  state: z.enum(['available', 'unavailable', 'tentative']),
  note: z.string().trim().max(200),
};
export const availability = z.object({ id, ...when });
export type Availability = z.output<typeof availability>;
export const newAvailability = z
  .strictObject({
    ...when,
    weekday: when.weekday.default(null),
    from_day: day.nullable().default(null),
    to_day: day.nullable().default(null),
    from_minute: minute.default(0),
    to_minute: minute.default(1440),
    note: when.note.default(''),
  })
  .refine(({ from_minute: from, to_minute: to }) => from < to, { path: ['to_minute'], message: 'must be later than the beginning' })
  .refine(({ kind, weekday }) => kind !== 'weekly' || weekday !== null, { path: ['weekday'], message: 'is needed for every week' })
  .refine(({ kind, from_day: from, to_day: to }) => kind !== 'exception' || (from !== null && to !== null && from <= to), {
    path: ['to_day'],
    message: 'must not be before the first day',
  });
export type NewAvailability = z.output<typeof newAvailability>;
