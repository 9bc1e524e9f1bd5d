import type { UiLinkProps } from '@ramplight/ui/frame/link.tsx'
import type { MouseEvent } from 'react'
import { useAddress } from '#platform/address.ts'
import type { Href } from '#platform/href.ts'
import { isOutside } from '#platform/is-outside.ts'
import { appSoon } from './to-app.ts'

/** A link on the first page of a visitor: whoever comes near it fetches the app, who follows it goes on there. */
export function VisitLink({ href, onClick, children, ...props }: UiLinkProps) {
  const { go } = useAddress()
  if (isOutside(href))
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    )
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isAnotherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isAnotherTab) return
    event.preventDefault()
    go(href as Href)
  }
  return (
    <a {...props} href={href} onClick={follow} onPointerEnter={appSoon} onFocus={appSoon}>
      {children}
    </a>
  )
}
