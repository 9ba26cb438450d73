import type { Stage } from '@butterfly/contracts/tenant_crm';

type DefaultStage = Omit<Stage, 'id' | 'position' | 'required_fields'>;

const stage = (name: string, look: Pick<Stage, 'color' | 'kind'>, percent: number, rotting_days: number | null = null): DefaultStage => ({
  name,
  ...look,
  probability_bps: percent * 100,
  rotting_days,
});

/** The pipeline a new business begins with. */
export const defaultStages: readonly DefaultStage[] = [
  stage('Inquiry', { color: 'neutral', kind: 'open' }, 10, 3),
  stage('Consultation', { color: 'blush', kind: 'open' }, 25, 10),
  stage('Proposal sent', { color: 'marigold', kind: 'open' }, 50, 7),
  stage('Verbal yes', { color: 'iris', kind: 'open' }, 75, 5),
  stage('Booked', { color: 'eucalyptus', kind: 'booked' }, 100),
  stage('Production', { color: 'eucalyptus', kind: 'booked' }, 100),
  stage('Event day', { color: 'eucalyptus', kind: 'booked' }, 100),
  stage('Closed', { color: 'neutral', kind: 'done' }, 100),
  stage('Lost', { color: 'clay', kind: 'lost' }, 0),
];
