import { Button } from '@mantine/core'
import type { Weight } from '@ramplight/domain/kernel/units'
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { Guard } from '#features/weigh-in/bag/index.ts'
import { t } from './scale.texts.ts'

const LOOK = {
  error: { tone: 'red', icon: IconAlertOctagon },
  ask: { tone: 'amber', icon: IconAlertTriangle },
  note: { tone: 'water', icon: IconInfoCircle },
} as const

type Props = {
  guards: readonly Guard[]
  asked: boolean
  /** Takes the weight that may be meant, where somebody can change it here. */
  instead?: { write: (weight: Weight) => string; onTake: (weight: Weight) => void }
}

/** Warnings never block; they take one more tap. Errors say what has to change. */
export function GuardList({ guards, asked, instead }: Props) {
  if (guards.length === 0) return null
  const waitsForAnswer = asked && guards.some(({ level }) => level === 'ask') && !guards.some(({ level }) => level === 'error')
  return (
    <ul className="rl-guards" role={asked ? 'alert' : undefined}>
      {waitsForAnswer && (
        <li data-tone="amber">
          <b>{t('guardList.notSavedYetCheckThis')}</b>
        </li>
      )}
      {guards.map(({ code, level, text, instead: meant }) => {
        const { tone, icon: Icon } = LOOK[level]
        return (
          <li key={code} data-tone={tone}>
            <Icon size={18} stroke={2} aria-hidden />
            <span>{text}</span>
            {meant !== undefined && instead && (
              <Button className="rl-guards__instead" variant="default" onClick={() => instead.onTake(meant)}>
                {t('guardList.itIs', { weight: instead.write(meant) })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
