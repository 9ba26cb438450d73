export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { compareVariants, FEWEST_VISITS } from './z-test';
export type { VariantCount, VariantTest } from './z-test';
export { anyBlock, pageData, safeHref } from './blocks';
export { flatBlocks } from './flat-blocks';
export type { Block, PageData, PlainBlock, PlainBlockType, PropsOf } from './blocks';
export { eventKindOf, fieldsFor } from './fields';
export type { FormField } from './fields.schema';
export { fieldKinds, kinds, themes } from './vocabulary';
export type { FieldKind } from './vocabulary';
export { defaultPage, defaultTitle } from './default-pages';
export { newPage } from './schema';
export type {
  Form,
  FormPatch,
  FunnelCount,
  Hint,
  HintQuery,
  NewForm,
  NewPage,
  Overview,
  Page,
  PageKind,
  PagePatch,
  PageQuery,
  PageRow,
  PageTheme,
  PageVersion,
  Stats,
  Submission,
  SubmissionQuery,
} from './schema';
export { blockTree, pageTree } from './render/blocks-of-page';
export type { PageScene } from './render/blocks-of-page';
export { flowerDefs } from './render/flowers';
export { formTree } from './render/form-tree';
export type { FormScene } from './render/form-tree';
export { wordsOfPage } from './words/in-languages';
export type { PageWords } from './words/page-words';
export { pageStyle } from './render/page-style';
