import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Forms on the screen, the one that lies on top last: the keys are its. */
const forms: (() => void)[] = []

const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && (event.key === 'Enter' || event.key.toLowerCase() === 's')

/** Somebody types in a dialog over the form, or in a form of its own inside it: the keys are not meant for this one. */
function isElsewhere({ target }: KeyboardEvent, within: Element | null): boolean {
  const room = target instanceof Element ? target.closest('form, [role="dialog"], [role="alertdialog"]') : null
  return room !== null && within !== null && !room.contains(within)
}

/** ⌘S and ⌘Enter save the form that lies on top. `within`: something in it. */
export function useSaveKey(onSave: () => void, within: RefObject<Element | null>): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const own = () => save()
    const press = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || forms.at(-1) !== own || isElsewhere(event, within.current)) return
      event.preventDefault()
      own()
    }
    forms.push(own)
    window.addEventListener('keydown', press)
    return () => {
      forms.splice(forms.indexOf(own), 1)
      window.removeEventListener('keydown', press)
    }
  }, [within])
}
