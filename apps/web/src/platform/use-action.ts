import { notify } from '@ramplight/ui/dialogs/toasts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError, messageOfError } from './call-error.ts'

type Props<Given, Done> = {
  work: (given: Given) => Promise<Done>
  onDone?: (done: Done, given: Given) => unknown
  /** Without it a refusal is told in a toast. `shown`: the screen shows `error` itself. */
  onRefused?: 'shown' | ((error: Error, given: Given) => unknown)
  /** After either. */
  onEnd?: () => unknown
}

export type Action<Given, Done> = {
  /** With the same once more while it is in hand: nothing. */
  run: (given: Given) => void
  /** The same, for who waits for the end: what came of it, or null when it was refused. */
  finish: (given: Given) => Promise<Done | null>
  running: boolean
  /** What it was started with, and what came of it. */
  given: Given | undefined
  done: Done | undefined
  isDone: boolean
  error: Error | null
  /** Puts away the error, or what was done. */
  forget: () => void
}

/**
 * Something that a button does and that may be refused: delete, draw, send, take back. What a form saves goes through `useSave`.
 * What the work changes is asked for again by `call()` itself.
 */
export function useAction<Done, Given = void>({ work, onDone, onRefused, onEnd }: Props<Given, Done>): Action<Given, Done> {
  const inHand = useRef(new Set<Given>())
  const running = useMutation<Done, Error, Given>({
    mutationFn: work,
    onSuccess: (done, given) => onDone?.(done, given),
    onError: (error, given) => (onRefused === 'shown' ? undefined : (onRefused ?? tell)(error, given)),
    onSettled: (_done, _error, given) => {
      inHand.current.delete(given)
      return onEnd?.()
    },
  })
  const { isPending, mutate, mutateAsync } = running
  return {
    run: (given) => {
      // A double tap is one: its second half comes before the button is drawn as busy.
      if (inHand.current.has(given)) return
      inHand.current.add(given)
      mutate(given)
    },
    finish: (given) => mutateAsync(given).catch(() => null),
    running: isPending,
    given: running.variables,
    done: running.data,
    isDone: running.isSuccess,
    error: running.error,
    forget: running.reset,
  }
}

function tell(error: Error): void {
  // An ended session says so itself.
  if (!(error instanceof CallError && error.code === 'session.over')) notify.danger(messageOfError(error))
}
