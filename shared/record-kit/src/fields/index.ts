export { BlurInput } from './blur-input';
export { EditableChoice } from './editable-choice';
export { EditableField } from './editable-field';
export { EditableTags } from './editable-tags';
