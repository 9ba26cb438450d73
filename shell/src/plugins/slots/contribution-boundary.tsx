import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** What stands in the place of what failed. `reset` draws the children anew. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** A change of it draws the children anew as well. */
  resetKey: string;
  onError: (error: unknown) => void;
}

type BoundaryState = { error: unknown; failed: boolean; resetKey: string };

/** Keeps the failure of one contribution to itself: the shell and the other plugins stay usable. */
export class ContributionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const reset = () => this.setState({ error: null, failed: false });
    return this.state.failed ? this.props.fallback(this.state.error, reset) : this.props.children;
  }
}
