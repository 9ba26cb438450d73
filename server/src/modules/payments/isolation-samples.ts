import type { OwnSamples } from '../../isolation-samples';

const ofProject = ({ project }: { project: number }) => ({ projectId: project });
const UNKNOWN_LINK = 'a'.repeat(43);
const LINE = {
  ...{ name: 'Vase', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 9_000, discount_bps: 0, tax_bps: null, rental_cents: 0 },
};
const BILL = { category: 'flowers', vendor: 'Hudson Wholesale', amount_cents: 12_000, tax_cents: 900, spent_on: '2026-01-05' };
const MONEY = { amount_cents: 2_500, method: 'cash', received_on: '2026-01-05' };

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ payment: number; invoice: number; installment: number; expense: number }> = {
  fill: async ({ client, project, projectMark }) => {
    const drafted = await client.post('/api/proposal_and_invoice/invoices/', { project_id: project, title: projectMark, lines: [LINE] });
    const { id: invoice } = drafted.json<{ id: number }>();
    const issued = await client.post(`/api/proposal_and_invoice/invoices/${invoice}/issue/`);
    const installment = issued.json<{ installments: { id: number }[] }>().installments[0]?.id ?? 0;
    const paid = await client.post('/api/payments/payments/', { ...MONEY, project_id: project, note: projectMark });
    const bill = await client.post('/api/payments/expenses/', { ...BILL, project_id: project, vendor: projectMark });
    const expense = bill.json<{ id: number }>().id;
    return { expense, payment: paid.json<{ payments: { id: number }[] }>().payments[0]?.id ?? 0, invoice, installment };
  },
  belongs: { payment: 'project', invoice: 'project', installment: 'project', expense: 'project' },
  paths: {
    getProjectMoney: ofProject,
    useCredit: ofProject,
    waiveInstallment: ({ project }, { installment }) => ({ projectId: project, id: installment }),
    refundPayment: (_ids, { payment }) => ({ id: payment }),
    makePayLink: (_ids, { invoice }) => ({ id: invoice }),
    previewReminder: ({ project }, { installment }) => ({ projectId: project, id: installment }),
    sendReminder: ({ project }, { installment }) => ({ projectId: project, id: installment }),
    pauseReminders: ofProject,
    getProjectProfit: ofProject,
    getExpense: (_ids, { expense }) => ({ id: expense }),
    updateExpense: (_ids, { expense }) => ({ id: expense }),
    archiveExpense: (_ids, { expense }) => ({ id: expense }),
    restoreExpense: (_ids, { expense }) => ({ id: expense }),
    invoicePdfByLink: () => ({ token: UNKNOWN_LINK }),
    readPayPage: () => ({ token: UNKNOWN_LINK }),
    payByLink: () => ({ token: UNKNOWN_LINK }),
    returnFromPaying: () => ({ token: UNKNOWN_LINK }),
    setUpAutopay: () => ({ token: UNKNOWN_LINK }),
    stopOwnAutopay: () => ({ token: UNKNOWN_LINK }),
    stopAutopay: ofProject,
  },
  shared: { providerWebhook: { provider: 'stripe' } },
  queries: { exportMoney: '?from=2026-01-01&to=2026-12-31', providerWebhook: '?business=1' },
  bodies: {
    recordPayment: { ...MONEY, project_id: 1 },
    refundPayment: { amount_cents: 100, reason: 'Too much' },
    savePaySettings: { transfer_text: 'Fern Bank, account 12 34' },
    pauseReminders: { paused_until: '2027-01-05' },
    createExpense: { ...BILL, project_id: 1 },
    updateExpense: { note: 'Paid in cash' },
    payByLink: { amount_cents: 100, key: 'a'.repeat(20) },
    setUpAutopay: { agreed: true, key: 'b'.repeat(20) },
    readStatement: { csv: 'Date,Amount,Description\n2026-01-05,25.00,Somebody' },
    bookStatement: { rows: [{ nth: 0, booked_on: '2026-01-05', amount_cents: 2_500, text: 'Somebody', invoice_id: 1 }] },
  },
  open: {
    invoicePdfByLink: 'the address of the link is the key; only its hash is kept',
    readPayPage: 'the address of the link is the key; only its hash is kept',
    payByLink: 'the address of the link is the key; only its hash is kept',
    returnFromPaying: 'the address of the link is the key; only its hash is kept',
    setUpAutopay: 'the address of the link is the key; only its hash is kept',
    stopOwnAutopay: 'the address of the link is the key; only its hash is kept',
    providerWebhook: 'the provider has no account; what it says is signed with the secret of the business',
  },
};
