export { AnswerTerms } from './answer-terms';
export { describedBy, Field } from './field';
export { Loaded } from './loaded';
export { UndoBar } from './undo-bar';
export { useUndoNote } from './use-undo-note';
export { PickPicture } from './pick-picture';
