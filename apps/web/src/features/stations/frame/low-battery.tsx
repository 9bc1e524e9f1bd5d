import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconBattery1 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from './frame.texts.ts'

/** What Chromium tells of a battery; other browsers tell nothing, and nothing is shown there. */
type Battery = EventTarget & { level: number; charging: boolean }
type WithBattery = Navigator & { getBattery?: () => Promise<Battery> }

/** A tablet in the sun is empty an hour later. */
const LOW = 0.2

/** Percent, while the battery is low and nothing charges it; else null. */
function useLowBattery(): number | null {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const watch = (battery: Battery) => {
      const read = () => setPercent(battery.level <= LOW && !battery.charging ? Math.round(battery.level * 100) : null)
      if (left.signal.aborted) return
      read()
      for (const event of ['levelchange', 'chargingchange']) battery.addEventListener(event, read, { signal: left.signal })
    }
    void (navigator as WithBattery).getBattery?.().then(watch, () => {})
    return () => left.abort()
  }, [])
  return percent
}

/** Said before the screen goes dark, on every station. */
export function LowBattery() {
  const percent = useLowBattery()
  if (percent === null) return null
  return (
    <Banner tone="amber" icon={IconBattery1}>
      <span role="status">{t('lowBattery.plugIn', { percent })}</span>
    </Banner>
  )
}
