import type { StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import type { RecordKind } from '@butterfly/record-kit/record';
import { crm, keys } from '../crm.client';
import { members } from '../crm.sources';
import { colorLabels, kindLabels } from './stage-labels';

/** A stage as editing in place sees it. */
export const stageKind: RecordKind<StageRecord, StagePatch> = {
  noun: 'stage',
  members,
  queryKey: keys.stage,
  read: (id, signal) => crm.getStage({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateStage({ params: { id }, body, ifMatch }),
  labels: {
    name: 'Name',
    color: 'Colour',
    kind: 'Means',
    probability_bps: 'Probability',
    rotting_days: 'Red after',
    required_fields: 'Asks for',
  },
  format: {
    color: (value) => colorLabels[value as keyof typeof colorLabels],
    kind: (value) => kindLabels[value as keyof typeof kindLabels],
    probability_bps: (value) => `${Number(value) / 100} %`,
    rotting_days: (value) => `${String(value)} days`,
  },
  invalidates: [keys.stages, keys.pipeline, keys.dashboard],
};
