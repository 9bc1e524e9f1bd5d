import { Burger, Button } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import { EnvironmentSwitch } from '@ramplight/ui/frame/environment-switch.tsx'
import { LanguageSwitch } from '@ramplight/ui/frame/language-switch.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Wordmark } from '@ramplight/ui/frame/mark.tsx'
import { t as tUi } from '@ramplight/ui/language/ui.texts'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAddress } from '#platform/address.ts'
import { homeOf } from '#platform/addresses.ts'
import { meanToLeave } from '#platform/meant-to-leave.ts'
import { setupStateQuery } from '#platform/setup-state.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './public.texts.ts'
import classes from './public-shell.module.css'

const SideMenu = later(() => import('./side-menu.tsx').then((module) => module.SideMenu))

/** Top bar and footer of everything that can be seen without signing in (1 §2). */
export function PublicShell({ children }: { children: ReactNode }) {
  useFirstVisit()
  return (
    <div className={classes.shell}>
      <a className="rl-skip" href="#main">
        {tUi('frame.skip')}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>
        <span>
          © {new Date().getFullYear()} {brand.legalName}
        </span>
        <nav className={classes.ends} aria-label={t('shell.more')}>
          <UiLink href="/tours">{t('shell.tours')}</UiLink>
          <UiLink href="/seasons">{t('shell.seasons')}</UiLink>
          <UiLink href="/divisions">{t('shell.divisions')}</UiLink>
          <UiLink href="/contact-us">{t('shell.contact')}</UiLink>
          <UiLink href="/privacy-policy">{t('shell.privacy')}</UiLink>
          <UiLink href="/terms-of-service">{t('shell.terms')}</UiLink>
        </nav>
      </footer>
    </div>
  )
}

function TopBar() {
  const phone = useIsPhone()
  const [open, setOpen] = useState(false)
  const wasOpen = useRef(false)
  wasOpen.current ||= open
  const { pathname } = useAddress()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className={classes.bar}>
      <UiLink href="/home" className={classes.home} aria-label={t('shell.home', { product: brand.name })}>
        <Wordmark size={32} />
      </UiLink>
      {phone ? (
        <>
          <LanguageSwitch />
          <EnvironmentSwitch />
          <Burger
            opened={open}
            onClick={() => setOpen(!open)}
            onPointerEnter={SideMenu.soon}
            aria-label={t('shell.menu')}
            aria-expanded={open}
            size="sm"
          />
          {(open || wasOpen.current) && (
            <SideMenu opened={open} onClose={() => setOpen(false)} title={t('shell.menu')}>
              <nav className={classes.menu} aria-label={tUi('frame.main')}>
                <Places />
              </nav>
            </SideMenu>
          )}
        </>
      ) : (
        <nav className={classes.places} aria-label={tUi('frame.main')}>
          <Places />
          <LanguageSwitch />
          <EnvironmentSwitch />
        </nav>
      )}
    </header>
  )
}

function Places() {
  const user = useSession()?.user
  const { pathname } = useAddress()
  return (
    <>
      <UiLink href="/features" className={classes.link}>
        {t('shell.features')}
      </UiLink>
      <UiLink href="/about" className={classes.link}>
        {t('shell.about')}
      </UiLink>
      <UiLink href="/tournaments/live" className={classes.link}>
        {t('shell.live')}
      </UiLink>
      <UiLink href="/seasons" className={classes.link}>
        {t('shell.standings')}
      </UiLink>
      <UiLink href="/contact-us" className={classes.link}>
        {t('shell.contact')}
      </UiLink>
      <UiLink href="/tournaments" className={classes.link}>
        {t('shell.find')}
      </UiLink>
      {user ? (
        <>
          <UiLink href="/logout" className={classes.link} onClick={meanToLeave}>
            {t('shell.logout')}
          </UiLink>
          <Button component={UiLink} href={homeOf(user)}>
            {t(user.userType === 'Angler' ? 'shell.myDay' : 'shell.myPortal')}
          </Button>
        </>
      ) : (
        pathname !== '/login' && (
          <Button component={UiLink} href="/login">
            {t('shell.login')}
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
  const { pathname, go } = useAddress()
  const needed = isFetchedAfterMount && data?.needed === true && pathname !== '/setup'
  useEffect(() => {
    if (needed) go('/setup', { replace: true })
  }, [needed, go])
}
