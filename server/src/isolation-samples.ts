/** Of the right form; who made up the signature gets what everybody gets. */
const UNKNOWN_LINK = `1-${'a'.repeat(22)}-${'b'.repeat(43)}`;

/** Rows of manage_members and access requests in business B. */
export interface PeopleOfB {
  readonly member: number;
  readonly role: number;
  readonly invite: number;
  readonly grant: number;
  readonly request: number;
  readonly skill: number;
  readonly category: number;
  readonly absence: number;
  readonly rule: number;
}

/** Ids that exist in business B; every operation that takes an id is called with them by an administrator of A. */
export interface ForeignIds {
  readonly contact: number;
  readonly contactList: number;
  readonly organization: number;
  readonly link: number;
  readonly merge: number;
  readonly importRun: number;
  readonly project: number;
  readonly entry: number;
  readonly tempBoard: number;
  readonly asset: number;
  readonly share: number;
  readonly comment: number;
  readonly revision: number;
  readonly session: number;
  readonly notification: number;
  readonly people: PeopleOfB;
  readonly lead: number;
  readonly stage: number;
  readonly note: number;
  readonly customField: number;
  readonly file: number;
  readonly override: number;
  readonly draft: number;
  /** An action of the assistant that waits for a click. */
  readonly action: string;
  readonly conversation: number;
  readonly text: number;
  readonly textTemplate: number;
  readonly textMedia: number;
  readonly call: number;
}

