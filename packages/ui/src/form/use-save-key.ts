import { useEffect, useEffectEvent } from 'react'

/** Forms on the screen, the one that lies on top last: the keys are its. */
const forms: (() => void)[] = []

const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && (event.key === 'Enter' || event.key.toLowerCase() === 's')

/** ⌘S and ⌘Enter save the form that lies on top. */
export function useSaveKey(onSave: () => void): void {
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const own = () => save()
    const press = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || forms.at(-1) !== own) return
      event.preventDefault()
      own()
    }
    forms.push(own)
    window.addEventListener('keydown', press)
    return () => {
      forms.splice(forms.indexOf(own), 1)
      window.removeEventListener('keydown', press)
    }
  }, [])
}
