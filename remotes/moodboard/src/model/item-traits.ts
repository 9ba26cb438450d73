import type { Json } from '@butterfly/contracts/core';
import type { BoardItem } from './board-document';

/** Clockwise, in degrees. */
export const rotationOf = (item: BoardItem): number => (typeof item['rot'] === 'number' && Number.isFinite(item['rot']) ? item['rot'] : 0);
export const isLocked = (item: BoardItem): boolean => item['locked'] === true;
export const groupOf = (item: BoardItem): string | null =>
  typeof item['group'] === 'string' && item['group'] !== '' ? item['group'] : null;

export const textProp = (item: BoardItem, key: string, fallback = ''): string => asText(item.props[key], fallback);
export const numberProp = (item: BoardItem, key: string, fallback: number): number => asNumber(item.props[key], fallback);

/** Colours come from other people's documents: only what is surely a colour reaches a style. */
export const colorProp = (item: BoardItem, key: string, fallback: string): string => asColor(item.props[key], fallback);

export const asText = (value: Json | undefined, fallback = ''): string => (typeof value === 'string' ? value : fallback);
export const asNumber = (value: Json | undefined, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
export const asColor = (value: Json | undefined, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : fallback;