/** Path parameters → ids of B, for every operation with parameters. A new operation must be added, or the test names it. */
export const FOREIGN_PATHS: Readonly<Record<string, (ids: ForeignIds) => Readonly<Record<string, string | number>>>> = {
  'auth_and_admin.endSession': ({ session }) => ({ id: session }),
  'auth_and_admin.approveAccess': ({ people }) => ({ id: people.request }),
  'auth_and_admin.declineAccess': ({ people }) => ({ id: people.request }),
  'manage_members.getMember': ({ people }) => ({ id: people.member }),
  'manage_members.updateMember': ({ people }) => ({ id: people.member }),
  'manage_members.setMemberRoles': ({ people }) => ({ id: people.member }),
  'manage_members.getHoldings': ({ people }) => ({ id: people.member }),
  'manage_members.deactivateMember': ({ people }) => ({ id: people.member }),
  'manage_members.reactivateMember': ({ people }) => ({ id: people.member }),
  'manage_members.removeMember': ({ people }) => ({ id: people.member }),
  'manage_members.endGrant': ({ people }) => ({ id: people.grant }),
  'manage_members.resendInvite': ({ people }) => ({ id: people.invite }),
  'manage_members.revokeInvite': ({ people }) => ({ id: people.invite }),
  'manage_members.readInvite': () => ({ token: `1-${'a'.repeat(43)}` }),
  'manage_members.acceptInvite': () => ({ token: `1-${'a'.repeat(43)}` }),
  'manage_members.getRole': ({ people }) => ({ id: people.role }),
  'manage_members.updateRole': ({ people }) => ({ id: people.role }),
  'manage_members.updateSkill': ({ people }) => ({ id: people.skill }),
  'manage_members.deleteSkill': ({ people }) => ({ id: people.skill }),
  'manage_members.restoreSkill': ({ people }) => ({ id: people.skill }),
  'manage_members.setMemberSkill': ({ people }) => ({ member: people.member, skill: people.skill }),
  'manage_members.updateCategory': ({ people }) => ({ id: people.category }),
  'manage_members.deleteCategory': ({ people }) => ({ id: people.category }),
  'manage_members.restoreCategory': ({ people }) => ({ id: people.category }),
  'manage_members.removeAvailability': ({ people }) => ({ id: people.absence }),
  'manage_members.updateRule': ({ people }) => ({ id: people.rule }),
  'manage_members.deleteRule': ({ people }) => ({ id: people.rule }),
  'manage_members.deleteRole': ({ people }) => ({ id: people.role }),
  'agents.confirmAction': ({ action }) => ({ token: action }),
  'agents.declineAction': ({ action }) => ({ token: action }),
  'agents.getDraft': ({ draft }) => ({ id: draft }),
  'agents.applyDraft': ({ draft }) => ({ id: draft }),
  'agents.discardDraft': ({ draft }) => ({ id: draft }),
  'agents.undoDraft': ({ draft }) => ({ id: draft }),
  'notifications.markRead': ({ notification }) => ({ id: notification }),
  'moodboard.getBoard': ({ project }) => ({ projectId: project }),
  'moodboard.patchBoard': ({ project }) => ({ projectId: project }),
  'moodboard.replaceBoard': ({ project }) => ({ projectId: project }),
  'moodboard.deleteBoard': ({ project }) => ({ projectId: project }),
  'moodboard.getTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'moodboard.replaceTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'moodboard.deleteTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'moodboard.getAsset': ({ asset }) => ({ assetId: asset }),
  'moodboard.assetBytes': ({ asset }) => ({ assetId: asset, size: 'view' }),
  'moodboard.listShares': ({ project }) => ({ projectId: project }),
  'moodboard.createShare': ({ project }) => ({ projectId: project }),
  'moodboard.revokeShare': ({ project, share }) => ({ projectId: project, id: share }),
  'moodboard.restoreShare': ({ project, share }) => ({ projectId: project, id: share }),
  'moodboard.listReactions': ({ project }) => ({ projectId: project }),
  'moodboard.readShare': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.unlockShare': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.sharedDocument': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.sharedAssetBytes': ({ asset }) => ({ shareId: UNKNOWN_LINK, assetId: asset, size: 'view' }),
  'moodboard.listSharedReactions': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.setSharedReaction': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.listSharedComments': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.addSharedComment': () => ({ shareId: UNKNOWN_LINK }),
  'moodboard.listComments': ({ project }) => ({ projectId: project }),
  'moodboard.addComment': ({ project }) => ({ projectId: project }),
  'moodboard.changeComment': ({ project, comment }) => ({ projectId: project, id: comment }),
  'moodboard.removeComment': ({ project, comment }) => ({ projectId: project, id: comment }),
  'moodboard.restoreComment': ({ project, comment }) => ({ projectId: project, id: comment }),
  'moodboard.listRevisions': ({ project }) => ({ projectId: project }),
  'moodboard.keepRevision': ({ project }) => ({ projectId: project }),
  'moodboard.readRevision': ({ project, revision }) => ({ projectId: project, revisionId: revision }),
  'moodboard.labelRevision': ({ project, revision }) => ({ projectId: project, revisionId: revision }),
  'moodboard.restoreRevision': ({ project, revision }) => ({ projectId: project, revisionId: revision }),
  'moodboard.attachTempBoard': ({ tempBoard }) => ({ tempProjectId: tempBoard }),
  'contact_management.getClient': () => ({ email: 'marked@b.example' }),
  'contact_management.listInteractions': () => ({ email: 'marked@b.example' }),
  'contact_management.changeClientConsent': () => ({ email: 'marked@b.example' }),
  'contact_management.exportClient': () => ({ email: 'marked@b.example' }),
  'contact_management.eraseClient': () => ({ email: 'marked@b.example' }),
  'contact_management.undoDuplicateMerge': ({ merge }) => ({ id: merge }),
  'contact_management.updateList': ({ contactList }) => ({ id: contactList }),
  'contact_management.deleteList': ({ contactList }) => ({ id: contactList }),
  'contact_management.addToList': ({ contactList }) => ({ id: contactList }),
  'contact_management.removeFromList': ({ contactList, contact }) => ({ id: contactList, contactId: contact }),
  'project_view.getTimeline': ({ project }) => ({ projectId: project }),
  'project_view.createEntry': ({ project }) => ({ projectId: project }),
  'project_view.updateEntry': ({ project, entry }) => ({ projectId: project, id: entry }),
  'project_view.removeEntry': ({ project, entry }) => ({ projectId: project, id: entry }),
  'project_view.restoreEntry': ({ project, entry }) => ({ projectId: project, id: entry }),
  'project_view.setPredecessors': ({ project, entry }) => ({ projectId: project, id: entry }),
  'project_view.shiftEntries': ({ project }) => ({ projectId: project }),
  'project_view.applyTemplate': ({ project }) => ({ projectId: project }),
  'project_view.reschedule': ({ project }) => ({ projectId: project }),
  'project_view.getDaySheet': ({ project }) => ({ projectId: project }),
  'tenant_crm.getContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.updateContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.archiveContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.unarchiveContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.deleteContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.restoreContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.mergeContact': ({ contact }) => ({ id: contact }),
  'tenant_crm.listMerges': ({ contact }) => ({ id: contact }),
  'tenant_crm.changeConsent': ({ contact }) => ({ id: contact }),
  'tenant_crm.listConsentChanges': ({ contact }) => ({ id: contact }),
  'tenant_crm.listContactProjects': ({ contact }) => ({ id: contact }),
  'tenant_crm.undoMerge': ({ merge }) => ({ id: merge }),
  'tenant_crm.listProjectPeople': ({ project }) => ({ id: project }),
  'tenant_crm.addProjectPerson': ({ project }) => ({ id: project }),
  'tenant_crm.updateProjectPerson': ({ project, link }) => ({ id: project, linkId: link }),
  'tenant_crm.removeProjectPerson': ({ project, link }) => ({ id: project, linkId: link }),
  'tenant_crm.getOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.updateOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.archiveOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.unarchiveOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.deleteOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.restoreOrganization': ({ organization }) => ({ id: organization }),
  'tenant_crm.getImport': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.updateImport': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.checkImport': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.commitImport': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.undoImport': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.listImportLines': ({ importRun }) => ({ id: importRun }),
  'tenant_crm.getProject': ({ project }) => ({ id: project }),
  'tenant_crm.updateProject': ({ project }) => ({ id: project }),
  'tenant_crm.archiveProject': ({ project }) => ({ id: project }),
  'tenant_crm.unarchiveProject': ({ project }) => ({ id: project }),
  'tenant_crm.moveProject': ({ project }) => ({ id: project }),
  'tenant_crm.listTeam': ({ project }) => ({ id: project }),
  'tenant_crm.addTeamMember': ({ project, people }) => ({ id: project, memberId: people.member }),
  'tenant_crm.removeTeamMember': ({ project, people }) => ({ id: project, memberId: people.member }),
  'tenant_crm.listStageChanges': ({ project }) => ({ id: project }),
  'tenant_crm.getLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.updateLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.deleteLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.restoreLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.contactLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.qualifyLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.convertLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.loseLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.reopenLead': ({ lead }) => ({ id: lead }),
  'tenant_crm.getStage': ({ stage }) => ({ id: stage }),
  'tenant_crm.updateStage': ({ stage }) => ({ id: stage }),
  'tenant_crm.deleteStage': ({ stage }) => ({ id: stage }),
  'tenant_crm.getNote': ({ note }) => ({ id: note }),
  'tenant_crm.updateNote': ({ note }) => ({ id: note }),
  'tenant_crm.deleteNote': ({ note }) => ({ id: note }),
  'tenant_crm.restoreNote': ({ note }) => ({ id: note }),
  'tenant_crm.updateCustomField': ({ customField }) => ({ id: customField }),
  'tenant_crm.getProjectTimeline': ({ project }) => ({ id: project }),
  'tenant_crm.uploadFile': ({ project }) => ({ subject_type: 'project', subject_id: project }),
  'tenant_crm.downloadFile': ({ file }) => ({ id: file }),
  'tenant_crm.removeFile': ({ file }) => ({ id: file }),
  'tenant_crm.restoreFile': ({ file }) => ({ id: file }),
  'plugins.revokeOverride': ({ override }) => ({ id: override }),
  'twilio_communications.updateCall': ({ call }) => ({ id: call }),
  'twilio_communications.readRecording': ({ call }) => ({ id: call }),
  'twilio_communications.deleteRecording': ({ call }) => ({ id: call }),
  'twilio_communications.getConversation': ({ conversation }) => ({ id: conversation }),
  'twilio_communications.updateConversation': ({ conversation }) => ({ id: conversation }),
  'twilio_communications.listMessages': ({ conversation }) => ({ id: conversation }),
  'twilio_communications.retryMessage': ({ text }) => ({ id: text }),
  'twilio_communications.updatePlanned': ({ text }) => ({ id: text }),
  'twilio_communications.sendPlanned': ({ text }) => ({ id: text }),
  'twilio_communications.cancelPlanned': ({ text }) => ({ id: text }),
  'twilio_communications.readMedia': ({ textMedia }) => ({ id: textMedia }),
  'twilio_communications.sharedMedia': () => ({ token: 'made.up-token' }),
  'twilio_communications.updateTemplate': ({ textTemplate }) => ({ id: textTemplate }),
  'twilio_communications.deleteTemplate': ({ textTemplate }) => ({ id: textTemplate }),
};

