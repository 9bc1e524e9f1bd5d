import { can } from '@ramplight/domain/policies/policies'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ReadOnlyBanner } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { payoutStructuresQuery } from '#features/payouts/payout-structures/index.ts'
import { speciesQuery } from '#features/tournaments/species/index.ts'
import { tourSettingsQuery } from '#features/tours/tour-settings/index.ts'
import { TourForm, tourQuery } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'

export function TourPage() {
  const { id } = useParams({ from: '/director/tours/$id' })
  const actor = useActor()
  const tour = useQuery(tourQuery(id))
  const brought = useQuery(tourSettingsQuery(id))
  const structures = useQuery(payoutStructuresQuery())
  const species = useQuery(speciesQuery(useSession()!.user))
  const choices = {
    structures: (structures.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    species: (species.data ?? []).map(({ name }) => name),
  }
  return (
    <Page>
      <Loaded query={tour} what="tour">
        {(loaded) => {
          const mayEdit = can(actor, 'tour.edit', { id: loaded._id, director: loaded.director })
          return (
            <>
              <PageHeader
                title={loaded.name}
                crumbs={[{ label: 'Tours', href: '/director/tours' }, { label: loaded.name }]}
                meta={[loaded.waterType, 'What is set here comes with every new tournament']}
                secondary={[{ label: 'New tournament', icon: IconPlus, href: `/director/tournaments/new?tour=${id}` }]}
              />
              {!mayEdit && <ReadOnlyBanner text="Only its director and their assistants can change this." />}
              <Loaded query={brought} what="settings of the tour" skeleton={<LoadingRows rows={6} height={72} label="Loading settings" />}>
                {(settings) => <TourForm tour={loaded} brought={settings} choices={choices} mayEdit={mayEdit} />}
              </Loaded>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
