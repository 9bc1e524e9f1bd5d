import { Button, type ButtonProps } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'
import { t } from '../language/ui.texts.ts'

type HoldButtonProps = ButtonProps & { onHeld: () => void; holdMs?: number; children: string }

/** For what cannot be taken back: pressed for 800 ms, with finger, mouse, Enter or space. Gone before that, nothing happens. */
export function HoldButton({ onHeld, holdMs = 800, children, ...rest }: HoldButtonProps) {
  const [held, setHeld] = useState(false)
  /** Let go too early: a tap does nothing, and says so. */
  const [tapped, setTapped] = useState(false)
  const longEnough = useTimeout(() => {
    setHeld(false)
    navigator.vibrate?.([60, 40, 60])
    onHeld()
  }, holdMs)
  const start = () => {
    if (held) return
    setHeld(true)
    setTapped(false)
    longEnough.start()
  }
  const stop = (early: boolean) => {
    if (early && held) setTapped(true)
    longEnough.clear()
    setHeld(false)
  }
  const isPress = (key: string) => key === 'Enter' || key === ' '
  return (
    <Button
      {...rest}
      className="rl-hold"
      data-held={held || undefined}
      style={{ '--_hold': `${holdMs}ms` }}
      onPointerDown={start}
      onPointerUp={() => stop(true)}
      onPointerLeave={() => stop(true)}
      onPointerCancel={() => stop(true)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => isPress(event.key) && !event.repeat && start()}
      onKeyUp={(event) => isPress(event.key) && stop(true)}
      onBlur={() => stop(false)}
    >
      <span className="rl-hold__text">
        {children} <small role="status">{t(tapped ? 'hold.tapped' : 'hold.hold')}</small>
      </span>
    </Button>
  )
}
