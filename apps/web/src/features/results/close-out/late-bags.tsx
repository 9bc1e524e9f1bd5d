import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { tournamentAuditQuery } from '#features/system/audit/index.ts'
import { historyWords } from '#platform/stored-words/stored-words.ts'
import { t } from './close-out.texts.ts'
import { latestLate } from './latest-late.ts'

const ASK_AGAIN_MS = 60_000

/** What other devices brought after the end: it counts nowhere, and its station alone would know of it. */
export function LateBags({ tournament }: { tournament: string }) {
  const { data } = useQuery({ ...tournamentAuditQuery(tournament), refetchInterval: ASK_AGAIN_MS })
  const late = latestLate(data ?? [])
  if (late.length === 0) return null
  return (
    <Banner tone="amber" icon={IconClockExclamation}>
      {t.rich('lateBags.changesCameAfterFinal', { count: late.length, b: (words) => <b>{words}</b> })}
      {late.map(({ _id, summary, byName }) => (
        <Fragment key={_id}>
          <br />
          {[historyWords(summary), byName].filter(Boolean).join(' · ')}
        </Fragment>
      ))}
    </Banner>
  )
}
