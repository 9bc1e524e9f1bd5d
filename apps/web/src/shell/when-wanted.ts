import { PHONE } from '@ramplight/ui/values/phone'

/** Signs that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const
/** Nobody touched it: a page that is left open still gets its news. A desk has no bar of signal to save. */
const LEFT_OPEN_MS = { phone: 3000, desk: 200 }
/** What has a script behind it. A link leads on without one, a field keeps what is typed. */
const NEEDS_SCRIPT = 'button, summary, [role="tab"], [role="button"]'

type Device = Navigator & { connection?: { saveData?: boolean } }

/**
 * Begins a page that the server has drawn when somebody is about to use it, at the latest a little after it came to rest; who saves
 * data waits for a touch. What was pressed before its scripts took over is pressed once they have. What could not be fetched is tried again
 * at the next sign.
 */
export function whenWanted(root: HTMLElement, begin: (onTakeover: () => void) => Promise<void>): void {
  let pressed: HTMLElement | null = null
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>(NEEDS_SCRIPT)
  }
  const watch = () => {
    for (const sign of SIGNS) addEventListener(sign, go, { passive: true })
  }
  const go = () => {
    for (const sign of SIGNS) removeEventListener(sign, go)
    begin(() => root.removeEventListener('click', press)).then(() => pressed?.click(), watch)
  }
  root.addEventListener('click', press)
  watch()
  if ((navigator as Device).connection?.saveData) return
  // Once: it hears of a first sign like everybody else.
  const wait = () => setTimeout(() => dispatchEvent(new Event('focusin')), LEFT_OPEN_MS[matchMedia(PHONE).matches ? 'phone' : 'desk'])
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
