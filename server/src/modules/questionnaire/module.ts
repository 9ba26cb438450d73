import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/questionnaire';
import { assistantTools } from '@butterfly/contracts/questionnaire/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { BoardQuestions } from './answers/board';
import { AnsweringDoor } from './answers/door';
import { tellSubmitted } from './answers/tell-owner';
import { QuestionnaireFiles } from './files/service';
import { MappingService } from './mapping/service';
import { questionnaireHandlers } from './routes';
import { comingMails } from './sent/coming-mails';
import { questionsForClients } from './sent/for-clients';
import { QuestionnaireService } from './sent/service';
import { TemplateService } from './templates/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'questionnaire',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    template: { table: 'questionnaire_template', name: 'title', path: '/questionnaire/templates/:id' },
    questionnaire: { table: 'questionnaire_questionnaire', name: 'title', project: 'project_id', path: '/questionnaire/responses/:id' },
  },
  search: {
    questionnaire: {
      group: 'Questionnaires',
      icon: 'note',
      table: 'questionnaire_questionnaire',
      text: 'platform_plain(title)',
      title: 'title',
      path: '/questionnaire/responses/:id',
    },
  },
  start: (platform) => {
    const files = new QuestionnaireFiles(platform);
    const boards = new BoardQuestions(platform);
    const service = new QuestionnaireService(platform, files);
    return {
      handlers: questionnaireHandlers({
        platform,
        service,
        files,
        library: new TemplateService(platform, files),
        mapping: new MappingService(platform),
        door: new AnsweringDoor(platform, service, files, boards),
        boards,
      }),
      fills: { 'platform.client_documents': questionsForClients(service), 'platform.coming_mails': comingMails },
      on: { 'questionnaire.submitted@1': { hear: tellSubmitted(platform), whenOff: 'skip' } },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
