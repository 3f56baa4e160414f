import { Component, type ReactNode, type RefObject } from 'react';

interface KeptContentProps {
  /** The element around it. */
  host: RefObject<HTMLElement | null>;
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Keeps what was last shown, with what is typed in it, when the children throw: it can still be
 * read, and its links work. Where nothing was shown yet, the error is the page's.
 */
export class KeptContent extends Component<KeptContentProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  private nodes: ChildNode[] | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  private readonly putBack = (element: HTMLElement | null) => {
    element?.append(...(this.nodes ?? []));
  };

  override render() {
    if (!('error' in this.state)) return this.props.children;
    // React removes the nodes only after this rendering.
    this.nodes ??= [...(this.props.host.current?.childNodes ?? [])];
    if (this.nodes.length === 0) throw this.state.error;
    return <div ref={this.putBack} className="contents" />;
  }
}
