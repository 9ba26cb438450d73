import type { Audience } from '@butterfly/contracts/project_view';
import { Button, Popover } from 'antd';

const SHEETS: readonly (readonly [Audience, string])[] = [
  ['team', 'For the team'],
  ['vendor', 'For vendors'],
  ['client', 'For the client'],
];

/** The run of the day as a PDF, for whoever gets it. */
export function SheetMenu({ projectId }: { projectId: string }) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <ul className="pv-sheets">
          {SHEETS.map(([audience, label]) => (
            <li key={audience}>
              <a href={`/api/project_view/${projectId}/day-sheet.pdf/?audience=${audience}`} target="_blank" rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      }
    >
      <Button aria-haspopup="true">Day sheet (PDF)</Button>
    </Popover>
  );
}
