import { LineIcon } from '@butterfly/ui-kit';

/** Small pictures that only a board needs, on a 24 px grid like the icons of the house. */
const drawings = {
  shape: 'M4.5 4.5h9v9h-9zM15 10.5a4.5 4.5 0 1 1-4.5 4.5',
  frame: 'M4 7h16M4 17h16M7 4v16M17 4v16',
  rect: 'M4.5 6.5h15v11h-15z',
  ellipse: 'M12 6c4.4 0 8 2.7 8 6s-3.6 6-8 6-8-2.7-8-6 3.6-6 8-6z',
  line: 'M5 19L19 5',
  arrow: 'M5 19L19 5M11 5h8v8',
  front: 'M8 8h11v11H8zM5 15V5h10',
  back: 'M5 5h11v11H5zM19 9v10H9',
  forward: 'M12 19V6M7 11l5-5 5 5',
  backward: 'M12 5v13M7 13l5 5 5-5',
  group: 'M5 8V5h3M16 5h3v3M19 16v3h-3M8 19H5v-3M9 9h6v6H9z',
  unlock: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  crop: 'M7 3v14h14M3 7h14v14',
  'align-left': 'M5 4v16M8 7h11v3.5H8zM8 14h6v3.5H8z',
  'align-center': 'M12 4v16M6 7h12v3.5H6zM8.5 14h7v3.5h-7z',
  'align-right': 'M19 4v16M5 7h11v3.5H5zM10 14h6v3.5h-6z',
  'align-top': 'M4 5h16M7 8v11h3.5V8zM14 8v6h3.5V8z',
  'align-middle': 'M4 12h16M7 6v12h3.5V6zM14 8.5v7h3.5v-7z',
  'align-bottom': 'M4 19h16M7 5v11h3.5V5zM14 10v6h3.5v-6z',
  'distribute-x': 'M4.5 4v16M19.5 4v16M9 8h6v8H9z',
  'distribute-y': 'M4 4.5h16M4 19.5h16M8 9h8v6H8z',
  'text-left': 'M5 7h14M5 12h9M5 17h12',
  'text-center': 'M5 7h14M7.5 12h9M6 17h12',
  'text-right': 'M5 7h14M10 12h9M7 17h12',
  fit: 'M4 9V4.5h4.5M15.5 4.5H20V9M20 15v4.5h-4.5M8.5 19.5H4V15M8 9.5h8v5H8z',
  expand: 'M13.5 10.5L20 4M14.5 4H20v5.5M10.5 13.5L4 20M4 14.5V20h5.5',
  shrink: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  keyboard: 'M3.5 7h17v10h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8 14h8',
  layers: 'M12 4.5l8 4-8 4-8-4zM4.5 12.5l7.5 3.8 7.5-3.8M4.5 16l7.5 3.8 7.5-3.8',
  grid: 'M4.5 4.5h15v15h-15zM9.5 4.5v15M14.5 4.5v15M4.5 9.5h15M4.5 14.5h15',
  page: 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4',
} as const;

export type ToolIconName = keyof typeof drawings;

export function ToolIcon({ name, size = 18 }: { name: ToolIconName; size?: number }) {
  return <LineIcon path={drawings[name]} size={size} />;
}
