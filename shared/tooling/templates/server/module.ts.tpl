import { operations } from '@butterfly/contracts/{{id}}';
import { defineModule } from '../../platform/define-module';
import { {{camel}}Handlers } from './routes';

export const module = defineModule({
  id: '{{id}}',
  operations,
  start: () => ({ handlers: {{camel}}Handlers() }),
});
