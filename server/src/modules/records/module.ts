import { errors, operations } from '@butterfly/contracts/records';
import { defineModule } from '../../platform/define-module';
import { ImportRunner, type ImportJob } from './imports/import-runner';
import { IMPORT_JOB } from './imports/service';
import { Tables } from './imports/table/tables';
import type { PluginRecords, RecordsApi } from './api';
import { recordChanges } from './activity/record-changes';
import { recordServices, RecordsOfPlugin } from './plugin-records';
import { recordHandlers } from './routes';
import { search } from './search';

const definition = defineModule({
  id: 'records',
  operations,
  errors,
  search,
  gated: false,
  start: (platform) => {
    const tables = new Tables();
    const services = recordServices(platform, tables);
    const runner = new ImportRunner({ platform, tables });
    const known = new Map<string, PluginRecords<string>>();
    const api: RecordsApi = {
      of: <Name extends string>(plugin: string) => {
        const records = known.get(plugin) ?? new RecordsOfPlugin<string>(plugin, { services, platform });
        known.set(plugin, records);
        return records as unknown as PluginRecords<Name>;
      },
    };
    return {
      handlers: recordHandlers({ services, files: platform.files }),
      api,
      fills: { 'manage_members.change_source': recordChanges(platform.subjects.all()) },
      jobs: [{ name: IMPORT_JOB, run: (job: ImportJob) => runner.run(job) }],
      close: () => tables.close(),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
