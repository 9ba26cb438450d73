import type { ErrorCatalogue } from '../core';

export const errors = {
  'contract.template_archived': { status: 409, message: 'This template is in the archive. Take it out before you use or change it.' },
  'contract.unknown_clause': { status: 422, message: 'One of these clauses is not in the library any more. Nothing was saved.' },
  'contract.not_a_draft': { status: 409, message: 'This contract was sent. It can be voided or amended, and not changed.' },
  'contract.clause_locked': { status: 409, message: 'A locked clause stays as it is. Nothing was saved.' },
  'contract.missing_values': { status: 409, message: 'Some values are missing in the text. Nothing was sent.' },
  'contract.needs_address': { status: 409, message: 'Everybody but the studio needs an e-mail address. Nothing was sent.' },
  'contract.ends_in_the_past': { status: 422, message: 'The last day to sign lies in the past. Nothing was sent.' },
  'contract.not_open': { status: 409, message: 'Nobody can sign this contract any more.' },
  'contract.signed_already': { status: 409, message: 'This signature was given already.' },
  'contract.not_their_turn': { status: 409, message: 'Somebody else signs first. Nothing was signed.' },
  'contract.text_changed': { status: 409, message: 'This is not the text that was sent. Open the page again and read it.' },
  'contract.picture_unreadable': { status: 422, message: 'The drawn signature could not be read. Draw it again.' },
  'contract.studio_countersigns': { status: 409, message: 'The studio signs with Countersign.' },
  'contract.no_studio_signer': { status: 409, message: 'This contract asks for no signature of the studio.' },
  'contract.no_document_yet': { status: 409, message: 'The signed document is made when everybody has signed.' },
  'contract.amendment_exists': { status: 409, message: 'There is an amendment of this contract already.' },
} as const satisfies ErrorCatalogue;
