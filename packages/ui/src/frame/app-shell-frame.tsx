import type { ReactNode } from 'react'
import { useStoredState } from '../values/stored-state.ts'
import { useIsPhone } from '../values/use-is-phone.ts'
import { BottomNav } from './bottom-nav.tsx'
import { t } from './frame.texts.ts'
import { UiLink } from './link.tsx'
import { Mark } from './mark.tsx'
import type { NavGroup, NavItem } from './nav.ts'
import { SideNav } from './side-nav.tsx'

export type AppShellFrameProps = {
  children: ReactNode
  groups: readonly NavGroup[]
  /** Phone: the first four stand in the bottom bar, everything is behind More. */
  bottom?: readonly NavItem[]
  home: string
  navLabel?: string
  /** Tour picker or account, below the mark and on top of the phone bar. */
  context?: ReactNode
  /** Left in the top bar: search, command palette. */
  search?: ReactNode
  /** Right in the top bar, in this order: sync pill, environment, bell, help, avatar. */
  tools?: ReactNode
  navFooter?: ReactNode
  /** Idle hints and deadlines above the page. */
  banner?: ReactNode
}

/** Where everything stands: navigation, one bar, the page. Knows no router and no role. */
export function AppShellFrame(props: AppShellFrameProps) {
  const { children, groups, bottom = [], home, navLabel = t('appShellFrame.main'), context, search, tools, navFooter, banner } = props
  const phone = useIsPhone()
  const [slim, setSlim] = useStoredState('rl-nav-slim', false)
  return (
    <div className="rl-shell" data-slim={slim || undefined} data-bottom={bottom.length > 0 || undefined}>
      <a className="rl-skip" href="#main">
        {t('appShellFrame.skipToContent')}
      </a>
      {!phone && (
        <SideNav
          groups={groups}
          home={home}
          label={navLabel}
          slim={slim}
          onToggle={() => setSlim(!slim)}
          context={context}
          footer={navFooter}
        />
      )}
      <div className="rl-shell__column">
        <header className="rl-top">
          {phone && (
            <UiLink href={home} className="rl-top__home" aria-label={t('appShellFrame.home')}>
              <Mark size={30} />
            </UiLink>
          )}
          <div className="rl-top__left">{phone ? context : search}</div>
          <div className="rl-top__tools">
            {phone && search}
            {tools}
          </div>
        </header>
        {banner}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {phone && bottom.length > 0 && <BottomNav items={bottom} groups={groups} label={navLabel} footer={navFooter} />}
    </div>
  )
}
