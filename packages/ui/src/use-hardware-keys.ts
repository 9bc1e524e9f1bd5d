import { useEffect, useEffectEvent } from 'react'

const TYPES_ITSELF = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]'

/** Keys of a keyboard, number pad, scanner or foot pedal, unless a field or dialog has them. */
export function useHardwareKeys(onPress: (key: string) => boolean, enabled = true): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof HTMLElement && event.target.closest(TYPES_ITSELF)) return
      if (document.querySelector('[role=dialog]')) return
      if (press(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled])
}
