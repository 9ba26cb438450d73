import type { FlowerOrder, Supplier } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import type { StoredBytes } from '../../../platform/files/files';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { suppliers } from '../catalogue/repository';
import type { Reader } from '../catalogue/service';
import { purchaseOrderCsv, purchaseOrderPdf, type PurchaseOrder } from './purchase-order';
import { requireStep, type OrderService } from './service';

interface SendCall {
  readonly id: number;
  readonly tenantId: number;
  /** Work in a transaction of its own. */
  readonly read: <T>(work: (db: Db, reader: Reader) => Promise<T>) => Promise<T>;
}

type Ports = Pick<Platform, 'api' | 'clock' | 'documents' | 'files' | 'mail'>;

/** What a supplier reads, in one read. */
export async function purchaseOrder(
  db: Db,
  id: number,
  { service, api }: { service: OrderService; api: Platform['api'] },
): Promise<PurchaseOrder> {
  const order = await service.read(db, id, { seesCosts: true });
  const { name, locale } = await api('auth_and_admin').tenant(db);
  return { order, supplier: await suppliers.read(db, order.supplier_id), business: { name, locale } };
}

/**
 * Sends an order: where its supplier takes them by mail, with the order as PDF and CSV. The documents are made between two transactions, and
 * of an order that somebody has changed meanwhile nothing is sent.
 */
export async function sendOrder(
  { id, tenantId, read }: SendCall,
  { service, ports }: { service: OrderService; ports: Ports },
): Promise<FlowerOrder> {
  const purchase = await read(async (db) => {
    const found = await purchaseOrder(db, id, { service, api: ports.api });
    requireStep(found.order.status, 'sent');
    requireAddress(found.supplier, found.order);
    return found;
  });
  const byMail = purchase.order.order_channel === 'email';
  const documents = byMail ? await storedDocuments(purchase, { tenantId, ports }) : [];
  return read(async (db, reader) => {
    const { version } = await service.read(db, id, { seesCosts: false });
    if (version !== purchase.order.version) throw new AppError('conflict');
    const sent = await service.step(db, { id, to: 'sent', changes: { sent_at: ports.clock().toISOString() }, reader });
    if (byMail) await mailTo(db, { purchase, documents, ports });
    return sent;
  });
}

interface Document {
  readonly stored: StoredBytes;
  readonly name: string;
}

async function storedDocuments(purchase: PurchaseOrder, { tenantId, ports }: { tenantId: number; ports: Ports }): Promise<Document[]> {
  const { number } = purchase.order;
  const pdf = await purchaseOrderPdf(purchase, ports.documents);
  const csv = Buffer.from(purchaseOrderCsv(purchase));
  return [
    { stored: await ports.files.put(tenantId, pdf), name: `${number}.pdf` },
    { stored: await ports.files.put(tenantId, csv), name: `${number}.csv` },
  ];
}

async function mailTo(
  db: Db,
  { purchase: { order, supplier, business }, documents, ports }: { purchase: PurchaseOrder; documents: readonly Document[]; ports: Ports },
): Promise<void> {
  const attachments: { fileId: number }[] = [];
  for (const { stored, name } of documents) attachments.push({ fileId: (await ports.files.record(db, stored, name)).id });
  await ports.mail.sendBusiness(db, {
    to: supplier.email ?? '',
    subject: `Flower order ${order.number} from ${business.name}`,
    text: [
      `Dear ${supplier.name},`,
      `please find our order ${order.number} attached, needed by ${order.delivery_date ?? order.needed_by}.`,
      ...(order.note ? [order.note] : []),
      `Please answer this mail to confirm it.\n\n${business.name}`,
    ].join('\n\n'),
    attachments,
  });
}

function requireAddress({ email, name }: Pick<Supplier, 'email' | 'name'>, { order_channel }: FlowerOrder): void {
  if (order_channel === 'email' && !email) throw new AppError('floral_recipe_builder.supplier_without_email', { supplier: name });
}
