import { frozen } from '../kernel/frozen.ts'
import type { Weight } from '../kernel/units.ts'
import { isMetric, type NoFrame, type ScaleFrame, type ScaleUnit } from './indicators.ts'
import { KEPT_LINES } from './limits.ts'

/** Equal weights in a row before a reading is stable. */
export const EQUAL_IN_A_ROW = 3
/** A scale that does not say whether it moves must stand still for so long. */
export const STILL_MS = 500
/** A scale from which nothing came for so long is silent. */
export const SILENT_MS = 2500
/** Lines without sense, with no weight between them, after which it is said. */
export const STRANGE_LINES = 5
/** Times that a line without sense came between two weights before one was stable, after which that line is shown. */
export const MIXED_LINES = 3

/** Milliseconds, by any clock that only goes forward. */
type Time = number

type Line = { readonly text: string; readonly at: Time }
type Run = {
  readonly weight: Weight
  readonly unit: ScaleUnit
  readonly motion: 'still' | 'unsaid'
  readonly count: number
  readonly since: Time
}
/** The scale stood at zero. `by`: what has been weighed since, a bag or a field of it. */
type Zero = Line & { readonly by: string | null }

/** What a station knows of one scale. */
export type ScaleWatch = {
  /** The bag on the screen. Only what comes while it is there can be its weight. */
  readonly bag: string | null
  readonly last: ScaleFrame | null
  readonly lastAt: Time
  readonly run: Run | null
  readonly zero: Zero | null
  /** Until then a bag comes off the scale, and only a zero is noticed. */
  readonly comesOffUntil: Time
  readonly lines: readonly Line[]
  /** Lines that were no weight, all of them and since the last weight; and whether a unit is missing. */
  readonly dropped: number
  readonly strange: number
  readonly needsUnit: boolean
  /** Lines without sense that came between weights since one was stable, and the last of them. */
  readonly mixed: number
  readonly mixedText: string | null
  /** When the scale last said a net weight: beside it, gross is not the weight of the bag. */
  readonly netAt: Time
}

export const NOTHING_HEARD: ScaleWatch = frozen<ScaleWatch>({
  bag: null,
  last: null,
  lastAt: Number.NEGATIVE_INFINITY,
  run: null,
  zero: null,
  comesOffUntil: Number.NEGATIVE_INFINITY,
  lines: [],
  dropped: 0,
  strange: 0,
  needsUnit: false,
  mixed: 0,
  mixedText: null,
  netAt: Number.NEGATIVE_INFINITY,
})

const isStill = ({ motion, count, since }: Run, at: Time): boolean =>
  count >= EQUAL_IN_A_ROW && (motion === 'still' || at - since >= STILL_MS)

function runWith(run: Run | null, frame: ScaleFrame, at: Time): Run | null {
  if (frame.is !== 'weight' || frame.motion === 'moving') return null
  const { weight, unit, motion } = frame
  if (run?.weight === weight && run.unit === unit && run.motion === motion) return { ...run, count: run.count + 1 }
  return { weight, unit, motion, count: 1, since: at }
}

/** A zero is noticed always, also while a bag comes off; below zero it is lost; a weight takes it for the bag on the screen. */
function zeroWith(watch: ScaleWatch, run: Run | null, { text, at }: Line): Zero | null {
  const { zero, bag } = watch
  if (!run || !isStill(run, at)) return zero
  if (run.weight === 0) return { text, at, by: null }
  if (run.weight < 0) return null
  return zero && zero.by === null && bag !== null ? { ...zero, by: bag } : zero
}

/** Is this line printed beside the weight? A date or an ID is, and so is gross where the scale also sends net. */
const isBeside = ({ netAt }: ScaleWatch, frame: ScaleFrame | NoFrame, at: Time): boolean =>
  frame.is === 'beside' || (frame.is === 'weight' && frame.kind === 'gross' && at - netAt <= SILENT_MS)

