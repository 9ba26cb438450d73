/** A code that the sources lead to, and that the operation can still not answer. */
export interface Exception {
  readonly operations: readonly string[];
  readonly codes: readonly string[];
  readonly because: string;
}

/** Each has to be needed: one that is not is reported like a code that is missing. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    operations: [
      'manage_members.createRole',
      'manage_members.createCategory',
      'tenant_crm.createStage',
      'tenant_crm.createContact',
      'twilio_communications.logCall',
    ],
    codes: ['not_found'],
    because: 'it reads what it has just written, in the same transaction',
  },
  {
    operations: ['inventory.createLot', 'inventory.transferHarvest'],
    codes: ['inventory.lot_is_here'],
    because: 'the lot has just been made, and is not here before this call',
  },
  {
    operations: ['plugins.issueOverride', 'plugins.announceBuild'],
    codes: ['plugins.override_unknown'],
    because: 'it reads what it has just written, in the same transaction',
  },
  {
    operations: ['plugins.startRollout'],
    codes: ['plugins.rollout_unknown'],
    because: 'it reads what it has just written, in the same transaction',
  },
  {
    operations: ['plugins.pauseRollout', 'plugins.resumeRollout', 'plugins.abortRollout'],
    codes: ['plugins.channel_moved', 'plugins.withdrawn', 'plugins.incompatible', 'plugins.breaks_plugins'],
    because: 'only the last step moves a channel',
  },
  {
    operations: ['client_requests.updateSettings', 'event_venues.updateDriving'],
    codes: ['not_found'],
    because: 'it makes the one row that it changes, and none is removed',
  },
  { operations: ['plugins.enableForTenant'], codes: ['plugins.always_on'], because: 'it is about switching off' },
  {
    operations: ['moodboard.patchBoard', 'moodboard.replaceBoard', 'moodboard.restoreRevision'],
    codes: ['moodboard.temp_conflict'],
    because: 'the key is that of a project',
  },
  { operations: ['moodboard.replaceTempBoard'], codes: ['version_conflict'], because: 'the key is that of a temporary board' },
  { operations: ['moodboard.createTempBoard'], codes: ['moodboard.already_exists'], because: 'only a project has one board' },
  {
    operations: ['auth_and_admin.requestPasswordReset', 'manage_members.createInvites'],
    codes: ['not_found'],
    because: 'mail of accounts is about no project',
  },
  {
    operations: [
      'calendar_meeting.createEvent',
      'calendar_meeting.createHold',
      'calendar_meeting.rotateFeed',
      'calendar_meeting.revokeFeed',
    ],
    codes: ['not_found'],
    because: 'what is changed was made or read a moment before, in the same transaction; invitations are about no project',
  },
  {
    operations: ['event_meetings.archiveEventType'],
    codes: ['event_meetings.slug_taken'],
    because: 'only what comes back claims its address again',
  },
  {
    operations: ['event_meetings.completeBooking'],
    codes: ['tenant_crm.unknown_choice', 'version_conflict'],
    because: 'a project is moved without a reason, whatever version of it is there',
  },
  {
    operations: ['event_meetings.bookPublicly'],
    codes: ['tenant_crm.unknown_choice'],
    because: 'the source is one that every business has',
  },
  {
    operations: ['project_view.reschedule', 'questionnaire.applyMapping', 'tenant_crm.bulkProjects'],
    codes: ['precondition_required', 'version_conflict'],
    because: 'it saves over whatever version there is',
  },
  {
    operations: ['tenant_crm.archiveContact', 'tenant_crm.unarchiveContact', 'tenant_crm.deleteContact'],
    codes: ['tenant_crm.email_taken'],
    because: 'only a restored contact claims its address again',
  },
  {
    operations: [
      'records.getImport',
      'records.updateImport',
      'records.checkImport',
      'tenant_crm.getImport',
      'tenant_crm.updateImport',
      'tenant_crm.checkImport',
    ],
    codes: ['records.csv_unreadable'],
    because: 'the file was read once before it was kept',
  },
  { operations: ['tenant_crm.createImport'], codes: ['not_found'], because: 'each of its kinds can be brought in' },
  ...(
    [
      ['uploadFile', ['too_many_files']],
      ['createCustomField', ['too_many_custom_fields', 'options_needed']],
      ['updateCustomField', ['options_needed']],
      ['createImport', ['csv_unreadable']],
      ['updateImport', ['import_has_begun']],
      ['checkImport', ['import_has_begun']],
      ['commitImport', ['import_field_missing']],
      ['undoImport', ['import_not_done']],
    ] as const
  ).map(([operation, codes]) => ({
    operations: [`tenant_crm.${operation}`],
    codes: codes.map((code) => `records.${code}`),
    because: 'it is said as tenant_crm.…, as these addresses always have',
  })),
  {
    operations: ['inventory.reserveKit'],
    codes: ['inventory.short'],
    because: 'it is said as inventory.kit_short, with the name of the part',
  },
  { operations: ['tenant_crm.restoreLead'], codes: ['tenant_crm.lead_read_only'], because: 'only deleting is refused' },
  {
    operations: ['twilio_communications.voiceWebhook'],
    codes: ['twilio_communications.not_a_number', 'twilio_communications.premium_number', 'twilio_communications.country_not_allowed'],
    because: 'they are said to the caller, as TwiML',
  },
  {
    operations: ['proposal_and_invoice.acceptShared'],
    codes: ['plugin_needed'],
    because: 'a link of a plugin that is off opens nothing, and the steps of others are left out',
  },
  {
    operations: ['proposal_and_invoice.acceptShared'],
    codes: ['contract.amendment_exists', 'contract.template_archived', 'invalid_transition'],
    because: 'the step takes a template that is there, a contract that nothing amends, and cancels what may be cancelled',
  },
  {
    operations: ['proposal_and_invoice.acceptShared'],
    codes: [
      'tenant_crm.project_archived',
      'tenant_crm.lost_reason_required',
      'tenant_crm.unknown_choice',
      'tenant_crm.fields_required',
      'version_conflict',
    ],
    because: 'a project is moved only where it may be, to an open stage, whatever version of it is there',
  },
  {
    operations: ['proposal_and_invoice.acceptShared'],
    codes: ['inventory.not_rentable', 'inventory.short', 'inventory.archived'],
    because: 'only what can be lent is reserved, for a day that is known, and what is short is kept all the same',
  },
  {
    operations: ['proposal_and_invoice.acceptShared'],
    codes: [
      'client_requests.changes_locked',
      'client_requests.line_gone',
      'client_requests.not_quoted',
      'client_requests.price_changed',
      'precondition_required',
    ],
    because: 'they are of the steps of apply-request, another workflow',
  },
  {
    operations: ['client_requests.applyRequest'],
    codes: [
      'proposal_and_invoice.choose_one',
      'proposal_and_invoice.plan_does_not_fit',
      'proposal_and_invoice.newer_version',
      'proposal_and_invoice.not_open',
      'proposal_and_invoice.seen_changed',
      'proposal_and_invoice.credit_too_large',
      'contract.amendment_exists',
      'contract.template_archived',
      'inventory.not_rentable',
      'inventory.short',
      'inventory.archived',
      'tenant_crm.lost_reason_required',
      'tenant_crm.fields_required',
    ],
    because: 'they are of the steps of accept-proposal and book-project, other workflows',
  },
  {
    operations: ['client_requests.applyRequest'],
    codes: ['idempotency_key_reused', 'precondition_required', 'tenant_crm.unknown_choice', 'version_conflict'],
    because: 'a run of one key always says the same, and a day is changed whatever version of the project there is',
  },
  {
    operations: ['client_requests.reply', 'client_requests.quoteRequest', 'client_requests.declineRequest', 'client_portal.declineWish'],
    codes: ['mail_too_large'],
    because: 'the mail carries no files',
  },
  {
    operations: ['referral_portal.createPartner', 'referral_portal.runPayouts'],
    codes: ['not_found'],
    because: 'it reads what it has just written, in the same transaction',
  },
  {
    operations: ['referral_portal.updateSettings', 'referral_portal.forgotPartnerPassword'],
    codes: ['not_found'],
    because: 'settings are the one row of a business that is made when it is asked for, and mail to partners is about no project',
  },
  {
    operations: ['referral_portal.updatePartner', 'referral_portal.rejectBankDetails', 'referral_portal.setOwnBankDetails'],
    codes: ['mail_too_large'],
    because: 'the mail carries no files',
  },
  {
    operations: ['referral_portal.createReferral', 'referral_portal.sendReferral'],
    codes: ['tenant_crm.unknown_choice'],
    because: 'a source that the business does not have becomes the first it has',
  },
  {
    operations: ['client_portal.openDocument'],
    codes: ['moodboard.board_not_found', 'moodboard.share_in_the_past', 'proposal_and_invoice.no_link'],
    because: 'only a board that is there and a proposal that was sent have a line to open, and the link to a board has no end',
  },
];
