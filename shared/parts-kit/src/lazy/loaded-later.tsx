import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';

/** What stands in the place of a part until it is here, or where it cannot be had. */
export interface LoadingWords {
  readonly loading: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
}

const english = (name: string): LoadingWords => ({
  loading: `Loading the ${name}…`,
  failed: `The ${name} could not be shown`,
  failedText: 'The connection may have been lost. Load the page again.',
  again: 'Load again',
});

interface Held {
  readonly failed: boolean;
}

/** A part that could not be fetched takes no page with it. */
class Boundary extends Component<{ readonly words: LoadingWords; readonly children: ReactNode }, Held> {
  override state: Held = { failed: false };

  static getDerivedStateFromError(): Held {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { failed, failedText, again } = this.props.words;
    return <ErrorCard title={failed} text={failedText} onRetry={() => location.reload()} retryLabel={again} />;
  }
}

/**
 * A part whose library is fetched when it is first shown; its outline stands there until then. `wordsOf` on pages of clients: in their language.
 *
 * @example
 * export const BarChart = loadedLater('chart', () => import('./bar-chart').then(({ BarChartView }) => BarChartView));
 */
export function loadedLater<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  wordsOf: (props: P) => LoadingWords | undefined = () => undefined,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function LoadedLater(props: P) {
    const words = wordsOf(props) ?? english(name);
    return (
      <Boundary words={words}>
        <Suspense
          fallback={
            <div data-loading="">
              <Skeleton kind="form" label={words.loading} />
            </div>
          }
        >
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
