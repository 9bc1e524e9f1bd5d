import type { UiLinkProps } from '@ramplight/ui/link.tsx'
import { createLink } from '@tanstack/react-router'

const Anchor = createLink('a')

/** The UI kit's links through the router; pages outside the app (the public board) are plain links. */
export function RouterLink({ href, ...props }: UiLinkProps) {
  if (/^(https?:|mailto:|#)/.test(href) || href.startsWith('/live-leaderboard')) return <a href={href} {...props} />
  return <Anchor to={href as '/'} {...(props as object)} />
}
