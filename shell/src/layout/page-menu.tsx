import { Icon } from '@butterfly/ui-kit';
import { useBoot } from '../app-services';
import { PopoverButton } from '../ui/popover-button';
import { usePopover } from '../ui/use-popover';
import { PageList, sectionsOf } from './page-list';

/** A menu of all pages, for those that have no link in the top bar. */
export function PageMenu() {
  const { boot, permissions } = useBoot();
  const popover = usePopover();
  if (sectionsOf(boot, permissions.record).length === 0) return null;
  return (
    <PopoverButton popover={popover} label="All pages" title="All pages" face={<Icon name="grid" />}>
      <section id={popover.id} className="popover" aria-label="All pages">
        <PageList onFollow={popover.close} />
      </section>
    </PopoverButton>
  );
}
