import { errors, operations } from '@butterfly/contracts/records';
import { defineModule } from '../../platform/define-module';
import type { PluginRecords, RecordsApi } from './api';
import { pluginRecords, recordServices } from './plugin-records';
import { recordHandlers } from './routes';

const definition = defineModule({
  id: 'records',
  operations,
  errors,
  gated: false,
  start: (platform) => {
    const services = recordServices(platform);
    const known = new Map<string, PluginRecords<string>>();
    const api: RecordsApi = {
      of: <Name extends string>(plugin: string) => {
        const records = known.get(plugin) ?? pluginRecords(plugin, { services, platform });
        known.set(plugin, records);
        return records as unknown as PluginRecords<Name>;
      },
    };
    return { handlers: recordHandlers({ services, files: platform.files }), api };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
