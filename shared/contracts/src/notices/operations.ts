import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../core';
import { paths } from './paths';
import { newNotice, notice, noticePatch, noticeQuery, receipt, targets } from './schema';

const byId = z.object({ id: idParam });
const nothing = z.object({}).optional();
const own = ['notices.only_author'];

export const operations = defineRoutes(paths, {
  listNotices: {
    summary: 'Notices for me and by me, pinned ones first, then the newest',
    access: 'plugin',
    query: noticeQuery,
    ok: pageOf(notice),
  },
  createNotice: {
    summary: 'Write a notice; nobody sees the draft',
    access: 'plugin',
    idempotent: true,
    body: newNotice,
    ok: notice,
    status: 201,
  },
  getNotice: { summary: 'Read a notice; the answer has an ETag', access: 'plugin', params: byId, ok: notice },
  updateNotice: {
    summary: 'Change a notice; needs If-Match',
    access: 'plugin',
    params: byId,
    body: noticePatch,
    ok: notice,
    errors: ['precondition_required', 'version_conflict', 'notices.archived', 'notices.already_published', ...own],
  },
  archiveNotice: {
    summary: 'Take a notice away; it can be restored',
    access: 'plugin',
    mayNeed: ['delete_records'],
    params: byId,
    ok: notice,
  },
  restoreNotice: { summary: 'Bring a notice back', access: 'plugin', params: byId, ok: notice },
  publishNotice: {
    summary: 'Publish a draft, at once or at its time',
    access: 'plugin',
    params: byId,
    body: nothing,
    ok: notice,
    errors: ['notices.archived', ...own],
  },
  seeNotice: { summary: 'I have seen this notice', access: 'plugin', params: byId, body: nothing, ok: notice },
  ackNotice: {
    summary: 'I have read this notice',
    access: 'plugin',
    params: byId,
    body: nothing,
    ok: notice,
    errors: ['notices.nothing_to_confirm'],
  },
  remindNotice: {
    summary: 'Remind those who have not read it',
    access: 'plugin',
    params: byId,
    body: nothing,
    ok: z.object({ reminded: z.int() }),
    errors: ['notices.reminded_lately', 'notices.nothing_to_confirm', ...own],
  },
  listReceipts: { summary: 'Who has seen and confirmed a notice', access: 'plugin', params: byId, ok: z.array(receipt), errors: own },
  listProjectNotices: {
    summary: 'Published notices of a project',
    access: 'plugin',
    params: z.object({ projectId: idParam }),
    ok: z.array(notice),
  },
  listTargets: { summary: 'Roles and members that a notice can be for', access: 'plugin', ok: targets },
});
