// The parts that pages of clients are made of: what the light host provides as '@butterfly/ui-kit'. None of them takes antd, and none
// the set of icons. A page of clients that imports another part is answered by the shell; add the part here to change that.
export { brandStyle } from './brand/brand-style';
export { ErrorCard } from './feedback/error-card';
export { LoadingScreen } from './feedback/loading-screen';
export { Skeleton } from './feedback/skeleton';
export { Botanical } from './icon/botanical';
export { DateText } from './text/date-text';
export { clientRegion, dateLocale, RegionProvider, useFormats } from './text/formats';
export { Money } from './text/money';
