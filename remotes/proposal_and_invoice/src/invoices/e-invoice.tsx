import type { EInvoiceGap, Invoice } from '@butterfly/contracts/proposal_and_invoice';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { api, keys } from '../proposal_and_invoice.client';

const GAPS: Readonly<Record<EInvoiceGap, string>> = {
  issued: 'The invoice is not in force: issue it first.',
  seller_country: 'The country of your business, as two letters (Business on invoices).',
  seller_city: 'The town of your business (Business on invoices).',
  seller_tax_id: 'The VAT id of your business, which begins with two letters (Business on invoices).',
  buyer_name: 'The name of the client: say who pays on the page of the project.',
  buyer_country: 'The country of the client: write it into the address of their contact.',
  buyer_tax_id: 'The tax number of the client’s organization does not begin with the two letters of its country.',
};

/** For businesses in the European Union: the invoice as programs read it, or what is missing for it. */
export function EInvoice({ invoice }: { readonly invoice: Invoice }) {
  const id = String(invoice.id);
  const { data: check } = useQuery({
    queryKey: keys.eInvoice(id),
    queryFn: async ({ signal }) => (await api.checkEInvoice({ params: { id }, signal })).data,
  });
  if (!check?.is_offered || invoice.status === 'draft' || invoice.status === 'void') return null;
  const at = `/api/proposal_and_invoice/invoices/${id}/e-invoice`;
  return (
    <section className="pi-e-invoice" aria-label="Electronic invoice">
      {check.missing.length === 0 ? (
        <>
          <span className="bf-eyebrow">Electronic invoice</span>
          <Button href={`${at}/pdf/`} target="_blank">
            Factur-X PDF
          </Button>
          <Button href={`${at}/ubl/`}>UBL file</Button>
        </>
      ) : (
        <Alert
          type="info"
          showIcon
          title="For an electronic invoice this is missing"
          description={
            <ul>
              {check.missing.map((gap) => (
                <li key={gap}>{GAPS[gap]}</li>
              ))}
            </ul>
          }
        />
      )}
    </section>
  );
}
