import type { Paths } from '../core/define-routes';

export const paths = {
  list{{Records}}: 'GET /api/{{id}}/{{records}}/',
  create{{Record}}: 'POST /api/{{id}}/{{records}}/',
  export{{Records}}: 'GET /api/{{id}}/{{records}}/export.csv/',
  get{{Record}}: 'GET /api/{{id}}/{{records}}/:id/',
  update{{Record}}: 'PATCH /api/{{id}}/{{records}}/:id/',
  archive{{Record}}: 'POST /api/{{id}}/{{records}}/:id/archive/',
  restore{{Record}}: 'POST /api/{{id}}/{{records}}/:id/restore/',
} as const satisfies Paths;
