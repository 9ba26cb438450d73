import { Icon } from '@butterfly/ui-kit';
import { useBoot } from '../app-services';
import { usePopover } from '../ui/use-popover';
import { PageList, sectionsOf } from './page-list';

/** A menu of all pages, for those that have no link in the top bar. */
export function PageMenu() {
  const { boot, permissions } = useBoot();
  const popover = usePopover();
  if (sectionsOf(boot, permissions.record).length === 0) return null;
  return (
    <div className="popover-root" ref={popover.root}>
      <button
        ref={popover.button}
        type="button"
        className="bf-icon-button"
        aria-label="All pages"
        title="All pages"
        aria-expanded={popover.isOpen}
        aria-controls={popover.id}
        onClick={popover.toggle}
      >
        <Icon name="grid" />
      </button>
      {popover.isOpen && (
        <section id={popover.id} className="popover" aria-label="All pages">
          <PageList onFollow={popover.close} />
        </section>
      )}
    </div>
  );
}
