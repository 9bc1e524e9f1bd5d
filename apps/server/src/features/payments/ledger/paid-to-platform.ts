import { linesPaidToPlatform, type PaidToPlatform, PLATFORM } from '@ramplight/domain/money/platform-lines'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { Source } from './post.ts'
import { settle } from './settle.ts'

/** The source of what stands in the platform's own book: what it was made from, and the id of that. */
export const PLATFORM_BOOK = 'platform-book'

type Paid = { what: 'invoice' | 'bill'; source: Source; director: string; at: string; money: PaidToPlatform }

/** What a director has paid the platform itself, less what went back, in both books, however often it is said. */
export async function postPaidToPlatform(tx: Tx, { what, source, director, at, money }: Paid, doer: Doer): Promise<void> {
  const lines = linesPaidToPlatform(money)
  await settle(
    tx,
    [
      { kind: 'platform-fee', source, tournament: null, holder: director, at, lines: lines.director },
      {
        ...{ kind: 'platform', source: { family: PLATFORM_BOOK, record: `${what} ${source.record}` } },
        ...{ tournament: null, holder: PLATFORM, at, lines: lines.platform },
      },
    ],
    doer,
  )
}
