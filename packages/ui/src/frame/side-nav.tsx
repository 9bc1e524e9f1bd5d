import { Tooltip } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from './frame.texts.ts'
import { UiLink } from './link.tsx'
import { Mark, Wordmark } from './mark.tsx'
import type { NavGroup, NavItem } from './nav.ts'

type SideNavProps = {
  groups: readonly NavGroup[]
  home: string
  label: string
  slim: boolean
  onToggle: () => void
  /** Below the mark: tour picker, account. */
  context?: ReactNode
  footer?: ReactNode
}

export function SideNav({ groups, home, label, slim, onToggle, context, footer }: SideNavProps) {
  const list = useRef<HTMLDivElement>(null)
  const current = groups.flatMap(({ items }) => items).find(({ active }) => active)?.href
  // A long list shows where one is, also where that lies below its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when one goes elsewhere
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const Toggle = slim ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className="rl-side" aria-label={label} data-slim={slim || undefined}>
      <UiLink href={home} className="rl-side__home">
        {slim ? <Mark size={32} /> : <Wordmark size={30} />}
        <span className="rl-sr-only">{t('sideNav.home')}</span>
      </UiLink>
      {context && !slim && <div className="rl-side__context">{context}</div>}
      <div ref={list} className="rl-side__nav">
        <NavGroups groups={groups} slim={slim} />
      </div>
      <div className="rl-side__foot">
        {!slim && footer}
        <button
          type="button"
          className="rl-side__toggle"
          onClick={onToggle}
          aria-expanded={!slim}
          aria-label={slim ? t('sideNav.widenNavigation') : t('sideNav.narrowNavigation')}
        >
          <Toggle size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </nav>
  )
}

export const NavGroups = ({ groups, slim, onGo }: { groups: readonly NavGroup[]; slim?: boolean; onGo?: () => void }) =>
  groups.map(({ label, items }) => (
    <div key={label ?? items[0]?.href} className="rl-nav">
      {label && !slim && <h2 className="rl-nav__label">{label}</h2>}
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {slim ? (
              <Tooltip label={item.label} position="right">
                <NavLink item={item} slim onGo={onGo} />
              </Tooltip>
            ) : (
              <NavLink item={item} onGo={onGo} />
            )}
          </li>
        ))}
      </ul>
    </div>
  ))

type NavLinkProps = { item: NavItem; slim?: boolean; onGo?: () => void; ref?: React.Ref<HTMLAnchorElement> }

function NavLink({ item, slim, onGo, ...rest }: NavLinkProps) {
  const { label, href, icon: Icon, active, count, locked } = item
  return (
    <UiLink
      href={href}
      className="rl-nav__link"
      aria-current={active ? 'page' : undefined}
      aria-label={slim ? label : undefined}
      onClick={onGo}
      {...rest}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      {!slim && <span className="rl-nav__text">{label}</span>}
      {count !== undefined && count > 0 && <span className="rl-nav__count">{count}</span>}
      {locked && !slim && <IconLock size={14} stroke={2} aria-label={t('sideNav.needs', { locked })} />}
    </UiLink>
  )
}
