import { Button } from '@mantine/core'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import type { SeasonFull } from '@ramplight/contract/tours/seasons'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconIdBadge2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SeasonView } from '#features/results/series/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../angler.texts.ts'
import { myMembershipsQuery } from '../memberships/memberships.queries.ts'

/** A season with my own place first. */
export function AnglerSeasonPage() {
  const { id } = useParams({ from: '/angler/standings/$id' })
  return (
    <Page width="form">
      <SeasonView id={id} base="/angler" actions={(season) => <JoinSeason season={season} />} />
    </Page>
  )
}

/** Membership of this season: mine, asked for, or one tap away. */
function JoinSeason({ season }: { season: SeasonFull }) {
  const me = useSession()!.user
  const online = useOnline()
  const mine = useQuery(myMembershipsQuery(me._id)).data
  const join = useAction({
    work: () => call(membershipCalls.create, { body: { season: season._id, user: me._id } }),
    onDone: () => notify.success(t('season.done', { season: season.name })),
  })
  if (!mine) return null
  const found = mine.find((one) => one.season === season._id)
  if (found)
    return (
      <Banner tone={found.approved ? 'kelp' : 'amber'} icon={IconIdBadge2}>
        {t(found.approved ? 'season.joined' : 'season.waits')}
      </Banner>
    )
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconIdBadge2 aria-hidden />}
        disabled={!online}
        loading={join.running}
        onClick={() => join.run()}
      >
        {t('season.join')}
      </Button>{' '}
      {!online && t('needsInternet')}
    </div>
  )
}
