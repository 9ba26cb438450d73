import type { DocumentPhoto } from '@butterfly/contracts/proposal_and_invoice';

interface PhotographProps {
  readonly photo: DocumentPhoto;
  /** Behind a link it is read by that link. */
  readonly token?: string | undefined;
  readonly isCover?: boolean;
}

const THUMB_PIXELS = 480;
const VIEW_PIXELS = 2_400;

/** A photograph over the whole width of the sheet; its room is kept while it loads. */
export function Photograph({ photo: { id, alt, width, height }, token, isCover = false }: PhotographProps) {
  const at = token === undefined ? `/api/proposal_and_invoice/photos/${id}/` : `/api/proposal_and_invoice/public/${token}/photos/${id}/`;
  const shown = (longest: number) => Math.round(width * Math.min(1, longest / Math.max(width, height)));
  return (
    <img
      className="pi-photo"
      data-cover={isCover}
      src={`${at}view/`}
      srcSet={`${at}thumb/ ${shown(THUMB_PIXELS)}w, ${at}view/ ${shown(VIEW_PIXELS)}w`}
      sizes="(max-width: 900px) 100vw, 860px"
      width={width}
      height={height}
      alt={alt}
      loading={isCover ? 'eager' : 'lazy'}
    />
  );
}
