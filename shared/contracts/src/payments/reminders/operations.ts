import * as z from 'zod';
import { idParam } from '../../core/primitives';
import { defineRoutes } from '../../core/define-routes';
import { projectMoney } from '../schema';
import { reminderPaths } from './paths';
import { reminderDraft, reminderPause } from './schema';

const ofPart = z.object({ projectId: idParam, id: idParam });
const refusals = ['payments.nothing_open', 'payments.no_address'];

export const reminderOperations = defineRoutes(reminderPaths, {
  previewReminder: {
    summary: 'The words of a reminder, before it is sent',
    access: 'plugin',
    params: ofPart,
    ok: reminderDraft,
    errors: refusals,
  },
  sendReminder: {
    summary: 'Remind the client of a part by mail, with a link to pay',
    access: 'plugin',
    feature: 'send_client_messages',
    idempotent: true,
    params: ofPart,
    ok: projectMoney,
    status: 201,
    errors: refusals,
  },
  pauseReminders: {
    summary: 'Let reminders and late fees of a project rest until a day, or go on',
    access: 'plugin',
    feature: 'send_client_messages',
    params: z.object({ projectId: idParam }),
    body: reminderPause,
    ok: projectMoney,
  },
});
