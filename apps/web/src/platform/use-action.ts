import { sameValue } from '@ramplight/domain/kernel/same-value'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { tellCaught } from './broken/watch-broken.ts'
import { CallError, messageOfError } from './call-error.ts'

type Props<Given, Done> = {
  work: (given: Given) => Promise<Done>
  /** What follows on the screen. Should it break, the work is done all the same, and no refusal is told. */
  onDone?: (done: Done, given: Given) => unknown
  /** Without it a refusal is told in a toast. `shown`: the screen shows `error` itself. */
  onRefused?: 'shown' | ((error: Error, given: Given) => unknown)
  /** After either. */
  onEnd?: () => unknown
}

export type Action<Given, Done> = {
  /** With the same once more while it is in hand: nothing. */
  run: (given: Given) => void
  /** The same, for who waits for the end: what came of it, or null when it was refused. Once more while it is in hand: the same end. */
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
  const inHand = useRef<{ given: Given; end: Promise<Done | null> }[]>([])
  const running = useMutation<Done, Error, Given>({
    mutationFn: work,
    onSuccess: (done, given) => andThen(() => onDone?.(done, given)),
    onError: (error, given) => (onRefused === 'shown' ? undefined : (onRefused ?? tell)(error, given)),
    onSettled: (_done, _error, given) => {
      inHand.current = inHand.current.filter((one) => !isSame(one.given, given))
      return onEnd?.()
    },
  })
  const { isPending, mutateAsync } = running
  const finish = (given: Given) => {
    // A double tap is one: its second half comes before the button is drawn as busy.
    const begun = inHand.current.find((one) => isSame(one.given, given))
    if (begun) return begun.end
    const end = mutateAsync(given).catch(() => null)
    inHand.current.push({ given, end })
    return end
  }
  return {
    run: (given) => void finish(given),
    finish,
    running: isPending,
    given: running.variables,
    done: running.data,
    isDone: running.isSuccess,
    error: running.error,
    forget: running.reset,
  }
}

/** A button makes a new object at each tap: what is in it counts. A file is the same only as itself. */
const isSame = (one: unknown, other: unknown): boolean => Object.is(one, other) || (isData(one) && isData(other) && sameValue(one, other))

const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const kind = Object.getPrototypeOf(value)
  return (Array.isArray(value) || kind === Object.prototype || kind === null) && Object.values(value).every(isData)
}

/** What follows a success. When it breaks, somebody hears of it, and the success stays one. */
export async function andThen(follow: () => unknown): Promise<void> {
  try {
    await follow()
  } catch (error) {
    tellCaught(error)
  }
}

function tell(error: Error): void {
  // An ended session says so itself.
  if (error instanceof CallError && error.code === 'session.over') return
  // Whoever watches the network may say the same: one toast.
  notify.danger(messageOfError(error), error instanceof CallError && error.isOffline ? { id: 'net-required' } : {})
}
