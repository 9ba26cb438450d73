import { Icon } from '@butterfly/ui-kit';
import { Dropdown } from 'antd';
import type { BoardPage } from '../model/board-document';
import type { BoardSession } from '../sync/board-session';
import { IconTool } from './tool-button';

interface PageTabsProps {
  readonly pages: readonly BoardPage[];
  readonly shown: BoardPage;
  readonly actions: BoardSession['actions'];
}

/** The pages of a board. A single page needs no tabs, only the way to a second. */
export function PageTabs({ pages, shown, actions }: PageTabsProps) {
  const at = pages.findIndex(({ id }) => id === shown.id);
  const items = [
    { key: 'left', label: 'Move to the left', disabled: at === 0 },
    { key: 'right', label: 'Move to the right', disabled: at === pages.length - 1 },
    { type: 'divider' as const },
    { key: 'remove', label: 'Remove this page', danger: true },
  ];
  const choose = (key: string) =>
    key === 'remove' ? actions.pageRemoved(shown.id) : actions.pageReordered(shown.id, key === 'left' ? -1 : 1);
  return (
    <div className="mb-pages mb-no-gesture">
      {pages.length > 1 && (
        <div className="mb-page-tabs" role="group" aria-label="Pages">
          {pages.map((page) => (
            <button
              key={page.id}
              type="button"
              className="mb-chip"
              aria-current={page.id === shown.id ? 'page' : undefined}
              aria-pressed={page.id === shown.id}
              onClick={() => actions.pageShown(page.id)}
            >
              {page.name}
            </button>
          ))}
          <Dropdown trigger={['click']} placement="topLeft" menu={{ items, onClick: ({ key }) => choose(key) }}>
            <button type="button" className="mb-icon-tool" aria-label={`Page ${shown.name}: menu`} aria-haspopup="menu">
              <Icon name="more" size={16} />
            </button>
          </Dropdown>
        </div>
      )}
      <IconTool label="Add a page" icon={<Icon name="plus" size={16} />} onClick={() => actions.pageAdded(`Page ${pages.length + 1}`)} />
    </div>
  );
}
