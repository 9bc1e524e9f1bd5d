import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'

/** Pixels between the toasts and what ends above them. */
const GAP = 16

/** Tells the page how high the toasts stand, as `--rl-toasts`: the style sheets keep that much free. */
function keepRoom(strip: Element): () => void {
  const root = document.documentElement.style
  const watch = new ResizeObserver(() => {
    const { height } = strip.getBoundingClientRect()
    if (height > 0) root.setProperty('--rl-toasts', `${Math.ceil(height) + GAP}px`)
    else root.removeProperty('--rl-toasts')
  })
  watch.observe(strip)
  return () => {
    watch.disconnect()
    root.removeProperty('--rl-toasts')
  }
}

/** Where the toasts stand: at the foot of the screen, in room of their own. */
export function ToastStrip() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = place.current?.querySelector('[data-position="bottom-right"]')
    return strip ? keepRoom(strip) : undefined
  }, [])
  return (
    <div ref={place}>
      <Notifications
        withinPortal={false}
        position="bottom-right"
        autoClose={10_000}
        limit={3}
        containerWidth={360}
        zIndex={600}
        transitionDuration={200}
      />
    </div>
  )
}
