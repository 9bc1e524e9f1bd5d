import type { ScaleReading } from '@ramplight/domain/scale/watch-scale'
import type { BagAction, BagField } from '#features/weigh-in/bag/index.ts'
import { deviceName } from '#platform/device.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { type ScaleUsed, scaleNow } from '../scale-link/index.ts'

/** A reading as the weight of a field, with what proves it. */
export function takeReading(reading: ScaleReading, field: BagField, scale: ScaleUsed): BagAction {
  const { bag, weight, text, unit, at, zeroAt, lines } = reading
  // By the clock of the event.
  const begin = timeHere() - scaleNow()
  const timeOf = (time: number): string => new Date(begin + time).toISOString()
  return {
    type: 'reading',
    bag,
    field,
    weight,
    read: {
      text,
      unit,
      time: timeOf(at),
      device: deviceName(),
      tareState: !scale.seesZero ? 'unknown' : zeroAt === null ? 'not-tared' : 'tared',
      scale: scale.name,
      zeroAt: zeroAt === null ? null : timeOf(zeroAt),
      lines: [...lines],
    },
  }
}
