import type { DocumentPhoto } from './schema';

interface WithPhotos {
  readonly cover?: DocumentPhoto | undefined;
  readonly sections: readonly { readonly photo?: DocumentPhoto | undefined }[];
}

/**
 * The photographs of a proposal in the order in which they are seen: its cover first, then section by section.
 *
 * @example photosOf(content).some(({ alt }) => alt === ''); // somebody who does not see it is told nothing
 */
export function photosOf({ cover, sections }: WithPhotos): DocumentPhoto[] {
  return [cover, ...sections.map(({ photo }) => photo)].filter((one) => one !== undefined);
}
