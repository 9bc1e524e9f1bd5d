import { useEffect, useEffectEvent } from 'react'

/** Radios and boxes take no letters and no digits: a chip that was tapped must not keep the number pad for itself. */
const NO_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']
const TEXT_INPUT = `input${NO_TEXT.map((type) => `:not([type=${type}])`).join('')}`
const TYPES_ITSELF = `${TEXT_INPUT}, textarea, select, [contenteditable=true], [role=dialog], [role=menu]`

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
