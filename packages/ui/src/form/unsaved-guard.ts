import { useEffect, useId } from 'react'

const dirtyForms = new Set<string>()

/** For the router's blocker: is any form on screen changed and not saved? */
export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0

/** The changed forms on screen, each by its own id: a sheet compares them with those before it was opened. */
export const unsavedForms = (): readonly string[] => [...dirtyForms]

/** Closing the tab asks; for changing the route the app asks with UnsavedDialog. */
export function useUnsavedGuard(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    dirtyForms.add(id)
    window.addEventListener('beforeunload', ask)
    return () => {
      dirtyForms.delete(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [id, isDirty])
}
