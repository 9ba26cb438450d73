import type { StagePatch, StageRecord } from '@butterfly/contracts/tenant_crm';
import { crm, keys } from '../crm.client';
import type { RecordKind } from '../parts/record/record-kind';
import { colorWords, kindWords } from './stage-words';

/** A stage as editing in place sees it. */
export const stageKind: RecordKind<StageRecord, StagePatch> = {
  noun: 'stage',
  queryKey: keys.stage,
  read: (id, signal) => crm.getStage({ params: { id }, ...(signal && { signal }) }),
  save: (id, body, ifMatch) => crm.updateStage({ params: { id }, body, ifMatch }),
  labels: { name: 'Name', color: 'Colour', kind: 'Means', probability_bps: 'Probability', rotting_days: 'Red after', required_fields: 'Asks for' },
  words: {
    color: (value) => colorWords[value as keyof typeof colorWords], kind: (value) => kindWords[value as keyof typeof kindWords],
    probability_bps: (value) => `${Number(value) / 100} %`, rotting_days: (value) => `${String(value)} days`,
  },
  outdated: [keys.stages, keys.pipeline, keys.dashboard],
};
