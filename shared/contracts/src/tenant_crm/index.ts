export { paths } from './paths';
export { operations } from './operations';
export type { PipelineQuery, ProjectQuery } from './operations';
export { errors } from './errors';
export { events } from './events';
export {
  dashboard, eventType, lostReason, newProject, owner, pipeline, project, projectLight, projectMove, projectPatch, projectRow, stage, stageChange,
  stageColor, stageKind,
} from './schema';
export type {
  Dashboard, EventType, LostReason, NewProject, Owner, Pipeline, PipelineCard, PipelineColumn, Project, ProjectLight, ProjectMove, ProjectPatch,
  ProjectRow, Stage, StageChange, StageColor, Sums,
} from './schema';
