import * as z from 'zod';
import { defineRoutes, idParam } from '../../core';
import { productionPaths } from './paths';
import { newTicks, productionSheet, tick } from './schema';

const byProject = z.object({ projectId: idParam });

export const productionOperations = defineRoutes(productionPaths, {
  getProduction: {
    summary: 'What is to be made for a project: pieces, stems to process, hard goods to pull, and what is ticked off',
    access: 'plugin',
    params: byProject,
    ok: productionSheet,
  },
  tickProduction: {
    summary: 'Tick lines off, or take ticks back; what was made without a network may be sent later, and again',
    access: 'plugin',
    params: byProject,
    body: newTicks,
    ok: z.array(tick),
  },
  getProductionPdf: {
    summary: 'The sheets as PDF: one for each piece, labels for buckets, what to process and what to pull',
    access: 'plugin',
    params: byProject,
    query: z.object({ part: z.enum(['all', 'labels', 'lists', 'sheets']).default('all') }),
    answer: 'handler',
    ok: z.unknown(),
    ratePerMember: 30,
  },
});
