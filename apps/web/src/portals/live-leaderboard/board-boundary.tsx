import { Component, type ReactNode } from 'react'
import { NothingYet } from './nothing-yet.tsx'

type Props = {
  /** Drops what this device kept of the board. */
  drop: () => Promise<void>
  /** Draws the board. `isFresh`: without what was kept. */
  draw: (isFresh: boolean) => ReactNode
  openAnew: () => void
}
type State = { isBroken: boolean; isFresh: boolean }

/** No one touches a TV: it opens its page anew, with whatever version there is by then. */
const OPEN_AGAIN_MS = 60_000

/**
 * A board that cannot be drawn is drawn once more without what this device kept of it. If that fails too, the page says so and opens
 * itself anew.
 */
export class BoardBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, isFresh: false }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    if (this.state.isFresh) this.timer = setTimeout(this.props.openAnew, OPEN_AGAIN_MS)
    else void this.props.drop().then(() => this.setState({ isBroken: false, isFresh: true }))
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer)
  }

  override render(): ReactNode {
    const { isBroken, isFresh } = this.state
    if (isBroken) return <NothingYet state={isFresh ? 'broken' : 'coming'} />
    return this.props.draw(isFresh)
  }
}
