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
import { TourForm, tourQuery, waterWord } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'
import { t } from './tours.texts.ts'

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
      <Loaded query={tour} what={t('tour.tourNoun')}>
        {(loaded) => {
          const mayEdit = can(actor, 'tour.edit', { id: loaded._id, director: loaded.director })
          return (
            <>
              <PageHeader
                title={loaded.name}
                crumbs={[{ label: t('tour.tours'), href: '/director/tours' }, { label: loaded.name }]}
                meta={[waterWord(loaded.waterType), t('tour.about')]}
                secondary={[{ label: t('tour.newTournament'), icon: IconPlus, href: `/director/tournaments/new?tour=${id}` }]}
              />
              {!mayEdit && <ReadOnlyBanner text={t('tour.readOnly')} />}
              <Loaded
                query={brought}
                what={t('tour.settingsNoun')}
                skeleton={<LoadingRows rows={6} height={72} label={t('tour.loadingSettings')} />}
              >
                {(settings) => <TourForm tour={loaded} brought={settings} choices={choices} mayEdit={mayEdit} />}
              </Loaded>
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
