import { useEffect, useRef } from 'react'
import type { Step } from './steps.ts'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = { steps: readonly Step[]; step: Step }

/** Which screen of how many this is. After a step it has the focus, and is read out. Nothing where one screen is all. */
export function StepLine({ steps, step }: Props) {
  const line = useRef<HTMLOListElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A field that is to be put right comes first.
    if (!document.querySelector('[aria-invalid=true]')) line.current?.focus({ preventScroll: true })
  }, [step])
  if (steps.length < 2) return null
  const number = steps.indexOf(step) + 1
  return (
    <ol
      ref={line}
      tabIndex={-1}
      className={classes.steps}
      aria-label={t('steps.of', { number: String(number), count: String(steps.length), name: t(`steps.${step}`) })}
    >
      {steps.map((one, index) => (
        <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index + 1 < number || undefined}>
          <b className="rl-num">{`${index + 1}/${steps.length}`}</b> {t(`steps.${one}`)}
        </li>
      ))}
    </ol>
  )
}
