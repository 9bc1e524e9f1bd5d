import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { tournamentAuditQuery } from '#features/system/audit/index.ts'
import { latestLate } from './latest-late.ts'

const ASK_AGAIN_MS = 60_000

/** What other devices brought after the end: it counts nowhere, and its station alone would know of it. */
export function LateBags({ tournament }: { tournament: string }) {
  const { data } = useQuery({ ...tournamentAuditQuery(tournament), refetchInterval: ASK_AGAIN_MS })
  const late = latestLate(data ?? [])
  if (late.length === 0) return null
  return (
    <Banner tone="amber" icon={IconClockExclamation}>
      <b>
        {late.length === 1 ? 'One change came after the results were final.' : `${late.length} changes came after the results were final.`}
      </b>{' '}
      They do not count and wait on their device. Reopen the results, and send them from there once more.
      {late.map(({ _id, summary, byName }) => (
        <Fragment key={_id}>
          <br />
          {[summary, byName].filter(Boolean).join(' · ')}
        </Fragment>
      ))}
    </Banner>
  )
}
