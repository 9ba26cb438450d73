import { crm } from '../crm.client';

/** Putting a project into the archive and taking it out again. */
export const archiveCalls = { archive: crm.archiveProject, unarchive: crm.unarchiveProject };
