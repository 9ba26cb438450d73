import type { ErrorCatalogue } from '../core';

export const errors = {
  'lead_page_builder.archived': { status: 409, message: 'This is in the archive. Take it out before you change it.' },
  'lead_page_builder.slug_taken': { status: 409, message: 'Another page has this address. Choose another one.' },
  'lead_page_builder.no_business': { status: 404, message: 'This address belongs to no studio.' },
  'lead_page_builder.form_used': { status: 409, message: 'Pages use this form. Give them another form first.' },
} as const satisfies ErrorCatalogue;
