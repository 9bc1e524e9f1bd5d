import { Button } from '@mantine/core'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconClock } from '@tabler/icons-react'
import type { Due } from '#platform/values/event-time.ts'
import type { LateAnswer } from './use-late-answer.ts'

type LateQuestionProps = { minutes: number; due: Due | null; onAnswer: (answer: NonNullable<LateAnswer>) => void }

/** The first boat that stands at the scale after it was due: only a person knows when it came in. */
export const LateQuestion = ({ minutes, due, onAnswer }: LateQuestionProps) => (
  <section className="rl-late-question" role="alert">
    <p>
      <IconClock size={28} stroke={2} aria-hidden />
      <b>Was this boat in line on time?</b>
    </p>
    <p>
      {due && `It was due at ${writeWallClock(due.dueTime)}. `}
      {`By the clock it is ${minutes} min past. Your answer counts for every boat in line; one boat can still be changed by hand.`}
    </p>
    <div className="rl-late-question__actions">
      <Button variant="default" onClick={() => onAnswer('clock')}>
        No, count the minutes
      </Button>
      <Button onClick={() => onAnswer('in-line')}>In line on time</Button>
    </div>
  </section>
)
