import { Component, type ReactNode } from 'react';
import { useWords } from './words.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows what to do when a part of the app cannot be loaded or drawn: after an update, or without a network. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
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
    </main>
  );
}
