import type { ScaleReading } from '@ramplight/domain/scale/watch-scale'
import type { BagAction, BagField } from '#features/weigh-in/bag/index.ts'
import { deviceName } from '#platform/device.ts'
import { stationNow } from '../frame/station-clock.ts'
import { type ScaleUsed, scaleNow } from '../scale-link/index.ts'

/** By the clock of the event. */
const timeOf = (at: number): string => new Date(stationNow() - (scaleNow() - at)).toISOString()

/** A reading as the weight of a field, with what proves it. */
export const takeReading = (reading: ScaleReading, field: BagField, scale: ScaleUsed): BagAction => ({
  type: 'reading',
  bag: reading.bag,
  field,
  weight: reading.weight,
  read: {
    text: reading.text,
    unit: reading.unit,
    time: timeOf(reading.at),
    device: deviceName(),
    tareState: !scale.seesZero ? 'unknown' : reading.zeroAt === null ? 'not-tared' : 'tared',
    scale: scale.name,
    zeroAt: reading.zeroAt === null ? null : timeOf(reading.zeroAt),
    lines: [...reading.lines],
  },
})
