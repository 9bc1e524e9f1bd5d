import type { UiLinkProps } from '@ramplight/ui/frame/link.tsx'
import { createLink } from '@tanstack/react-router'
import { routeOf } from '#platform/href.ts'
import { isOutside } from '#platform/is-outside.ts'

const Anchor = createLink('a')

/** The UI kit's links through the router. Who is current says the kit, so only an exact match adds to it, with what it asks for. */
export function RouterLink({ href, ...props }: UiLinkProps) {
  if (isOutside(href)) return <a href={href} {...props} />
  return (
    <Anchor {...routeOf(href)} activeOptions={{ exact: true, includeSearch: href.includes('?') }} activeProps={{}} {...(props as object)} />
  )
}
