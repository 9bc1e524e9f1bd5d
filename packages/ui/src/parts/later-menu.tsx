import { type ComponentType, type ReactNode, useState } from 'react'
import type { UiIcon } from '../theme/icon.ts'
import { BarButton } from './bar-button.tsx'
import { later } from './later.tsx'

type LaterMenuProps = { icon: UiIcon; label: string }

/** A button in a bar whose menu is fetched when somebody comes near it, and opens when it was pressed. */
export function laterMenu(load: () => Promise<ComponentType<LaterMenuProps>>): (props: LaterMenuProps) => ReactNode {
  const Menu = later(load, (props) => <BarButton {...props} aria-haspopup="menu" aria-expanded={false} />)
  return function LaterMenu(props) {
    const [pressed, setPressed] = useState(false)
    if (pressed) return <Menu {...props} />
    return (
      <BarButton
        {...props}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={Menu.soon}
        onFocus={Menu.soon}
        onClick={() => setPressed(true)}
      />
    )
  }
}
