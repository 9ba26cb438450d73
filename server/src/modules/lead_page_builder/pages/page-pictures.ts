import { flatBlocks, type Block, type PageData, type PlainBlock } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';

/** What a copy of a page says: the same, with pictures of its own. Null: there are no pictures. */
export async function withCopiedPictures(
  db: Db,
  { from, to, data, api }: { from: number; to: number; data: PageData } & Pick<Platform, 'api'>,
): Promise<PageData | null> {
  const { files } = api('records').of('lead_page_builder');
  const idsOf = async (id: number) =>
    (await files.list(db, { subject_type: 'page', subject_id: id })).map((file) => file.id).sort((a, b) => a - b);
  const before = await idsOf(from);
  if (before.length === 0) return null;
  await files.copy(db, { from: { subject_type: 'page', subject_id: from }, to: { subject_type: 'page', subject_id: to } });
  // Copied in the order of their ids, onto a page that had none.
  const after = await idsOf(to);
  const copies = new Map(before.map((id, nth) => [id, after[nth] ?? null]));
  return { ...data, content: data.content.map((block) => blockWith(block, (id) => (id === null ? null : (copies.get(id) ?? null)))) };
}

type PictureOf = (id: number | null) => number | null;

function blockWith(block: Block, pictureOf: PictureOf): Block {
  if (block.type !== 'columns') return plainWith(block, pictureOf);
  const { left, right } = block.props;
  const each = (blocks: readonly PlainBlock[]) => blocks.map((one) => plainWith(one, pictureOf));
  return { ...block, props: { ...block.props, left: each(left), right: each(right) } };
}

function plainWith(block: PlainBlock, pictureOf: PictureOf): PlainBlock {
  if (block.type === 'hero') return { ...block, props: { ...block.props, picture: pictureOf(block.props.picture) } };
  if (block.type !== 'gallery') return block;
  const pictures = block.props.pictures.map((one) => ({ ...one, picture: pictureOf(one.picture) }));
  return { ...block, props: { ...block.props, pictures } };
}

/** Every picture that stands on a page. */
export const pictureIds = (data: PageData): number[] =>
  flatBlocks(data)
    .flatMap((block): (number | null)[] => {
      if (block.type === 'hero') return [block.props.picture];
      return block.type === 'gallery' ? block.props.pictures.map(({ picture }) => picture) : [];
    })
    .filter((id): id is number => id !== null);
