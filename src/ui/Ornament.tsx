import { Component, type ReactNode } from 'react';

/** What a page can be without: if it throws, it alone is missing. */
export class Ornament extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
