import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import type { TourSettings } from '@ramplight/contract/tours/tour-settings'
import type { Cents } from '@ramplight/domain/kernel/units'
import { DEFAULT_SETTINGS } from '@ramplight/domain/scoring/default-settings'
import { wordsOf } from '#features/setup/words/index.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './tour-settings.texts.ts'

type Defaults = Pick<TourSettings, 'payout' | 'weight' | 'pointsScoring' | 'tournamentDefaults'>

/** The settings a tournament of this tour starts with; a section of the tournament defaults wins field by field. */
export function settingsOfTour({ payout, weight, pointsScoring, tournamentDefaults }: Defaults): TournamentSettings {
  const settings = tournamentDefaults?.settings ?? {}
  return {
    ...settings,
    payout: { ...payout, ...settings.payout },
    weight: { ...weight, ...settings.weight },
    pointsScoring: { ...pointsScoring, ...settings.pointsScoring },
  }
}

/** What a tournament of this tour takes unless it says otherwise, and for what. */
export function feeOfTour(tour: Defaults): { amount: Cents | undefined; per: 'angler' | 'team' | 'boat' } {
  const { teamEvent, entryFee } = tour.tournamentDefaults ?? {}
  const { payout } = settingsOfTour(tour)
  return { amount: entryFee ?? payout?.defaultEntryFee, per: payout?.chargePer === 'Angler' ? 'angler' : teamEvent ? 'team' : 'boat' }
}

/** "Teams of 2 · $100 per boat · 5 fish · lb-oz · pays 1 in 5": what one pick fills, in the words of the ramp. */
export function describeDefaults(tour: Defaults): string[] {
  const { teamEvent, bigfishpots, sidepots } = tour.tournamentDefaults ?? {}
  const { payout, weight, pointsScoring, teamSettings, flightOptions } = settingsOfTour(tour)
  const { amount: fee, per } = feeOfTour(tour)
  return [
    teamEvent === undefined
      ? null
      : teamEvent
        ? t('describeDefaults.teamsOf', { teamSize: teamSettings?.teamSize ?? DEFAULT_SETTINGS.teamSettings.teamSize })
        : t('describeDefaults.solo'),
    fee === undefined ? null : t(`describeDefaults.feePer.${per}`, { fee: writeShortMoney(fee) }),
    weight?.fishLimit ? t('describeDefaults.fishLimit', { count: weight.fishLimit }) : null,
    weight?.display ?? null,
    placesText(payout),
    flightOptions?.flights ? t('describeDefaults.flights', { count: flightOptions.flights }) : null,
    pointsScoring?.system ? wordsOf(pointsScoring.system) : null,
    potText(t('describeDefaults.bigFish'), bigfishpots),
    potText(t('describeDefaults.sidePot'), sidepots),
  ].filter((part): part is string => part !== null)
}

/** In the order in which the rules are asked (M22, M23, M6, M7). */
function placesText(payout: TournamentSettings['payout']): string | null {
  if (payout?.placesByFieldSize?.length) return t('describeDefaults.paysByFieldSize')
  if (payout?.placesSteps)
    return t('describeDefaults.paysInSteps', {
      places: payout.placesSteps.places,
      boats: payout.placesSteps.upTo,
      oneMorePer: payout.placesSteps.oneMorePer,
    })
  if (payout?.oneIn) return t('describeDefaults.paysOneIn', { boats: payout.oneIn })
  return payout?.placesPaid ? t('describeDefaults.paysPlaces', { count: payout.placesPaid }) : null
}

function potText(word: string, pots: readonly { entryFee?: number | undefined }[] | undefined): string | null {
  if (!pots?.length) return null
  const fee = pots[0]?.entryFee
  return pots.length === 1 && fee ? `${word} ${writeShortMoney(fee)}` : `${pots.length} × ${word.toLowerCase()}`
}
