import type { Paths } from '../../core/define-routes';

const at = '/api/floral_recipe_builder';

export const orderPaths = {
  previewOrders: `POST ${at}/orders/preview/`,
  getToOrder: `GET ${at}/projects/:projectId/to-order/`,
  createOrders: `POST ${at}/orders/`,
  listOrders: `GET ${at}/projects/:projectId/orders/`,
  getOrder: `GET ${at}/orders/:id/`,
  updateOrder: `PATCH ${at}/orders/:id/`,
  reviewOrder: `POST ${at}/orders/:id/review/`,
  sendOrder: `POST ${at}/orders/:id/send/`,
  confirmOrder: `POST ${at}/orders/:id/confirm/`,
  receiveOrder: `POST ${at}/orders/:id/receive/`,
  closeOrder: `POST ${at}/orders/:id/close/`,
  listStandIns: `GET ${at}/orders/:id/substitutes/`,
  cancelOrder: `POST ${at}/orders/:id/cancel/`,
  getOrderPdf: `GET ${at}/orders/:id/po.pdf/`,
  getOrderCsv: `GET ${at}/orders/:id/po.csv/`,
  listRecipeOrders: `GET ${at}/recipes/:id/order-history/`,
  getProjectCosts: `GET ${at}/projects/:projectId/costs/`,
} as const satisfies Paths;
