import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';

/** Refuses a move into a stage that asks for more than the project has, and names what is missing. */
export function requireFields(stage: Pick<Stage, 'required_fields'>, project: Project): void {
  const missing = missingFields(stage, project);
  if (missing.length === 0) return;
  throw new AppError('tenant_crm.fields_required', {
    missing,
    fields: Object.fromEntries(missing.map((name) => [name, ['is needed for this stage']])),
  });
}

/** The names of what a stage asks for and the project has not. */
export function missingFields({ required_fields }: Pick<Stage, 'required_fields'>, project: Project): string[] {
  const values: Readonly<Record<string, unknown>> = { ...project };
  return required_fields.filter((name) => {
    const value = name.startsWith('custom.') ? project.custom[name.slice('custom.'.length)] : values[name];
    return value === null || value === undefined || value === '';
  });
}
