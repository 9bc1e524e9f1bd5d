import type { UiLinkProps } from '@ramplight/ui/frame/link.tsx'
import { createLink } from '@tanstack/react-router'

const Anchor = createLink('a')

/** Which pages are documents of their own, outside this app. */
const isOutside = (href: string) => /^(https?:|mailto:|tel:|#)/.test(href) || href.startsWith('/live-leaderboard')

/** The UI kit's links through the router. Who is current says the kit, so only an exact match adds to it. */
export function RouterLink({ href, ...props }: UiLinkProps) {
  if (isOutside(href)) return <a href={href} {...props} />
  const { pathname, searchParams, hash } = new URL(href, 'http://app')
  return (
    <Anchor
      to={pathname as '/'}
      search={Object.fromEntries(searchParams) as never}
      hash={hash.slice(1) || undefined}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      {...(props as object)}
    />
  )
}
