import { notify } from '@ramplight/ui/dialogs/toasts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followHeading } from './follow-heading.ts'

let isStep = false

/** The app was opened by a step from the first view of a visitor: its first page is read out, too. */
export const openedByStep = (): void => {
  isStep = true
}

/** After a change of page the heading has the focus, is read out, and gives the document its title (WCAG 2.4.2, 2.4.3). */
export function useRouteFocus(language: string): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another title
  useEffect(() => {
    let stop = followHeading(isStep)
    isStep = false
    const unsubscribeLeaving = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) notify.leavePage()
    })
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!pathChanged) return
      stop()
      stop = followHeading(fromLocation !== undefined)
    })
    return () => {
      stop()
      unsubscribe()
      unsubscribeLeaving()
    }
  }, [router, language])
}
