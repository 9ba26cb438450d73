/** What people are to a project, as they are asked for. */
export const ROLES =
  /\b(?:planner|photographer|caterer|coordinator|vendor|bride|groom|mother|father|parents?|partner|contact|couple|client|planerin|fotograf\w*|fotograf[oa]|organizador\w*)\b/;
