import { Component, type ReactNode } from 'react';
import { defineMessages } from '../page/messages.ts';

const messages = defineMessages('shared', {
  failed: 'Something went wrong here.',
  tryAgain: 'Try again',
});

interface Props {
  children: ReactNode;
  /** After the first commit, which may be that of the message. */
  onCommit: (what: { failed: boolean }) => void;
  onError: (error: unknown) => void;
  onTryAgain: () => void;
}

/** Keeps an island's failure inside the island: shows a message and a way to restart. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onCommit(this.state);
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="cb-root cb-notice" data-tone="danger" role="alert">
        <div className="cb-notice__text">{messages.failed}</div>
        <button type="button" className="cb-button" data-tone="plain" onClick={this.props.onTryAgain}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
