import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'

/** What is typed before somebody is erased: nobody does it by a slip of the finger. */
export const ERASE_WORD = 'ERASE'

const MOST_TABLES = 10
const MOST_ROWS = 100_000
const LONGEST_TEXT = 50_000_000

const cell = z.union([z.string().max(5000), z.number(), z.null()])
const cellTable = z.object({
  name: z.string().max(80),
  headers: z.array(z.string().max(100)).max(20),
  rows: z.array(z.array(cell).max(20)).max(MOST_ROWS),
})

/** One text with everything, for machines, and tables of what was fished and paid, for a spreadsheet. */
export const personalData = z
  .object({ json: z.string().max(LONGEST_TEXT), tables: z.array(cellTable).max(MOST_TABLES) })
  .meta({ id: 'PersonalData' })
export type PersonalData = z.output<typeof personalData>

/** What is kept of a person, in their own hands: for themself, and for a system admin whom they have asked. */
export const personalDataCalls = {
  personalData: endpoint({
    method: 'GET',
    path: '/api/users/{id}/personal-data',
    summary: 'Everything that is kept of a person, as one text and as tables.',
    policy: 'user.self',
    see: 'user.see',
    own: 'export',
    fresh: true,
    params: idParams,
    response: personalData,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/users/{id}/erase',
    summary:
      'Erase a person for good. Results that are official keep the name, unless `hideName` makes it "Angler" there, too. Nothing brings it back.',
    policy: 'user.self',
    see: 'user.see',
    own: 'erasure',
    fresh: true,
    params: idParams,
    body: z.strictObject({ confirm: z.literal(ERASE_WORD), hideName: z.boolean() }),
    response: done,
  }),
}
