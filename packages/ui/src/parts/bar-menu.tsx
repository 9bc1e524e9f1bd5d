import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { UiIcon } from '../theme/icon.ts'
import { BarButton } from './bar-button.tsx'

type BarMenuProps = { icon: UiIcon; label: string; width: number; items: ReactNode }

/** The menu of a button in a bar; it opens by itself, because a press on that button fetched it (`later-menu.tsx`). */
export function BarMenu({ icon, label, width, items }: BarMenuProps) {
  const [opened, setOpened] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  // The button that was pressed is another one: who closes the menu comes back to this.
  useEffect(() => {
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu width={width} opened={opened} onChange={setOpened} checkIcon={<IconCheck size={16} stroke={2.5} aria-hidden />}>
      <Menu.Target>
        <BarButton ref={target} icon={icon} label={label} />
      </Menu.Target>
      <Menu.Dropdown>{items}</Menu.Dropdown>
    </Menu>
  )
}
