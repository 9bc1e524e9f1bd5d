import { notify } from '@ramplight/ui/dialogs/toasts'
import { brand } from '@ramplight/ui/theme/brand'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long a page may take to bring its heading; later the title stays as it is. */
const WAIT_MS = 8000

/** `Entries · Lake Fork #4 · Ramplight` */
export function pageTitle(root: ParentNode = document): string | null {
  const heading = root.querySelector('h1')?.textContent?.trim()
  if (!heading) return null
  const tab = root.querySelector('.rl-tabs__tab[aria-current="page"]')?.firstChild?.textContent?.trim()
  return [tab && tab !== heading ? tab : null, heading, brand.name].filter(Boolean).join(' · ')
}

/** After a change of page the heading has the focus, is read out, and gives the document its title (WCAG 2.4.2, 2.4.3). */
export function useRouteFocus(language: string): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another title
  useEffect(() => {
    let observer: MutationObserver | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      observer?.disconnect()
      clearTimeout(timer)
    }
    const follow = (moveFocus: boolean) => {
      stop()
      let moved = !moveFocus
      const look = () => {
        const title = pageTitle()
        if (!title) return
        if (document.title !== title) document.title = title
        const heading = document.querySelector<HTMLElement>('h1')
        if (moved || !heading || isTyping()) return
        moved = true
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      look()
      observer = new MutationObserver(look)
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      timer = setTimeout(stop, WAIT_MS)
    }
    follow(false)
    const unsubscribeLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) notify.leavePage()
    })
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (pathChanged) follow(fromLocation !== undefined)
    })
    return () => {
      stop()
      unsubscribe()
      unsubscribeLeaving()
    }
  }, [router, language])
}

/** A page that starts in a field keeps its field. */
const isTyping = () => !!document.activeElement?.matches('input, textarea, select, [role="dialog"] *')
