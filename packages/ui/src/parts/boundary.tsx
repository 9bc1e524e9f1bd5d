import { Component, type ReactNode } from 'react'

const AGAIN_AFTER_MS = 1000
const MOST_TRIES = 3

type BoundaryProps = {
  children: ReactNode
  /** What is there instead of what broke; nothing without it. */
  instead?: (again: () => void) => ReactNode
  /** It is tried again after a second, three times; this is done before. For what nobody can tap to have it back. */
  mend?: () => void
}

/** What throws inside is gone; what is beside it stays. Who made the root hears of it (`onCaughtError`). */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError = () => ({ isBroken: true })

  override componentDidCatch(): void {
    const { mend } = this.props
    if (!mend || this.tries++ >= MOST_TRIES) return
    this.timer = setTimeout(() => {
      mend()
      this.again()
    }, AGAIN_AFTER_MS)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  private readonly again = () => this.setState({ isBroken: false })

  override render(): ReactNode {
    return this.state.isBroken ? (this.props.instead?.(this.again) ?? null) : this.props.children
  }
}
