export { KanbanBoard } from './kanban-board';
export type { KanbanColumn, KanbanPlace } from './kanban-model';
export { useDragCard } from './use-drag-card';
export { useDropColumn } from './use-drop-column';
export { useKeyboardMove } from './use-keyboard-move';
export type { BoardModel } from './use-keyboard-move';
export { useStable } from './use-stable';
