export { PageTabs } from './page-tabs';
export { ProjectLink } from './project-link';
