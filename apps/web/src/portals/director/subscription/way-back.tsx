import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { useAddressParam } from '#platform/use-address-param.ts'
import { t } from './subscription.texts.ts'

/** The page that sent a director here; null without one. Only a page of a director is led back to, never another site. */
export function useWayBack(): string | null {
  const [back] = useAddressParam('back')
  return back !== null && /^\/director(\/|$)[^\\]*$/.test(back) ? back : null
}

/** The way back to a form that was left to put something right. */
export const WayBack = ({ href }: { href: string | null }) =>
  href && (
    <div>
      <Button component={UiLink} href={href} variant="default">
        {t('subscription.back')}
      </Button>
    </div>
  )
