import { Button } from '@mantine/core'
import { userCalls } from '@ramplight/contract/people/users'
import type { TourFull } from '@ramplight/contract/tours/tours'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { TourView } from '#features/results/series/index.ts'
import { call } from '#platform/call.ts'
import { sessionUserIs } from '#platform/session.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from '../angler.texts.ts'

export function AnglerTourPage() {
  const { id } = useParams({ from: '/angler/tours/$id' })
  return (
    <Page width="form">
      <TourView id={id} base="/angler" actions={(tour) => <JoinTour tour={tour} />} />
    </Page>
  )
}

/** Who fishes a tour is in the book of its director: they are found for teams, and written to. */
function JoinTour({ tour }: { tour: TourFull }) {
  const me = useSession()!.user
  const online = useOnline()
  const join = useAction({
    work: () => call(userCalls.joinTour, { params: { id: me._id, tourId: tour._id } }),
    onDone: (user) => {
      sessionUserIs(user)
      notify.success(t('tour.done', { tour: tour.name }))
    },
  })
  if (me.userType !== 'Angler') return null
  if (me.tours.includes(tour._id))
    return (
      <Banner tone="kelp" icon={IconUserCheck}>
        {t('tour.joined')}
      </Banner>
    )
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconUserPlus aria-hidden />}
        disabled={!online}
        loading={join.running}
        onClick={() => join.run()}
      >
        {t('tour.join')}
      </Button>{' '}
      {!online && t('needsInternet')}
    </div>
  )
}
