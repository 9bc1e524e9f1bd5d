import { formToSave, hasUnsavedChanges } from '@ramplight/ui/form/unsaved-guard'
import { later } from '@ramplight/ui/parts/later.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { currentSession } from '#platform/session.ts'

const UnsavedDialog = later(() => import('@ramplight/ui/form/unsaved-dialog.tsx').then((module) => module.UnsavedDialog))

const SAVE_WITHIN_MS = 10_000

/** Leaving a changed form asks: Save, Discard or Stay. A session that has ended leaves at once; the draft is kept. */
export function UnsavedBlocker() {
  const [saving, setSaving] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsavedChanges() && (currentSession() !== null || !next.pathname.startsWith('/login')),
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const saveAndLeave = async () => {
    setSaving(true)
    formToSave()?.requestSubmit()
    const saved = await becomesTrue(() => !hasUnsavedChanges(), SAVE_WITHIN_MS)
    setSaving(false)
    if (saved) blocker.proceed()
    else blocker.reset()
  }
  const canSave = saving || formToSave() !== null
  return (
    <UnsavedDialog opened saving={saving} {...(canSave && { onSave: saveAndLeave })} onDiscard={blocker.proceed} onStay={blocker.reset} />
  )
}

/** A form that finds errors keeps its changes: then the answer is no as soon as its error summary stands there. */
async function becomesTrue(test: () => boolean, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs
  while (Date.now() < end) {
    if (test()) return true
    if (document.querySelector('.rl-summary')) return false
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
