import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children?: ReactNode
  /** Renders the fallback. `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** When this changes, the children are rendered again too. */
  retryOn?: string
  /** Receives the error. By default, it's logged. */
  onError?: (error: unknown) => void
}

interface ErrorBoundaryState {
  error: Error | undefined
}

/** Contains an error in one part of the page, so that the rest stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (this.props.onError === undefined) console.error(error, info.componentStack)
    else this.props.onError(error)
  }

  override componentDidUpdate({ retryOn }: ErrorBoundaryProps, { error }: ErrorBoundaryState): void {
    if (error !== undefined && retryOn !== this.props.retryOn) this.retry()
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.fallback(error, this.retry)
  }

  private retry = (): void => this.setState({ error: undefined })
}
