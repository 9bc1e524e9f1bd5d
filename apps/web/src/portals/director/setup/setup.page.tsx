import { can } from '@ramplight/domain/policies/policies'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { useQuery } from '@tanstack/react-query'
import { payoutStructuresQuery } from '#features/payouts/payout-structures/index.ts'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { SetupForm } from '#features/tournaments/setup-form/index.ts'
import { speciesQuery } from '#features/tournaments/species/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { ownDivisionsQuery } from '#features/tours/divisions/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { settingsOfTour, tourSettingsQuery } from '#features/tours/tour-settings/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'
import { t } from './setup.texts.ts'

/** A field of this size is shown before anybody is entered. */
const USUAL_FIELD = 40

export function SetupPage() {
  const tournament = useTournament()
  const user = useSession()!.user
  const mayEdit = can(useActor(), 'tournament.edit', tournament)
  const tours = useQuery(ownToursQuery(user))
  const seasons = useQuery(ownSeasonsQuery(user))
  const divisions = useQuery(ownDivisionsQuery(user))
  const structures = useQuery(payoutStructuresQuery())
  const species = useQuery(speciesQuery(user))
  const ofTour = useQuery({ ...tourSettingsQuery(tournament.tour), retry: false })
  const entries = useQuery(entriesQuery(tournament._id))
  if (tours.isPending || seasons.isPending || entries.isPending) return <LoadingRows rows={6} height={72} label={t('setup.loadingSetup')} />
  const known = (tours.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const tourOptions = known.some(({ value }) => value === tournament.tour)
    ? known
    : [...known, { value: tournament.tour, label: t('setup.tourOfTheTournament') }]
  const choices = {
    tours: tourOptions,
    seasons: (seasons.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    divisions: (divisions.data ?? []).map(({ _id, name, tour }) => ({ value: _id, label: name, tour: tour ?? null })),
    structures: (structures.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    species: (species.data ?? []).map(({ name }) => name),
  }
  const tour = ofTour.data ? { ...ofTour.data.tournamentDefaults, settings: settingsOfTour(ofTour.data) } : null
  const boats = (entries.data ?? []).filter(({ deleted }) => !deleted).length
  return <SetupForm tournament={tournament} choices={choices} tour={tour} mayEdit={mayEdit} startBoats={boats || USUAL_FIELD} />
}
