import { brand } from '@ramplight/domain/kernel/brand'

/** How long a page may take to bring its heading; later the title stays as it is. */
const WAIT_MS = 8000

/** `Entries · Lake Fork #4 · Ramplight` */
export function pageTitle(root: ParentNode = document): string | null {
  const heading = root.querySelector('h1')?.textContent?.trim()
  if (!heading) return null
  const tab = root.querySelector('.rl-tabs__tab[aria-current="page"]')?.firstChild?.textContent?.trim()
  return [tab && tab !== heading ? tab : null, heading, brand.name].filter(Boolean).join(' · ')
}

/**
 * The document is called what the heading says, also when that comes late; `moveFocus`: the heading gets the focus and is read out.
 * A heading that makes room for another (the name of a tournament that has arrived) hands the focus on, unless somebody has moved on.
 */
export function followHeading(moveFocus: boolean): () => void {
  let moved = !moveFocus
  let focused: HTMLElement | null = null
  const isLost = () => focused?.isConnected === false && document.activeElement === document.body
  const look = () => {
    const title = pageTitle()
    if (!title) return
    if (document.title !== title) document.title = title
    const heading = document.querySelector<HTMLElement>('h1')
    if ((moved && !isLost()) || !heading || isTyping()) return
    moved = true
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    focused = heading
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** A page that starts in a field keeps its field. */
const isTyping = () => !!document.activeElement?.matches('input, textarea, select, [role="dialog"] *')
