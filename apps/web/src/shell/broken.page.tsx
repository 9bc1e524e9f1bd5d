import { Page } from '@ramplight/ui/frame/page.tsx'
import { BrokenPage as BrokenState } from '@ramplight/ui/states/error-state.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { dropSeen } from '#platform/forget-others.ts'
import { t } from './shell.texts.ts'

/** A new version was put in place while this tab was open: its parts are gone from the server. */
const isStalePart = (message: string) => /dynamically imported module|Importing a module script failed|preload CSS/i.test(message)

/** The page boundary: one page is gone, the rest of the product and the work on this device are not. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const again = () => {
    if (isStalePart(message)) return location.reload()
    // What was kept may be what breaks it. Without a network it is all there is.
    void (navigator.onLine ? dropSeen() : Promise.resolve()).then(() => {
      reset()
      return router.invalidate()
    })
  }
  return (
    <Page>
      <h1 className="rl-sr-only">{t('broken.somethingBrokeOnOur')}</h1>
      <BrokenState onRetry={again} details={`${name}: ${message}\n${stack ?? ''}`} />
    </Page>
  )
}
