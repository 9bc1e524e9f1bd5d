import { type RefObject, useEffect, useId } from 'react'

type FormRef = RefObject<HTMLFormElement | null>

/** The changed forms on screen, each by its own id, with what submits it. */
const dirtyForms = new Map<string, FormRef | undefined>()

/** For the router's blocker: is any form on screen changed and not saved? */
export const hasUnsavedChanges = (): boolean => dirtyForms.size > 0

/** The changed forms on screen, each by its own id: a sheet compares them with those before it was opened. */
export const unsavedForms = (): readonly string[] => [...dirtyForms.keys()]

/**
 * The form that a question in front of the page may save: the one that is changed. Null when it is a sheet, which has buttons of
 * its own, or when more than one is changed: nobody could say which of them was saved.
 */
export function formToSave(): HTMLFormElement | null {
  const [form, ...others] = dirtyForms.values()
  return others.length === 0 ? (form?.current ?? null) : null
}

/** Closing the tab asks; for changing the route the app asks with UnsavedDialog. `form`: what that dialog may save. */
export function useUnsavedGuard(isDirty: boolean, form?: FormRef): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    dirtyForms.set(id, form)
    window.addEventListener('beforeunload', ask)
    return () => {
      dirtyForms.delete(id)
      window.removeEventListener('beforeunload', ask)
    }
  }, [id, isDirty, form])
}
