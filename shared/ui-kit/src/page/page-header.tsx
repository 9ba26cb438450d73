import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** A word above the title: where this page belongs. */
  eyebrow?: ReactNode;
  /** One line below the title. */
  meta?: ReactNode;
  actions?: ReactNode;
}

/**
 * The head of a page. Its heading takes the focus when the page is opened, so that a screen reader says where one is.
 *
 * @example
 * <PageHeader eyebrow="Projects" title={project.name} meta={<SaveState status={status} />} actions={<Button type="primary">Share</Button>} />
 */
export function PageHeader({ title, eyebrow, meta, actions }: PageHeaderProps) {
  return (
    <header className="bf-page-header">
      <div className="bf-page-header-words">
        {eyebrow && <p className="bf-eyebrow">{eyebrow}</p>}
        <h1 tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        {meta && <div className="bf-page-meta">{meta}</div>}
      </div>
      {actions && <div className="bf-page-actions">{actions}</div>}
    </header>
  );
}
