import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Day, Who } from '../at-the-ramp.ts'
import type { Evidence } from './evidence.ts'
import type { Left } from './left-on-devices.ts'

/** What the server has for a person: what a device that begins anew would fetch. */
export type Projection = Map<SyncTable, Map<string, Record<string, unknown>>>

/** Everything the invariants are asked of, in the evening. */
export type Proof = {
  day: Day
  evidence: Evidence
  left: Left[]
  projections: Record<Who, Projection>
  scopes: Record<Who, Set<string>>
  /** What devices still hold, as text; made when it is first asked for. */
  held?: string
}
