import type { Paths } from '../core/define-routes';

export const paths = {
  boot: 'GET /api/plugins/',
  publish: 'POST /api/plugins/releases/',
  putBlob: 'PUT /api/plugins/blobs/:sha256/',
  moveChannel: 'POST /api/plugins/channels/:id/:channel/',
  rollBack: 'POST /api/plugins/channels/:id/:channel/rollback/',
  statusOfAll: 'GET /api/plugins/status/',
  status: 'GET /api/plugins/status/:id/',
  setEnabled: 'PUT /api/plugins/enabled/:id/',
} as const satisfies Paths;
