import { useEffect, useRef } from 'react'
import { useAddress } from '#platform/address.ts'
import type { Href } from '#platform/href.ts'
import { type Step, stepAt } from './steps.ts'

/** Where somebody is in signing up: the address says it, so the browser goes one screen back, and a reload stays. */
export function useSteps(steps: readonly Step[]) {
  const { search, pathname, look, go } = useAddress()
  const step = stepAt(steps, search.step)
  /** The screens that this visit has gone to, without those it has come back from. */
  const gone = useRef<Step[]>([])
  useEffect(() => {
    const at = gone.current.indexOf(step)
    gone.current = gone.current.slice(0, at + 1)
  }, [step])
  const at = steps.indexOf(step)
  const next = steps.slice(at + 1).find((one) => one !== 'pay')
  const before = steps[at - 1]
  return {
    step,
    /** Null: here one signs up. */
    next: next ?? null,
    before: before ?? null,
    goTo: (to: Step) => {
      gone.current = [...gone.current, to]
      look((now) => ({ ...now, step: to }))
    },
    back: () => {
      if (gone.current.at(-1) === step) return window.history.back()
      go(`${pathname}?step=${before ?? steps[0]}` as Href, { replace: true })
    },
    /** Signed up: to what is to be paid, or to what came of it. */
    leave: (pays: boolean) => go(`${pathname}${pays ? '?step=pay' : ''}` as Href, { replace: true }),
  }
}
