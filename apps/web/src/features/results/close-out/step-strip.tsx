import { IconCheck } from '@tabler/icons-react'
import classes from './step-strip.module.css'

type Props<S extends string> = { steps: readonly S[]; labels: Record<S, string>; at: S; onStep: (step: S) => void }

/** Where one is among a few steps, and the way to each; on a phone only the present one has its name. */
export function StepStrip<S extends string>({ steps, labels, at, onStep }: Props<S>) {
  const here = steps.indexOf(at)
  return (
    <ol className={classes.strip}>
      {steps.map((step, index) => (
        <li key={step} data-state={index < here ? 'done' : index === here ? 'here' : 'next'}>
          <button type="button" aria-current={index === here ? 'step' : undefined} onClick={() => onStep(step)}>
            <span className={classes.dot} aria-hidden>
              {index < here ? <IconCheck size={16} stroke={3} /> : index + 1}
            </span>
            <span className={classes.label}>{labels[step]}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
