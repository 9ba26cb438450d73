import * as z from 'zod';
import { id, line, pageQuery, timestamp } from '../core/primitives';

export const severity = z.enum(['info', 'important', 'urgent']);
/** Whom a notice is for: everybody with the plugin, who holds a role, single members, or who sees its project. */
export const noticeScope = z.enum(['all', 'role', 'member', 'project']);
export const noticeStatus = z.enum(['draft', 'scheduled', 'published', 'expired', 'archived']);

const written = {
  title: line(160),
  /** **bold**, *italic*, lists and links as in notes; never HTML. */
  body: z.string().trim().max(10_000),
  severity,
  scope: noticeScope,
  /** Ids of roles or of members, as the scope says. */
  targets: z.array(id).max(200),
  project_id: id.nullable(),
  /** When it shall be published; null: as soon as somebody does so. */
  publish_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  /** Readers confirm that they have read it. */
  requires_ack: z.boolean(),
  pinned: z.boolean(),
};

export const notice = z.object({
  id,
  ...written,
  status: noticeStatus,
  author_id: id.nullable(),
  published_at: timestamp.nullable(),
  archived_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  reminded_at: timestamp.nullable(),
  version: z.int(),
  /** The caller wrote it. */
  mine: z.boolean(),
  /** When the caller has seen and confirmed it. */
  seen_at: timestamp.nullable(),
  ack_at: timestamp.nullable(),
  readers: z.object({ total: z.int(), seen: z.int(), acked: z.int() }),
});

export const newNotice = z.strictObject({
  ...written,
  body: written.body.default(''),
  severity: severity.default('info'),
  scope: noticeScope.default('all'),
  targets: written.targets.default([]),
  project_id: id.nullable().default(null),
  publish_at: timestamp.nullable().default(null),
  expires_at: timestamp.nullable().default(null),
  requires_ack: z.boolean().default(false),
  pinned: z.boolean().default(false),
});
export const noticePatch = z.strictObject(written).partial();
export const noticeQuery = pageQuery.omit({ ordering: true }).extend({ status: noticeStatus.optional(), severity: severity.optional() });
export const receipt = z.object({ member_id: id, name: z.string(), seen_at: timestamp.nullable(), ack_at: timestamp.nullable() });
const named = z.array(z.object({ id, name: z.string() }));
/** Who a notice can be for. */
export const targets = z.object({ roles: named, members: named });

export type Notice = z.output<typeof notice>;
export type NoticeStatus = z.output<typeof noticeStatus>;
export type NewNotice = z.output<typeof newNotice>;
export type NoticePatch = z.output<typeof noticePatch>;
export type NoticeQuery = z.output<typeof noticeQuery>;
export type Receipt = z.output<typeof receipt>;
