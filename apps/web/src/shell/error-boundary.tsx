import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useWords } from './words.tsx';

interface BoundaryProps {
  /** The address: at another one there is another page, which may well be drawn. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Shows what to do when a part of the app cannot be loaded or drawn: after an update, or without a network. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const [place] = useHashLocation();
  return <Boundary place={place}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { text } = useWords();
  return (
    <main className="page">
      <h1>{text('app.failed')}</h1>
      <p>{text('app.failed-help')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('app.reload')}
      </button>
      <p>
        <Link href="/">{text('start.home')}</Link>
      </p>
    </main>
  );
}
