import { NumberSeries } from '../../../platform/numbers/number-series';

/** Numbers of requests, by business and year. */
export const requestNumbers = new NumberSeries({ name: 'client_requests.request', template: '{prefix}{year}-{number:4}', prefix: 'REQ-' });
