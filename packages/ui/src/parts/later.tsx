import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { textsReady } from '../language/texts.ts'

const AGAIN_AFTER_MS = 5000

type Later<Props> = ComponentType<Props> & {
  /** Fetches it now, for who is about to need it. */
  soon: () => void
}

/**
 * A part of a screen whose script is fetched when the part is first shown, so that nobody waits for what they do not see. Until it
 * is there with its texts, `before` stands in its place. When it cannot be fetched, it is tried again: a part that is missing takes no page away.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: (props: Props) => ReactNode = () => null,
): Later<Props> {
  let Part: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const fetched = () => {
    loading ??= load().then(
      async (part) => {
        // Its words are fetched with it: drawn before them it would stay English.
        await textsReady()
        Part = part
      },
      (error) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  function Shown(props: Props) {
    const [, setTries] = useState(0)
    const isHere = Part !== null
    useEffect(() => {
      if (isHere) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const again = () => isGone || setTries((tries) => tries + 1)
      const ask = () =>
        void fetched().then(again, () => {
          if (!isGone) timer = setTimeout(ask, AGAIN_AFTER_MS)
        })
      ask()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [isHere])
    return Part ? <Part {...props} /> : before(props)
  }
  return Object.assign(Shown, { soon: () => void fetched().catch(() => {}) })
}
