import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorCard, Skeleton } from '@butterfly/ui-kit';

interface Held {
  readonly failed: boolean;
}

/** A part that could not be fetched takes no page with it. */
class Boundary extends Component<{ readonly name: string; readonly children: ReactNode }, Held> {
  override state: Held = { failed: false };

  static getDerivedStateFromError(): Held {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorCard
        title={`The ${this.props.name} could not be shown`}
        text="The connection may have been lost. Load the page again."
        onRetry={() => location.reload()}
        retryLabel="Load again"
      />
    );
  }
}

/**
 * A part whose library is fetched when it is first shown; its outline stands there until then.
 *
 * @example
 * export const BarChart = loadedLater('chart', () => import('./bar-chart').then(({ BarChartView }) => BarChartView));
 */
export function loadedLater<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return function LoadedLater(props: P) {
    return (
      <Boundary name={name}>
        <Suspense
          fallback={
            <div data-loading="">
              <Skeleton kind="form" label={`Loading the ${name}…`} />
            </div>
          }
        >
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
