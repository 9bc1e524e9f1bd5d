import { Button } from '@mantine/core'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type EntryUnit, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './late.texts.ts'

type MinutesLateProps = {
  minutes: number
  byClock: number
  onChange: (minutes: number) => void
  penalty?: number
  unit?: EntryUnit
}

/** Minutes in large figures; the clock proposes, a person decides. */
export function MinutesLate({ minutes, byClock, onChange, penalty = 0, unit }: MinutesLateProps) {
  return (
    <fieldset className="rl-minutes" data-tone={minutes > 0 ? 'amber' : undefined}>
      <legend>{t('minutesLate.minutesLate')}</legend>
      <IconButton
        icon={IconMinus}
        label={t('minutesLate.oneMinuteLess')}
        variant="default"
        size={64}
        iconSize={26}
        onClick={() => onChange(Math.max(0, minutes - 1))}
      />
      <output className="rl-minutes__count">{minutes}</output>
      <IconButton
        icon={IconPlus}
        label={t('minutesLate.oneMinuteMore')}
        variant="default"
        size={64}
        iconSize={26}
        onClick={() => onChange(minutes + 1)}
      />
      <span className="rl-minutes__quick">
        {minutes > 0 && (
          <Button variant="default" onClick={() => onChange(0)}>
            {t('minutesLate.onTime')}
          </Button>
        )}
        {byClock > 0 && byClock !== minutes && (
          <Button variant="default" onClick={() => onChange(byClock)}>
            {t('minutesLate.minutesByClock', { minutes: byClock })}
          </Button>
        )}
        {penalty > 0 && unit && <b className="rl-num">−{writeWeight(penalty, unit)}</b>}
      </span>
    </fieldset>
  )
}
