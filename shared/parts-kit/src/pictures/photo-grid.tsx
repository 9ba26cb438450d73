import type { ReactNode } from 'react';
import './pictures.css';

/** `width` and `height` in pixels: room is kept before the picture is there. */
interface Photo {
  readonly id: number | string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface PhotoGridProps<P extends Photo> {
  readonly label: string;
  readonly photos: readonly P[];
  readonly onOpen: (photo: P) => void;
  /** Stands in the corner of a picture: a menu, a mark. */
  readonly corner?: (photo: P) => ReactNode;
}

/**
 * Pictures in rows of one height, as wide as each is; fetched as they come near.
 *
 * @example <PhotoGrid label="Photographs" photos={photos} onOpen={show} />
 */
export function PhotoGrid<P extends Photo>({ label, photos, onOpen, corner }: PhotoGridProps<P>) {
  return (
    <ul className="bf-photo-grid" aria-label={label}>
      {photos.map((photo) => (
        <li key={photo.id} style={{ flexGrow: photo.width / photo.height, flexBasis: `${(photo.width / photo.height) * 160}px` }}>
          <button type="button" aria-label={`Open ${photo.alt}`} onClick={() => onOpen(photo)}>
            <img src={photo.src} alt="" width={photo.width} height={photo.height} loading="lazy" decoding="async" />
          </button>
          {corner && <span className="bf-photo-corner">{corner(photo)}</span>}
        </li>
      ))}
    </ul>
  );
}