/** Bodies a generator cannot guess. */
export const BODIES: Readonly<Record<string, unknown>> = {
  'twilio_communications.saveSettings': { record_calls: false },
  'twilio_communications.updateCall': { note: 'Renamed' },
  'twilio_communications.updateConversation': { read: true },
  'twilio_communications.openConversation': { phone: '+14155550123' },
  'twilio_communications.updatePlanned': { version: 0, body: 'Renamed' },
  'twilio_communications.updateTemplate': { body: 'Renamed' },
  'twilio_communications.uploadMedia': Buffer.from('bytes'),
  'moodboard.patchBoard': { patches: [{ op: 'add', path: '/title', value: 'x' }] },
  'moodboard.uploadAsset': Buffer.from('bytes'),
  'moodboard.importAsset': { url: 'http://127.0.0.1/a.png' },
  'tenant_crm.updateProject': { name: 'Renamed' },
  'tenant_crm.createLead': { title: 'Sample' },
  'tenant_crm.updateLead': { title: 'Renamed' },
  'tenant_crm.loseLead': { lost_reason: 'price' },
  'tenant_crm.convertLead': {},
  'tenant_crm.updateNote': { body: 'Renamed' },
  'tenant_crm.createStage': { name: 'Sample' },
  'tenant_crm.updateStage': { name: 'Renamed' },
  'tenant_crm.updateCustomField': { label: 'Renamed' },
  'tenant_crm.saveSettings': {},
  'tenant_crm.uploadFile': Buffer.from('bytes'),
  'contact_management.updateList': { name: 'Renamed' },
  'contact_management.addToList': { contact_ids: [1] },
  'tenant_crm.createContact': { first_name: 'Sample' },
  'tenant_crm.updateContact': { first_name: 'Renamed' },
  'tenant_crm.updateOrganization': { name: 'Renamed' },
  'tenant_crm.updateProjectPerson': { is_billing: true },
  'tenant_crm.updateImport': { policy: 'skip' },
  'tenant_crm.createImport': { entity: 'contacts', file_name: 'list.csv', text: 'Name\nAnn' },
  'manage_members.addAvailability': { member_id: 1, kind: 'weekly', weekday: 1, state: 'available' },
  'project_view.updateEntry': { title: 'Renamed' },
  'project_view.shiftEntries': { entry_id: 1, by: 1, following: false },
  'plugins.publish': {},
  'plugins.issueOverride': { plugin: 'moodboard', origin: 'http://localhost:3012', reason: 'try' },
  'plugins.announceBuild': { ticket: 'a'.repeat(40), release: {} },
  'plugins.addTeamKey': {},
  'plugins.putBlob': Buffer.from('bytes'),
  'agents.saveProvider': { base_url: null, chat_model: null, speech_model: null, transcription_model: null },
  'agents.voiceRun': Buffer.from('no form'),
  'agents.transcribe': Buffer.from('no form'),
};

/** Queries without which an operation reads nothing. */
export const QUERIES: Readonly<Record<string, string>> = {
  'plugins.explain': '?plugin=moodboard',
  'tenant_crm.uploadFile': '?name=sample.txt', 'twilio_communications.uploadMedia': '?name=sample.png', 'moodboard.uploadAsset': '?name=sample.png',
};

/** The smallest GIF there is. */
