import { RecentToasts } from '@ramplight/ui/dialogs/recent-toasts.tsx'
import { AppShellFrame } from '@ramplight/ui/frame/app-shell-frame.tsx'
import { EnvironmentSwitch } from '@ramplight/ui/frame/environment-switch.tsx'
import type { NavGroup, NavItem } from '@ramplight/ui/frame/nav'
import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SyncButton } from '#features/sync/drawer/index.ts'
import { useSession } from '#platform/use-session.ts'
import { AvatarMenu } from './avatar-menu.tsx'
import { InstallHint } from './install-hint.tsx'
import { placeAt } from './place-at.ts'

type Place = Omit<NavItem, 'active'>
export type PortalFrameProps = {
  home: string
  groups: readonly { label?: string; items: readonly Place[] }[]
  /** Left in the top bar; on a phone a glass among the tools. */
  search?: ReactNode
  /** The first four stand in the bottom bar of a phone. */
  bottom: readonly Place[]
  /** Its pages have a second language. */
  hasLanguages?: boolean
  /** What everybody in this portal has to know before anything else. */
  banner?: ReactNode
  /** In the place of the page that was asked for. */
  children?: ReactNode
}

/** The frame of every signed-in portal: navigation, the state of the device, the look, the person. */
export function PortalFrame({ home, groups, bottom, search, hasLanguages = false, banner, children }: PortalFrameProps) {
  const { pathname } = useLocation()
  const signedIn = useSession() !== null
  const here = placeAt(pathname, [...groups.flatMap(({ items }) => items), ...bottom], home)
  const marked = (place: Place): NavItem => ({ ...place, active: place.href === here })
  const markedGroups: NavGroup[] = groups.map(({ label, items }) => ({ label, items: items.map(marked) }))
  // The session has just ended: its pages go at once, the way to the login follows.
  if (!signedIn) return null
  const tools = (
    <>
      <SyncButton />
      <EnvironmentSwitch />
      <RecentToasts />
      <AvatarMenu hasLanguages={hasLanguages} />
    </>
  )
  return (
    <AppShellFrame
      home={home}
      groups={markedGroups}
      bottom={bottom.map(marked)}
      search={search}
      tools={tools}
      banner={
        <>
          <InstallHint />
          {banner}
        </>
      }
    >
      {children ?? <Outlet />}
    </AppShellFrame>
  )
}
