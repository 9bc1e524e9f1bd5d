import { useEffect, useEffectEvent } from 'react'

/** In a field with something in it ⌘Z takes back the typing; a dialog has the keys to itself. */
const isTakenElsewhere = ({ target }: KeyboardEvent): boolean =>
  ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value !== '') ||
  document.querySelector('[role=dialog]') !== null

/** ⌘Z takes back what was just done, as its button does. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.repeat || event.defaultPrevented || isTakenElsewhere(event)) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
