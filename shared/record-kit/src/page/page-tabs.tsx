import { NavLink } from 'react-router-dom';

interface PageTabsProps {
  /** What a screen reader calls them, such as "Pages about members". */
  readonly label: string;
  readonly className?: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
}

/**
 * The pages of one plugin, side by side under its title; they wrap when there are many.
 *
 * @example <PageHeader title="Texts" meta={<PageTabs label="Texts and calls" tabs={[{ to: nav.href('texts'), label: 'Texts' }]} />} />
 */
export function PageTabs({ label, className = '', tabs }: PageTabsProps) {
  return (
    <nav className={`bf-page-tabs ${className}`.trim()} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
