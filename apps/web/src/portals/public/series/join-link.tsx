import { Button } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { IconIdBadge2 } from '@tabler/icons-react'
import { useSession } from '#platform/use-session.ts'

/** To the same page of the angler's portal, where one joins with a tap; a visitor signs in on the way. Directors do not join. */
export function JoinLink({ href, children }: { href: string; children: string }) {
  const type = useSession()?.user.userType
  if (type !== undefined && type !== 'Angler') return null
  return (
    <div>
      <Button component={UiLink} href={href} variant="default" leftSection={<IconIdBadge2 aria-hidden />}>
        {children}
      </Button>
    </div>
  )
}
