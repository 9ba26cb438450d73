export { ColorGrid } from './color-grid';
export { PhotoGrid } from './photo-grid';
