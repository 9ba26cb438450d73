import { Button } from 'antd';

interface PdfLinkProps {
  readonly token: string;
  /** It changes what was accepted: paper says the difference, or all of it. */
  readonly isChange?: boolean;
}

/** The proposal on paper, for whoever has its link. */
export function PdfLink({ token, isChange = false }: PdfLinkProps) {
  const at = `/api/proposal_and_invoice/public/${encodeURIComponent(token)}/pdf/`;
  return (
    <p className="pi-download">
      <Button size="large" href={at} target="_blank">
        {isChange ? 'Download the change as PDF' : 'Download as PDF'}
      </Button>
      {isChange && (
        <Button size="large" href={`${at}?whole=true`} target="_blank">
          Download the whole proposal as PDF
        </Button>
      )}
    </p>
  );
}
