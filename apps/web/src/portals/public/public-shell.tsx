import { Burger, Button, Drawer } from '@mantine/core'
import { EnvironmentSwitch } from '@ramplight/ui/frame/environment-switch.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Wordmark } from '@ramplight/ui/frame/mark.tsx'
import { brand } from '@ramplight/ui/theme/brand'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { setupStateQuery } from '#features/people/auth/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { meanToLeave } from '#platform/meant-to-leave.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './public-shell.module.css'

/** Top bar and footer of everything that can be seen without signing in (1 §2). */
export function PublicShell({ children }: { children?: ReactNode }) {
  useFirstVisit()
  return (
    <div className={classes.shell}>
      <a className="rl-skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <footer className={classes.footer}>
        © {new Date().getFullYear()} {brand.legalName}
        <a href={`mailto:${brand.supportEmail}`}>Contact us</a>
      </footer>
    </div>
  )
}

function TopBar() {
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className={classes.bar}>
      <UiLink href="/home" className={classes.home} aria-label={`${brand.name}, home`}>
        <Wordmark size={32} />
      </UiLink>
      {phone ? (
        <>
          <EnvironmentSwitch />
          <Burger opened={open} onClick={() => setOpen(!open)} aria-label="Menu" aria-expanded={open} size="sm" />
          <Drawer opened={open} onClose={() => setOpen(false)} position="right" size="min(20rem, 85vw)" title="Menu">
            <nav className={classes.menu} aria-label="Main">
              <Places />
            </nav>
          </Drawer>
        </>
      ) : (
        <nav className={classes.places} aria-label="Main">
          <Places />
          <EnvironmentSwitch />
        </nav>
      )}
    </header>
  )
}

function Places() {
  const user = useSession()?.user
  const { pathname } = useLocation()
  return (
    <>
      <UiLink href="/live-leaderboard" className={classes.link}>
        Live
      </UiLink>
      <UiLink href="/tournaments" className={classes.link}>
        Find Tournaments
      </UiLink>
      {user ? (
        <>
          <UiLink href="/logout" className={classes.link} onClick={meanToLeave}>
            Logout
          </UiLink>
          <Button component={UiLink} href={homeOf(user)}>
            Open {user.userType === 'Angler' ? 'my day' : 'my portal'}
          </Button>
        </>
      ) : (
        pathname !== '/login' && (
          <Button component={UiLink} href="/login">
            Login
          </Button>
        )
      )}
    </>
  )
}

/** An empty system shows the one page that makes its first administrator. */
function useFirstVisit() {
  // What an earlier visit kept may be long over: only an answer of now counts.
  const { data, isFetchedAfterMount } = useQuery({ ...setupStateQuery(), refetchOnMount: 'always' })
  const { pathname } = useLocation()
  const go = useGo()
  const needed = isFetchedAfterMount && data?.needed === true && pathname !== '/setup'
  useEffect(() => {
    if (needed) go('/setup', { replace: true })
  }, [needed, go])
}
