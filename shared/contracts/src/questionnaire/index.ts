export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { answerProblem, type AnswerValue, type Answers } from './form/answer-value';
export { asksForBoard, MOST_PICKED, pickedIn, withoutBoard } from './form/board-picture';
export { filesIn, MAX_FILE_BYTES, MOST_FILES, type KeptFile } from './form/kept-file';
export { answerText } from './form/answer-text';
export { form, questionType } from './form/form.schema';
export type { Condition, FormPage, Question, QuestionForm, QuestionType, Rule, Target } from './form/form.schema';
export { isEmpty, missingKeys, progressBps, shownForm } from './form/visible';
export type {
  BoardPicture,
  MappingInput,
  MappingResult,
  NewAnswers,
  NewQuestionnaire,
  NewRecipients,
  NewTemplate,
  PublicQuestionnaire,
  Purpose,
  Questionnaire,
  QuestionnairePatch,
  QuestionnaireQuery,
  QuestionnaireRow,
  QuestionnaireState,
  Recipient,
  Responses,
  SavedAnswers,
  Template,
  TemplatePatch,
  TemplateQuery,
  TemplateRow,
} from './schema';
