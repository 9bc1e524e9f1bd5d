import { later } from '@ramplight/ui/parts/later.tsx'
import { useEffect, useState } from 'react'
import { useNewVersion } from './use-new-version.ts'
import { useStable } from './use-stable.ts'

const UpdateDialog = later(() => import('./update-dialog.tsx').then((module) => module.UpdateDialog))

/** The worker is registered when the page has come to rest. */
export const UpdateWhenStable = () => (useStable() ? <UpdatePrompt /> : null)

/** Offered, never forced, and not in the middle of a weigh-in. */
function UpdatePrompt() {
  const [weighing, setWeighing] = useState(isWeighing)
  const [needed, setNeeded] = useNewVersion()
  useEffect(() => {
    if (!needed) return
    const timer = setInterval(() => setWeighing(isWeighing()), 2000)
    return () => clearInterval(timer)
  }, [needed])
  return needed ? <UpdateDialog opened={!weighing} onClose={() => setNeeded(false)} /> : null
}

const isWeighing = () => /^\/(offline-)?weigh-in\/./.test(location.pathname)
