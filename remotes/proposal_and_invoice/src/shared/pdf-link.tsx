import { useWords } from './words/words';

interface PdfLinkProps {
  readonly token: string;
  /** It changes what was accepted: paper says the difference, or all of it. */
  readonly isChange?: boolean;
}

/** The proposal on paper, for whoever has its link. */
export function PdfLink({ token, isChange = false }: PdfLinkProps) {
  const words = useWords();
  const at = `/api/proposal_and_invoice/public/${encodeURIComponent(token)}/pdf/`;
  return (
    <p className="pi-download">
      <a className="bf-button" href={at} target="_blank" rel="noopener">
        {isChange ? words.downloadChange : words.download}
      </a>
      {isChange && (
        <a className="bf-button" href={`${at}?whole=true`} target="_blank" rel="noopener">
          {words.downloadWhole}
        </a>
      )}
    </p>
  );
}
