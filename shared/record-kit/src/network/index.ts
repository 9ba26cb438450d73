export { afterOnline } from './after-online';
