import type { operations, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { contentDisposition } from '../../../platform/files/content-disposition';
import type { Platform } from '../../../platform/platform';
import { recordReply } from '../../../platform/records/record-reply';
import type { BookService } from '../book/service';
import type { ForReader } from '../for-reader';
import { pdfBytes } from '../../../platform/documents/pdf-bytes';
import { projectCosts } from './costs';
import { recipeHistory } from './history';
import { purchaseOrderCsv, purchaseOrderPdf, type PurchaseOrder } from './purchase-order';
import { receive } from './receive';
import { purchaseOrder, sendOrder } from './send';
import type { OrderService } from './service';

interface Deps {
  readonly orders: OrderService;
  readonly books: BookService;
  readonly platform: Platform;
  readonly read: ForReader;
}

export function orderHandlers({ orders, books, platform, read }: Deps) {
  const now = () => platform.clock().toISOString();
  const document = (tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>, id: number): Promise<PurchaseOrder> =>
    tx((db) => purchaseOrder(db, id, { service: orders, api: platform.api }));
  return {
    previewOrders: (call) => read(call, (db, reader) => orders.preview(db, call.body, reader)),
    getToOrder: (call) =>
      read(call, (db, reader) =>
        orders.preview(db, { project_ids: [call.params.projectId], needed_by: null, use_stock: true, picks: [] }, reader),
      ),
    createOrders: async (call) => ({
      kind: 'reply',
      status: 201,
      body: { orders: await read(call, (db, reader) => orders.create(db, call.body, reader)) },
    }),
    listOrders: (call) => read(call, (db, reader) => orders.list(db, call.params.projectId, reader)),
    getOrder: async (call) => recordReply(await read(call, (db, reader) => orders.read(db, call.params.id, reader))),
    updateOrder: async (call) => {
      const { params, body: patch, headers } = call;
      return recordReply(
        await read(call, (db, reader) => orders.update(db, { id: params.id, patch, ifMatch: headers['if-match'], reader })),
      );
    },
    reviewOrder: async (call) =>
      recordReply(await read(call, (db, reader) => orders.step(db, { id: call.params.id, to: 'reviewed', reader }))),
    sendOrder: async (call) =>
      recordReply(
        await sendOrder(
          { id: call.params.id, tenantId: call.session.tenantId, read: (work) => read(call, work) },
          { service: orders, ports: platform },
        ),
      ),
    confirmOrder: async (call) =>
      recordReply(
        await read(call, (db, reader) =>
          orders.step(db, {
            id: call.params.id,
            to: 'confirmed',
            changes: { confirmed_at: now(), ...(call.body.delivery_date && { delivery_date: call.body.delivery_date }) },
            reader,
          }),
        ),
      ),
    receiveOrder: async (call) => {
      const { params, body: counted, headers } = call;
      return recordReply(
        await read(call, (db, reader) =>
          receive(db, { id: params.id, counted, ifMatch: headers['if-match'], reader }, { service: orders, platform }),
        ),
      );
    },
    listStandIns: ({ params, tx }) => tx((db) => orders.standIns(db, params.id)),
    closeOrder: async (call) =>
      recordReply(
        await read(call, (db, reader) => orders.step(db, { id: call.params.id, to: 'closed', changes: { closed_at: now() }, reader })),
      ),
    cancelOrder: async (call) =>
      recordReply(await read(call, (db, reader) => orders.step(db, { id: call.params.id, to: 'cancelled', reader }))),
    getOrderPdf: async ({ params, tx }) => {
      const purchase = await document(tx, params.id);
      return pdfBytes(await purchaseOrderPdf(purchase, platform.documents), `${purchase.order.number}.pdf`);
    },
    getOrderCsv: async ({ params, tx }) => {
      const purchase = await document(tx, params.id);
      return {
        kind: 'bytes',
        bytes: purchaseOrderCsv(purchase),
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': contentDisposition(`${purchase.order.number}.csv`, 'attachment') },
      };
    },
    listRecipeOrders: (call) => read(call, (db, reader) => recipeHistory(db, call.params.id, reader)),
    getProjectCosts: (call) =>
      read(call, async (db, reader) => {
        const { currency, totals } = await books.read(db, call.params.projectId, reader);
        return projectCosts(db, call.params.projectId, { currency, totals: totals as Required<RecipeBook['totals']> });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}
