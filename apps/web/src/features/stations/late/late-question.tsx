import { Button } from '@mantine/core'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconClock } from '@tabler/icons-react'
import type { Due } from '#platform/values/event-time.ts'
import { t } from './late.texts.ts'
import type { LateAnswer } from './use-late-answer.ts'

type LateQuestionProps = { minutes: number; due: Due | null; onAnswer: (answer: NonNullable<LateAnswer>) => void }

/** The first boat that stands at the scale after it was due: only a person knows when it came in. */
export const LateQuestion = ({ minutes, due, onAnswer }: LateQuestionProps) => (
  <section className="rl-late-question" role="alert">
    <p>
      <IconClock size={28} stroke={2} aria-hidden />
      <b>{t('lateQuestion.inLineOnTimeQuestion')}</b>
    </p>
    <p>
      {due && `${t('lateQuestion.wasDueAt', { time: writeWallClock(due.dueTime) })} `}
      {t('lateQuestion.byClockMinPast', { minutes })}
    </p>
    <div className="rl-late-question__actions">
      <Button variant="default" onClick={() => onAnswer('clock')}>
        {t('lateQuestion.noCountMinutes')}
      </Button>
      <Button onClick={() => onAnswer('in-line')}>{t('lateQuestion.inLineOnTime')}</Button>
    </div>
  </section>
)
