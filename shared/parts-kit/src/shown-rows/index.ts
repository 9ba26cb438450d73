export { useShownRows } from './use-shown-rows';
