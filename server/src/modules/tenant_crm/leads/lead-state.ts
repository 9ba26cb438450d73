import type { LeadStatus } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';

const allowed: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'qualified', 'converted', 'lost'],
  contacted: ['new', 'qualified', 'converted', 'lost'],
  qualified: ['converted', 'lost'],
  converted: [],
  lost: ['new'],
};

/** Refuses a step that the life of a lead does not have. */
export function requireStep(from: LeadStatus, to: LeadStatus): void {
  if (!allowed[from].includes(to)) throw new AppError('invalid_transition', { from, to });
}
