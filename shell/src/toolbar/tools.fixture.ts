import type { UnavailablePlugin } from '@butterfly/contracts/plugins';
import { unavailablePlugin } from '../boot/boot.fixture';
import { catalogue } from '@butterfly/testing/suite-routes';

/** The eleven cards: plugin, label, base path, line of the acceptance checklist. */
export const cards = [
  ['project_view', 'Project Timeline', '/project_view', 'T-034', 'T-222'],
  ['moodboard', 'Moodboard', '/moodboard', 'T-035', 'T-223'],
  ['proposal_and_invoice', 'Proposal', '/proposal_and_invoice/proposal', 'T-036', 'T-224'],
  ['floral_recipe_builder', 'Floral Recipe', '/floral_recipe_builder/recipe_app', 'T-037', 'T-225'],
  ['email_communications', 'Communications', '/email_communications', 'T-038', 'T-226'],
  ['client_portal', 'Client Portal', '/client_portal/settings', 'T-039', 'T-227'],
  ['contract', 'Contract', '/contract', 'T-040', 'T-228'],
  ['payments', 'Payments', '/payments/dashboard', 'T-041', 'T-229'],
  ['questionnaire', 'Questionnaire', '/questionnaire/project', 'T-042', 'T-230'],
  ['inventory', 'Inventory', '/inventory/project', 'T-043', 'T-231'],
  ['transactional_emails', 'Transactional Emails', '/transactional_emails/logs', 'T-044', 'T-232'],
] as const;

/** Every plugin of the suite with its routes and its card. */
export function wholeSuite(): UnavailablePlugin[] {
  return Object.entries(catalogue).map(([id, routes]) =>
    unavailablePlugin({
      id,
      routes: routes.map(([path, area]) => ({ path, area, title: path, ...projectOf(path) })),
      cards: cards.flatMap(([plugin, label, basePath], order) =>
        plugin === id ? [{ id: 'card', label, icon: 'leaf', basePath, order }] : [],
      ),
    }),
  );
}

function projectOf(path: string): { project?: string } {
  if (path.includes(':projectId')) return { project: 'projectId' };
  if (path === '/tenant_crm/projects/:id') return { project: 'id' };
  return path === '/transactional_emails/templates/:templateId' ? { project: 'templateId' } : {};
}
