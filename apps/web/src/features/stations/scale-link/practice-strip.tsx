import { Button } from '@mantine/core'
import { UNITS_PER_KILOGRAM, UNITS_PER_POUND } from '@ramplight/domain/kernel/units'
import { useState } from 'react'
import { currentPractice } from './practice.ts'
import { t } from './scale-link.texts.ts'
import { scales, useScales } from './this-tablet.ts'
import './scale-link.css'

/** From a small bag to a big one, as a simulated scale shows it. */
const anyBag = (metric: boolean): number =>
  metric
    ? (3 + Math.round(Math.random() * 600) / 100) * UNITS_PER_KILOGRAM
    : Math.round((8 + Math.random() * 14) * 100) * (UNITS_PER_POUND / 100)

/** While somebody practises: that nothing is saved, and what a simulated scale can do. */
export function PracticeStrip({ metric }: { metric: boolean }) {
  const { practice, scales: all } = useScales()
  const [isOn, setOn] = useState(false)
  const simulated = currentPractice()
  if (!practice || !simulated) return null
  const isPlugged = all.some(({ link }) => link === 'connected')
  return (
    <section className="rl-practice" aria-label={t('practice.title')}>
      <p>
        <b>{t('practice.title')}</b> {t('practice.nothingSaved')}
      </p>
      <div className="rl-scale-buttons">
        <Button
          variant="default"
          onClick={() => {
            simulated.put(isOn ? 0 : anyBag(metric))
            setOn(!isOn)
          }}
        >
          {t(isOn ? 'practice.takeOff' : 'practice.put')}
        </Button>
        <Button variant="default" data-more onClick={() => simulated.noise()}>
          {t('practice.noise')}
        </Button>
        <Button variant="default" data-more onClick={() => (isPlugged ? simulated.unplug() : simulated.plugIn())}>
          {t(isPlugged ? 'practice.unplug' : 'practice.plugIn')}
        </Button>
        <Button onClick={() => void scales.practise(null)}>{t('practice.end')}</Button>
      </div>
    </section>
  )
}
