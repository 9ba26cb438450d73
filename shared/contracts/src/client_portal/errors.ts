import type { ErrorCatalogue } from '../core';

export const errors = {
  'client_portal.already_invited': { status: 409, message: 'Somebody with this address has the portal already.' },
  'client_portal.off': { status: 409, message: 'The portal is switched off. Switch it on before you invite somebody.' },
  'client_portal.person_off': { status: 409, message: 'This person has no access any more. Give it back before you send a link.' },
  'client_portal.code_needed': { status: 409, message: 'Please enter the code from your mailbox first: it protects money and signatures.' },
  'client_portal.wrong_code': { status: 409, message: 'This code is wrong or too old. Ask for a new one.' },
  'client_portal.wrong_password': { status: 409, message: 'This is not the password.' },
  'client_portal.step_waits': { status: 409, message: 'Another step comes first.' },
  'client_portal.closed': { status: 409, message: 'This portal is closed. What was agreed can still be read and kept.' },
  'client_portal.nothing_to_open': { status: 409, message: 'There is no page of this for you. Load the portal again.' },
  'client_portal.file_refused': { status: 409, message: 'Only pictures and PDF files can be sent here.' },
  'client_portal.too_many_files': { status: 409, message: 'You have sent {limit} files: that is as many as fit. Write to the studio.' },
} as const satisfies ErrorCatalogue;
