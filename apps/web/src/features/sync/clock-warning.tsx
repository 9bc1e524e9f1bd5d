import { Banner } from '@ramplight/ui/banner.tsx'
import { IconClockExclamation } from '@tabler/icons-react'
import { useEngineState } from '#platform/local/use-sync.ts'
import { clockWords } from './clock-words.ts'

/** At a station, when the device's clock is so far off that lateness would be judged wrongly. */
export function ClockWarning() {
  const words = clockWords(useEngineState()?.clockOff ?? null)
  return words ? (
    <Banner tone="amber" icon={IconClockExclamation}>
      {words}
    </Banner>
  ) : null
}
