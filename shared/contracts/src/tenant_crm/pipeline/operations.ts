import * as z from 'zod';
import { day, defineRoutes, idParam, line } from '../../core';
import { eventType } from '../fields';
import { pipelinePaths } from './paths';
import { dashboard, pipeline } from './schema';

const pipelineQuery = z.object({
  owner: idParam.optional(),
  event_type: eventType.optional(),
  from: day.optional(),
  to: day.optional(),
  tag: line(40).optional(),
});

export type PipelineQuery = z.output<typeof pipelineQuery>;

export const pipelineOperations = defineRoutes(pipelinePaths, {
  getPipeline: { summary: 'The pipeline board: columns with counts, sums and cards', access: 'plugin', query: pipelineQuery, ok: pipeline },
  getDashboard: { summary: 'The figures of the CRM dashboard', access: 'plugin', ok: dashboard },
});
