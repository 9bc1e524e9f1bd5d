import { Drawer } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '../language/ui.texts.ts'
import { UiLink } from './link.tsx'
import type { NavGroup, NavItem } from './nav.ts'
import { NavGroups } from './side-nav.tsx'

type BottomNavProps = { items: readonly NavItem[]; groups: readonly NavGroup[]; label: string; footer?: ReactNode }

/** Four places and "More", under the thumb. */
export function BottomNav({ items, groups, label, footer }: BottomNavProps) {
  const [open, setOpen] = useState(false)
  const places = items.slice(0, 4)
  return (
    <nav className="rl-bottom" aria-label={label}>
      {places.map(({ label: name, href, icon: Icon, active, count }) => (
        <UiLink key={href} href={href} className="rl-bottom__item" aria-current={active ? 'page' : undefined}>
          <span className="rl-bottom__icon">
            <Icon size={24} stroke={1.75} aria-hidden />
            {count !== undefined && count > 0 && <span className="rl-bottom__count">{count}</span>}
          </span>
          {name}
        </UiLink>
      ))}
      {groups.length > 0 && (
        <button type="button" className="rl-bottom__item" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="rl-bottom__icon">
            <IconDots size={24} stroke={1.75} aria-hidden />
          </span>
          {t('frame.more')}
        </button>
      )}
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        title={t('frame.places')}
        size="85dvh"
        className="rl-sheet"
        data-side="bottom"
      >
        <div className="rl-bottom__all">
          <NavGroups groups={groups} onGo={() => setOpen(false)} />
          {footer}
        </div>
      </Drawer>
    </nav>
  )
}
