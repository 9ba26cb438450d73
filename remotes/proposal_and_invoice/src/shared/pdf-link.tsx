import { Button } from 'antd';

/** The proposal on paper, for whoever has its link. */
export function PdfLink({ token }: { readonly token: string }) {
  return (
    <p className="pi-download">
      <Button size="large" href={`/api/proposal_and_invoice/public/${encodeURIComponent(token)}/pdf/`} target="_blank">
        Download as PDF
      </Button>
    </p>
  );
}