/** A line came. */
export function heard(watch: ScaleWatch, frame: ScaleFrame | NoFrame, at: Time): ScaleWatch {
  const line = { text: frame.text, at }
  const lines = [...watch.lines, line].slice(-KEPT_LINES)
  if (isBeside(watch, frame, at)) return { ...watch, lines, strange: watch.strange + (frame.is === 'beside' ? 1 : 0) }
  if (frame.is !== 'weight' && frame.is !== 'over')
    return {
      ...watch,
      // A line that was not understood may have been another weight.
      run: null,
      lines,
      dropped: watch.dropped + 1,
      strange: watch.strange + 1,
      needsUnit: frame.is === 'no-unit' || (watch.needsUnit && frame.is === 'half'),
      ...(watch.run && frame.is === 'noise' ? { mixed: watch.mixed + 1, mixedText: frame.text } : {}),
    }
  const counted = runWith(watch.run, frame, at)
  const settled = counted && isStill(counted, at) ? { mixed: 0, mixedText: null } : {}
  const netAt = frame.is === 'weight' && frame.kind === 'net' ? at : watch.netAt
  const run = at < watch.comesOffUntil && counted?.weight !== 0 ? null : counted
  return {
    ...watch,
    last: frame,
    lastAt: at,
    run,
    lines,
    zero: zeroWith(watch, run, line),
    strange: 0,
    needsUnit: false,
    netAt,
    ...settled,
  }
}

/** Another bag is on the screen, or none: what was read before is not its weight. */
export const called = (watch: ScaleWatch, bag: string | null): ScaleWatch => (watch.bag === bag ? watch : { ...watch, bag, run: null })

/** A bag was saved: it comes off now. The next one needs a zero of its own. */
export const saved = (watch: ScaleWatch, at: Time, seconds: number): ScaleWatch => ({
  ...watch,
  run: null,
  zero: null,
  comesOffUntil: at + seconds * 1000,
})

/** The cable is out, or the tablet slept: what the scale did meanwhile nobody knows. */
export const lost = ({ bag, dropped }: ScaleWatch): ScaleWatch => ({ ...NOTHING_HEARD, bag, dropped })

/** The zero from which the weight of this field counts; null: none was seen since something else was weighed. */
function zeroFor({ zero, bag }: ScaleWatch, field: string): Zero | null {
  if (!zero || bag === null) return null
  return zero.by === null || zero.by === bag || zero.by === `${bag}/${field}` ? zero : null
}

export type ScaleState =
  | 'silent'
  | 'strange'
  | 'mixed'
  | 'no-unit'
  | 'over'
  | 'wrong-unit'
  | 'coming-off'
  | 'unstable'
  | 'below-zero'
  | 'zero'
  | 'zero-needed'
  | 'stable'

type Asked = { readonly now: Time; readonly metric: boolean; readonly field: string }

/** How a scale stands, in one word. */
export function stateOf(watch: ScaleWatch, { now, metric, field }: Asked): ScaleState {
  const { last, run, strange, needsUnit } = watch
  if (needsUnit) return 'no-unit'
  if (strange >= STRANGE_LINES) return 'strange'
  if (!last || now - watch.lastAt > SILENT_MS) return 'silent'
  if (last.is === 'over') return 'over'
  if (isMetric(last.unit) !== metric) return 'wrong-unit'
  if (now < watch.comesOffUntil && last.weight !== 0) return 'coming-off'
  if (!run || !isStill(run, watch.lastAt)) return watch.mixed >= MIXED_LINES ? 'mixed' : 'unstable'
  if (run.weight === 0) return 'zero'
  if (run.weight < 0) return 'below-zero'
  return watch.bag !== null && zeroFor(watch, field) === null ? 'zero-needed' : 'stable'
}

/** A weight that can be taken, and what proves it. */
export type ScaleReading = {
  readonly weight: Weight
  readonly unit: ScaleUnit
  /** The line that says it, as it came. */
  readonly text: string
  readonly at: Time
  /** For which bag it was read. It is no weight of any other. */
  readonly bag: string
  /** When the scale stood at zero before it; null: that was not seen. */
  readonly zeroAt: Time | null
  /** The zero, and the lines around the reading, as they came. */
  readonly lines: readonly string[]
}

/** The weight on the scale, for the bag on the screen; null while there is none that anybody may take. */
export function readingOf(watch: ScaleWatch, asked: Asked): ScaleReading | null {
  const { run, bag, last, lines } = watch
  const state = stateOf(watch, asked)
  if ((state !== 'stable' && state !== 'zero-needed') || !run || bag === null || !last) return null
  const zero = zeroFor(watch, asked.field)
  const proof = zero && !lines.some(({ at, text }) => at === zero.at && text === zero.text) ? [zero, ...lines] : lines
  const { weight, unit } = run
  return { weight, unit, text: last.text, at: watch.lastAt, bag, zeroAt: zero?.at ?? null, lines: proof.map(({ text }) => text) }
}

/** A reading was taken for a field: the next field of this bag needs a zero of its own, this one may be read again. */
export const taken = (watch: ScaleWatch, field: string): ScaleWatch => {
  const zero = zeroFor(watch, field)
  return { ...watch, zero: zero && { ...zero, by: `${watch.bag}/${field}` } }
}
