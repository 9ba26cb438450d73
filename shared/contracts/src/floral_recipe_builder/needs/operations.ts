import * as z from 'zod';
import { defineRoutes } from '../../core';
import { needsPaths } from './paths';
import { flowerNeed, flowerNeedsQuery } from './schema';

export const needsOperations = defineRoutes(needsPaths, {
  listFlowerNeeds: {
    summary: 'What the events of some days need of a flower, what of it is ordered, and what it costs',
    access: 'plugin',
    fieldsNeed: ['view_costs'],
    query: flowerNeedsQuery,
    ok: z.array(flowerNeed),
  },
});
