import type { Tour } from '@ramplight/contract/tours/tours'
import type { Cents } from '@ramplight/domain/kernel/units'
import type { Landing } from '../tournaments/landings.ts'
import type { Filled, QuickCreateValues } from './quick-create.values.ts'

/** What the form of a new event shows, and each of its parts. */
export type QuickCreateFormProps = {
  values: QuickCreateValues
  filled: Filled
  onChange: (part: Partial<QuickCreateValues>) => void
  tours: readonly Tour[]
  landings: readonly Landing[]
  /** What the tour brings; null while it is being asked for. */
  fromTour: readonly string[] | null
  tourFee: { amount: Cents | undefined; per: 'angler' | 'team' | 'boat' }
  today: string
  creating: boolean
  onCreate: (then: 'overview' | 'setup') => void
}
